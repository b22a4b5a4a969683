/** What stands on the map and where: one token for each thing that a person would touch. */
import { armyOf, type Region, SIDES, type Side } from "../types";
import type { Label } from "./names";
import { type Box, grown, settle } from "./room";
import { TRACK } from "./shapes";
import {
  armyStack,
  charactersStack,
  garrisonStack,
  isLedOnly,
  nazgulIn,
  nazgulStack,
  RING,
  type Stack,
} from "./stacks";
import type { MapView } from "./view";

interface Draft {
  kind: "army" | "characters" | "nazgul" | "fellowship" | "siege";
  side: Side;
  stack: Stack;
}

export interface Token extends Draft, Box {
  id: string;
  region: string;
  scale: number;
  /** A thread to its region, where it had to stand outside. */
  tied: [number, number] | null;
}

type Letters = (character: string) => string;

export interface Wishes {
  labels: readonly Label[];
  scale: number;
  /** Seen from afar: fewer figures, sums instead of numbers. */
  gathered: boolean;
  letters: Letters;
}

const FELLOWSHIP: Draft = {
  kind: "fellowship",
  side: "free-peoples",
  stack: { pieces: [], plates: [], ...RING },
};

/** The order in which the tokens of a region look for a place. */
const ORDER: readonly Draft["kind"][] = ["siege", "army", "nazgul", "characters", "fellowship"];
const SHRINKS = [1, 0.89, 0.78];

/** All tokens of a view, placed: on no name, on no other token, in their region if it holds them. */
export function placeTokens(view: MapView, wishes: Wishes): Token[] {
  const { labels, scale } = wishes;
  // The fullest regions first: they have the least choice.
  const full = [...draftsByRegion(view, wishes)].sort(([, a], [, b]) => areaOf(b) - areaOf(a));
  const blocked: Box[] = labels.map((label) => label.box);
  const placed: Token[] = [];
  for (const [{ name, stand }, drafts] of full) {
    drafts.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    let best: Placed | null = null;
    for (const shrink of SHRINKS) {
      const { tokens, cost } = placeIn(name, drafts, stand, scale * shrink, blocked);
      const all = cost + (1 - shrink) * 2200 * scale * scale;
      if (best === null || all < best.cost) best = { tokens, cost: all };
      if (cost < 40 * scale * scale) break;
    }
    placed.push(...(best?.tokens ?? []));
    blocked.push(...(best?.tokens ?? []).map((token) => grown(token, 0.6)));
  }
  const { mordor, at } = view.fellowship;
  return mordor === null ? placed : [...placed, onTrack(mordor, at, scale)];
}

/** What stands in each region that has a name on the map. */
function draftsByRegion(view: MapView, { labels, gathered, letters }: Wishes): Map<Label, Draft[]> {
  const byName = new Map(labels.map((label) => [label.name, label]));
  const found = new Map<Label, Draft[]>();
  for (const [name, region] of Object.entries(view.regions)) {
    const label = byName.get(name);
    const drafts = label ? draftsOf(region, gathered, letters) : [];
    if (label && drafts.length > 0) found.set(label, drafts);
  }
  const { at, mordor } = view.fellowship;
  const label = at === null || mordor !== null ? undefined : byName.get(at);
  if (label) found.set(label, [...(found.get(label) ?? []), FELLOWSHIP]);
  return found;
}

/** The tokens of a region; of who is besieged one alone. */
function draftsOf(region: Region, gathered: boolean, letters: Letters): Draft[] {
  const drafts: Draft[] = [];
  for (const side of SIDES) {
    const army = armyOf(region, side);
    const { characters } = army;
    if (region.besieged === side && (army.units > 0 || characters.length > 0)) {
      drafts.push({ kind: "siege", side, stack: garrisonStack(army, side, gathered) });
      continue;
    }
    if (army.units > 0 || army.bands.some((band) => isLedOnly(band, army)))
      drafts.push({ kind: "army", side, stack: armyStack(army, side, gathered) });
    const nazgul = nazgulIn(army);
    if (nazgul > 0) drafts.push({ kind: "nazgul", side, stack: nazgulStack(nazgul) });
    if (characters.length > 0) {
      const stack = charactersStack(characters, side, gathered, letters);
      drafts.push({ kind: "characters", side, stack });
    }
  }
  return drafts;
}

function areaOf(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { stack }) => sum + stack.w * stack.h, 0);
}

interface Placed {
  tokens: Token[];
  /** How badly they stand. */
  cost: number;
}

/** The tokens of a region at a size. */
function placeIn(
  region: string,
  drafts: readonly Draft[],
  stand: [number, number],
  scale: number,
  blocked: readonly Box[],
): Placed {
  const tokens: Token[] = [];
  const taken = [...blocked];
  let cost = 0;
  for (const draft of drafts) {
    const first = tokens[0];
    const w = draft.stack.w * scale;
    const h = draft.stack.h * scale;
    const box = settle(region, {
      w: w + 1.2,
      h: h + 1.2,
      near: first ? [first.x + first.w / 2, first.y + first.h / 2] : stand,
      blocked: taken,
      pull: first ? 0.3 : 0.5,
      step: scale < 0.8 ? 1.5 : 2,
      reach: 12 * scale + 3,
    });
    const token: Token = {
      ...draft,
      id: `${region} ${draft.side} ${draft.kind}`,
      region,
      scale,
      x: box.x + 0.6,
      y: box.y + 0.6,
      w,
      h,
      tied: box.outside > 0.5 * w * h ? stand : null,
    };
    cost += box.cost;
    tokens.push(token);
    taken.push(grown(token, 0.6));
  }
  return { tokens, cost };
}

/** The Fellowship on a space of the Mordor Track. */
function onTrack(mordor: number, at: string | null, scale: number): Token {
  const [x, y] = TRACK[Math.min(mordor, TRACK.length - 1)] ?? [0, 0];
  const w = RING.w * scale;
  return {
    ...FELLOWSHIP,
    id: "track free-peoples fellowship",
    region: at ?? "gorgoroth",
    scale,
    x: x - w / 2,
    y: y - w / 2,
    w,
    h: RING.h * scale,
    tied: null,
  };
}

/** A free corner for the mark that says why a region is lit. */
export function placeMark(label: Label, tokens: readonly Box[], scale: number): Box {
  const size = 11 * scale;
  return settle(label.name, {
    w: size,
    h: size,
    near: [label.box.x + label.box.w / 2, label.box.y - size / 2],
    blocked: [label.box, ...tokens],
    pull: 0.8,
    step: 2,
    reach: 4,
  });
}
