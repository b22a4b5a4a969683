/** What stands on the map and where: one token for each thing that a person would touch. */
import type { Label } from "./names";
import { type Box, grown, settle } from "./room";
import { TRACK } from "./shapes";
import { type Army, armyOf, type Band, type MapView, type RegionState, type Side } from "./view";

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
const WALL = 3;
export const TENTS = 6.5;
const GAP = 1;

/** The two letters by which a Character is known: of the name, without its article. */
export function initials(name: string): string {
  const bare = name.replace(/^(?:(?:[Tt]he|[Ii]l|[Ll][oae]|[Ll]es)\s+|[Ll]['’])/u, "");
  return [...bare].slice(0, 2).join("");
}

export function armyStack(army: Army, side: Side, gathered: boolean): Stack {
  const bands = army.bands.filter(
    (band) => band.regulars + band.elites > 0 || isLedOnly(band, army),
  );
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

/** A garrison in one row, Characters behind shields, with the walls around them. */
function garrison(army: Army, side: Side, gathered: boolean): Stack {
  const row = armyStack(army, side, gathered);
  const nazgul = nazgulIn(army);
  const others = [...army.characters, ...(nazgul ? ["witch-king"] : [])].slice(0, gathered ? 1 : 3);
  const low = row.pieces.length ? SHIELD.h - 4.6 : MEDAL.h - 3.4;
  const step = MEDAL.w * 0.5;
  const from = row.pieces.length ? SHIELD.w * (0.32 + 0.68 * row.pieces.length) - 3.5 : 0;
  const width = others.length ? from + MEDAL.w + step * (others.length - 1) : from + 3.5;
  const counts = (row.plates[0]?.counts ?? []).map((count) => ({ ...count }));
  const here = army.characters.length + nazgul;
  if (here && !gathered) {
    const x = counts.reduce((n, count) => n + count.w, 0);
    counts.push({ kind: "plain", number: String(here), x, w: 8.8 });
  }
  const plate = counts.reduce((n, count) => n + count.w, 0);
  const w = Math.max(width, plate);
  const x0 = WALL + TENTS;
  const y0 = WALL + 3;
  const medals: Piece[] = others.map((of, i) => ({
    kind: "medal",
    of,
    side,
    x: x0 + (w - width) / 2 + from + i * step,
    y: y0 + low - (MEDAL.h - 3.4),
  }));
  const shields = row.pieces.map((piece, i) => ({
    ...piece,
    x: x0 + (w - width) / 2 + i * SHIELD.w * 0.68,
    y: y0,
  }));
  return {
    pieces: [...medals.reverse(), ...shields],
    plates: [{ x: x0 + (w - plate) / 2, y: y0 + low, w: plate, counts }],
    w: w + 2 * x0,
    h: y0 + low + PLATE + 1.6,
  };
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
    if (inside && (army.units || army.characters.length)) {
      drafts.unshift({ kind: "siege", side, stack: garrison(army, side, gathered) });
      continue;
    }
    const led = army.bands.some((band) => isLedOnly(band, army));
    if (army.units > 0 || led)
      own.push({ kind: "army", side, stack: armyStack(army, side, gathered) });
    const nazgul = nazgulIn(army);
    if (nazgul) own.push({ kind: "nazgul", side, stack: nazgulStack(nazgul) });
    if (army.characters.length) {
      const stack = charactersStack(army.characters, side, gathered, letters);
      own.push({ kind: "characters", side, stack });
    }
    drafts.push(...own);
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
    drafts.push(
      ...draftsOf(region, gathered, letters).map((draft) => ({ ...draft, region: name })),
    );
  }
  const { fellowship } = view;
  const ring: Stack = { pieces: [], plates: [], ...RING };
  if (fellowship.at !== null && fellowship.mordor === null && stands.has(fellowship.at)) {
    drafts.push({ kind: "fellowship", side: "free-peoples", stack: ring, region: fellowship.at });
  }
  const byRegion = new Map<string, (Draft & { region: string })[]>();
  for (const draft of drafts) {
    byRegion.set(draft.region, [...(byRegion.get(draft.region) ?? []), draft]);
  }
  // The fullest regions first: they have the least choice.
  const full = [...byRegion.entries()].sort(([, a], [, b]) => areaOf(b) - areaOf(a));
  const blocked: Box[] = labels.map((label) => label.box);
  const placed: Token[] = [];
  for (const [region, some] of full) {
    some.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const label = stands.get(region) as Label;
    let best: { tokens: Token[]; cost: number } | null = null;
    for (const shrink of SHRINKS) {
      const tried = placeIn(region, some, label, scale * shrink, blocked);
      const cost = tried.cost + (1 - shrink) * 2200 * scale * scale;
      if (best === null || cost < best.cost) best = { tokens: tried.tokens, cost };
      if (tried.cost < 40 * scale * scale) break;
    }
    placed.push(...(best?.tokens ?? []));
    blocked.push(...(best?.tokens ?? []).map((token) => grown(token, 0.6)));
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

const SHRINKS = [1, 0.89, 0.78];

function areaOf(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { stack }) => sum + stack.w * stack.h, 0);
}

/** The tokens of a region at a size, and how badly they stand. */
function placeIn(
  region: string,
  drafts: readonly Draft[],
  label: Label,
  scale: number,
  blocked: readonly Box[],
): { tokens: Token[]; cost: number } {
  const tokens: Token[] = [];
  const taken = [...blocked];
  let cost = 0;
  for (const { kind, side, stack } of drafts) {
    const first = tokens[0];
    const w = stack.w * scale;
    const h = stack.h * scale;
    const box = settle(region, {
      w: w + 1.2,
      h: h + 1.2,
      near: first ? [first.x + first.w / 2, first.y + first.h / 2] : label.stand,
      blocked: taken,
      pull: first ? 0.3 : 0.5,
      step: scale < 0.8 ? 1.5 : 2,
      reach: 12 * scale + 3,
    });
    const token: Token = {
      id: `${region} ${side} ${kind}`,
      region,
      kind,
      side,
      scale,
      stack,
      x: box.x + 0.6,
      y: box.y + 0.6,
      w,
      h,
      tied: box.outside > 0.5 * w * h ? label.stand : null,
    };
    cost += box.cost;
    tokens.push(token);
    taken.push(grown(token, 0.6));
  }
  return { tokens, cost };
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
