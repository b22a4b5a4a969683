/** What stands on the map and where: one token for each thing that a person would touch. */
import type { Label } from "./names";
import { type Box, grown, settle } from "./room";
import { TRACK } from "./shapes";
import { armyOf, type Army, type Band, type MapView, type RegionState, type Side } from "./view";

/** A number on the plate under a token; its shape says what it counts. */
export interface Count {
  kind: "regulars" | "elites" | "leaders" | "units" | "plain";
  number: string;
  x: number;
  w: number;
}

export interface Piece {
  kind: "shield" | "medal" | "wings";
  /** A nation or a Character. */
  of: string;
  side: Side;
  x: number;
  y: number;
}

export interface Stack {
  pieces: Piece[];
  plates: { x: number; y: number; w: number; counts: Count[]; letters?: string }[];
  w: number;
  h: number;
}

export interface Token extends Box {
  id: string;
  region: string;
  kind: "army" | "characters" | "nazgul" | "fellowship" | "siege";
  side: Side;
  scale: number;
  stack: Stack;
  /** A thread to its region, where it had to stand outside. */
  tied: [number, number] | null;
}

export const SHIELD = { w: 15, h: 17.5 };
export const MEDAL = { w: 13.5, h: 13.5 };
export const WING = { w: 23, h: 15 };
export const PLATE = 8.6;
export const RING = { w: 19, h: 24 };
const WALL = 4.5;
export const TENTS = 8;
const GAP = 1;

/** The two letters by which a Character is known: of the name, without its article. */
export function initials(name: string): string {
  const bare = name.replace(/^(the|il|lo|la|le|les|l['’]|de)\s*(?=\p{Lu})/iu, "");
  return [...bare].slice(0, 2).join("");
}

export function armyStack(army: Army, side: Side, gathered: boolean): Stack {
  const bands = army.bands.filter((band) => band.regulars + band.elites > 0 || isLedOnly(band, army));
  const most = [...bands].sort((a, b) => size(b) - size(a)).slice(0, gathered ? 1 : 3);
  const seen = bands.filter((band) => most.includes(band));
  const sum = (key: "regulars" | "elites") => army.bands.reduce((n, band) => n + band[key], 0);
  const leaders = army.bands.reduce((n, b) => n + (b.nation === "sauron" ? 0 : b.leaders), 0);
  const all: [Count["kind"], number][] = gathered
    ? [["units", army.units]]
    : [
        ["regulars", sum("regulars")],
        ["elites", sum("elites")],
        ["leaders", leaders],
      ];
  const counts = countsOf(all);
  const plate = counts.reduce((n, count) => n + count.w, 0);
  const step = SHIELD.w * 0.68;
  const shields = SHIELD.w + step * (seen.length - 1);
  const w = Math.max(shields, plate);
  return {
    pieces: seen.map((band, i) => ({
      kind: "shield",
      of: band.nation,
      side,
      x: (w - shields) / 2 + i * step,
      y: 0,
    })),
    plates: [{ x: (w - plate) / 2, y: SHIELD.h - 4.6, w: plate, counts }],
    w,
    h: SHIELD.h - 4.6 + PLATE,
  };
}

/** A band of Leaders alone; Nazgûl have a token of their own. */
function isLedOnly(band: Band, army: Army): boolean {
  return band.nation !== "sauron" && band.leaders > 0 && army.units === 0;
}

function size(band: Band): number {
  return band.regulars + band.elites;
}

function countsOf(all: [Count["kind"], number][]): Count[] {
  let x = 0;
  const counts: Count[] = [];
  for (const [kind, number] of all) {
    if (number === 0) continue;
    const text = String(number);
    const w = 4.4 + text.length * 4.4;
    counts.push({ kind, number: text, x, w });
    x += w;
  }
  return counts;
}

export function charactersStack(
  names: readonly string[],
  side: Side,
  gathered: boolean,
  letters: (character: string) => string,
): Stack {
  const high = MEDAL.h - 3.4 + 7.4;
  if (names.length > (gathered ? 1 : 3)) {
    const seen = names.slice(0, gathered ? 2 : 3);
    const step = MEDAL.w * 0.55;
    const counts = countsOf([["plain", names.length]]);
    const plate = counts[0]?.w ?? 0;
    const w = MEDAL.w + step * (seen.length - 1);
    return {
      pieces: seen.map((of, i) => ({ kind: "medal", of, side, x: i * step, y: 0 })),
      plates: [{ x: (w - plate) / 2, y: MEDAL.h - 3.4, w: plate, counts }],
      w,
      h: high,
    };
  }
  return {
    pieces: names.map((of, i) => ({ kind: "medal", of, side, x: i * (MEDAL.w + GAP), y: 0 })),
    plates: names.map((of, i) => ({
      x: i * (MEDAL.w + GAP) + MEDAL.w / 2 - 5.5,
      y: MEDAL.h - 3.4,
      w: 11,
      counts: [],
      letters: letters(of),
    })),
    w: names.length * (MEDAL.w + GAP) - GAP,
    h: high,
  };
}

export function nazgulStack(number: number): Stack {
  const counts = countsOf([["plain", number]]);
  const plate = counts[0]?.w ?? 0;
  return {
    pieces: [{ kind: "wings", of: "nazgul", side: "shadow", x: 0, y: 0 }],
    plates: number > 1 ? [{ x: (WING.w - plate) / 2, y: WING.h - 4.5, w: plate, counts }] : [],
    w: WING.w,
    h: number > 1 ? WING.h - 4.5 + PLATE : WING.h,
  };
}

/** Several stacks in a row, with the walls of the Stronghold around them. */
function walled(stacks: Stack[]): Stack {
  const pieces: Piece[] = [];
  const plates: Stack["plates"] = [];
  let x = WALL + TENTS;
  const high = Math.max(...stacks.map((stack) => stack.h));
  for (const stack of stacks) {
    const y = WALL + TENTS - 1 + (high - stack.h);
    pieces.push(...stack.pieces.map((p) => ({ ...p, x: p.x + x, y: p.y + y })));
    plates.push(...stack.plates.map((p) => ({ ...p, x: p.x + x, y: p.y + y })));
    x += stack.w + GAP;
  }
  return { pieces, plates, w: x - GAP + WALL + TENTS, h: high + 2 * WALL + TENTS + 1 };
}

interface Draft {
  kind: Token["kind"];
  side: Side;
  stack: Stack;
}

function nazgulIn(army: Army): number {
  return army.bands.find((band) => band.nation === "sauron")?.leaders ?? 0;
}

/** The tokens of a region, the largest first. */
export function draftsOf(
  region: RegionState,
  gathered: boolean,
  letters: (character: string) => string,
): Draft[] {
  const drafts: Draft[] = [];
  for (const side of ["free-peoples", "shadow"] as const) {
    const army = armyOf(region, side);
    const inside = region.besieged === side;
    const own: Draft[] = [];
    const led = army.bands.some((band) => isLedOnly(band, army));
    if (army.units > 0 || led) own.push({ kind: "army", side, stack: armyStack(army, side, gathered) });
    const nazgul = nazgulIn(army);
    if (nazgul) own.push({ kind: "nazgul", side, stack: nazgulStack(nazgul) });
    if (army.characters.length) {
      const stack = charactersStack(army.characters, side, gathered || inside, letters);
      own.push({ kind: "characters", side, stack });
    }
    if (inside && own.length) {
      drafts.unshift({ kind: "siege", side, stack: walled(own.map((one) => one.stack)) });
    } else {
      drafts.push(...own);
    }
  }
  return drafts;
}

const ORDER = ["siege", "army", "nazgul", "characters", "fellowship"];

export interface Wishes {
  labels: readonly Label[];
  scale: number;
  gathered: boolean;
  letters: (character: string) => string;
}

/** All tokens of a view, placed: on no name, on no other token, in their region if it holds them. */
export function placeTokens(view: MapView, wishes: Wishes): Token[] {
  const { labels, scale, gathered, letters } = wishes;
  const stands = new Map(labels.map((label) => [label.name, label]));
  const drafts: (Draft & { region: string })[] = [];
  for (const [name, region] of Object.entries(view.regions)) {
    if (!stands.has(name)) continue;
    drafts.push(...draftsOf(region, gathered, letters).map((draft) => ({ ...draft, region: name })));
  }
  const { fellowship } = view;
  const ring: Stack = { pieces: [], plates: [], ...RING };
  if (fellowship.at !== null && fellowship.mordor === null && stands.has(fellowship.at)) {
    drafts.push({ kind: "fellowship", side: "free-peoples", stack: ring, region: fellowship.at });
  }
  const crowd = new Map<string, number>();
  for (const draft of drafts) crowd.set(draft.region, (crowd.get(draft.region) ?? 0) + 1);
  drafts.sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      (crowd.get(b.region) ?? 0) - (crowd.get(a.region) ?? 0),
  );
  const blocked: Box[] = labels.map((label) => label.box);
  const placed: Token[] = [];
  for (const draft of drafts) {
    const label = stands.get(draft.region) as Label;
    const first = placed.find((token) => token.region === draft.region);
    const { stack } = draft;
    const w = stack.w * scale;
    const h = stack.h * scale;
    const near = first ? ([first.x + first.w / 2, first.y + first.h / 2] as const) : label.stand;
    const box = settle(draft.region, {
      w: w + 1.2,
      h: h + 1.2,
      near,
      blocked,
      pull: first ? 0.35 : 0.6,
      step: scale < 0.8 ? 1.5 : 2,
      reach: 14 * scale + 4,
    });
    const token: Token = {
      id: `${draft.region} ${draft.side} ${draft.kind}`,
      region: draft.region,
      kind: draft.kind,
      side: draft.side,
      scale,
      stack,
      x: box.x + 0.6,
      y: box.y + 0.6,
      w,
      h,
      tied: box.outside > 0.5 * w * h ? label.stand : null,
    };
    placed.push(token);
    blocked.push(grown(token, 0.6));
  }
  if (fellowship.mordor !== null) {
    const [x, y] = TRACK[Math.min(fellowship.mordor, TRACK.length - 1)] ?? [0, 0];
    const w = RING.w * scale;
    placed.push({
      id: "track free-peoples fellowship",
      region: fellowship.at ?? "gorgoroth",
      kind: "fellowship",
      side: "free-peoples",
      scale,
      stack: ring,
      x: x - w / 2,
      y: y - w / 2,
      w,
      h: RING.h * scale,
      tied: null,
    });
  }
  return placed;
}

/** A free corner for the mark that says why a region is lit. */
export function placeMark(label: Label, tokens: readonly Token[], scale: number): Box {
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
