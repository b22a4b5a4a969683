/** How a token looks: shields, medallions or wings, and under them a plate that counts or names. */
import type { Army, Band, Side } from "../types";

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

export interface Plate {
  x: number;
  y: number;
  w: number;
  counts: Count[];
  letters?: string;
}

export interface Stack {
  pieces: Piece[];
  plates: Plate[];
  w: number;
  h: number;
}

export const SHIELD = { w: 15, h: 17.5 };
export const MEDAL = { w: 13.5, h: 13.5 };
export const WING = { w: 23, h: 15 };
export const RING = { w: 19, h: 24 };
/** How high a plate is, with numbers and with letters. */
export const PLATE = 8.6;
export const LETTERS = 7.4;
export const TENTS = 6.5;
const WALL = 3;
const GAP = 1;
/** A plate covers the foot of what stands over it: from here on. */
const UNDER_SHIELD = SHIELD.h - 4.6;
const UNDER_MEDAL = MEDAL.h - 3.4;
const UNDER_WINGS = WING.h - 4.5;
/** From shield to shield, which stand before each other. */
const NEXT_SHIELD = 0.68 * SHIELD.w;

/** The two letters by which a Character is known: of the name, without its article. */
export function initials(name: string): string {
  const bare = name.replace(/^(?:(?:[Tt]he|[Ii]l|[Ll][oae]|[Ll]es)\s+|[Ll]['’])/u, "");
  return [...bare].slice(0, 2).join("");
}

export function armyStack(army: Army, side: Side, gathered: boolean): Stack {
  const bands = army.bands.filter((band) => size(band) > 0 || isLedOnly(band, army));
  const most = [...bands].sort((a, b) => size(b) - size(a)).slice(0, gathered ? 1 : 3);
  const seen = bands.filter((band) => most.includes(band));
  const sum = (key: "regulars" | "elites") => army.bands.reduce((n, band) => n + band[key], 0);
  const leaders = army.bands.reduce((n, b) => n + (b.nation === "sauron" ? 0 : b.leaders), 0);
  const counts = countsOf(
    gathered
      ? [["units", army.units]]
      : [
          ["regulars", sum("regulars")],
          ["elites", sum("elites")],
          ["leaders", leaders],
        ],
  );
  const shields = SHIELD.w + NEXT_SHIELD * (seen.length - 1);
  const w = Math.max(shields, widthOf(counts));
  return {
    pieces: seen.map((band, i) => ({
      kind: "shield",
      of: band.nation,
      side,
      x: (w - shields) / 2 + i * NEXT_SHIELD,
      y: 0,
    })),
    plates: [plateOf(counts, w, UNDER_SHIELD)],
    w,
    h: UNDER_SHIELD + PLATE,
  };
}

/** A band of Leaders alone; Nazgûl have a token of their own. */
export function isLedOnly(band: Band, army: Army): boolean {
  return band.nation !== "sauron" && band.leaders > 0 && army.units === 0;
}

export function nazgulIn(army: Army): number {
  return army.bands.find((band) => band.nation === "sauron")?.leaders ?? 0;
}

function size(band: Band): number {
  return band.regulars + band.elites;
}

function countsOf(all: readonly (readonly [Count["kind"], number])[]): Count[] {
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

function widthOf(counts: readonly Count[]): number {
  return counts.reduce((n, count) => n + count.w, 0);
}

/** A plate in the middle under what is so wide. */
function plateOf(counts: Count[], wide: number, y: number): Plate {
  const w = widthOf(counts);
  return { x: (wide - w) / 2, y, w, counts };
}

export function charactersStack(
  names: readonly string[],
  side: Side,
  gathered: boolean,
  letters: (character: string) => string,
): Stack {
  const many = names.length > (gathered ? 1 : 3);
  const seen = many ? names.slice(0, gathered ? 2 : 3) : names;
  const step = many ? MEDAL.w * 0.55 : MEDAL.w + GAP;
  const w = MEDAL.w + step * (seen.length - 1);
  return {
    pieces: seen.map((of, i) => ({ kind: "medal", of, side, x: i * step, y: 0 })),
    plates: many
      ? [plateOf(countsOf([["plain", names.length]]), w, UNDER_MEDAL)]
      : names.map((of, i) => ({
          x: i * step + MEDAL.w / 2 - 5.5,
          y: UNDER_MEDAL,
          w: 11,
          counts: [],
          letters: letters(of),
        })),
    w,
    h: UNDER_MEDAL + LETTERS,
  };
}

export function nazgulStack(number: number): Stack {
  const several = number > 1;
  return {
    pieces: [{ kind: "wings", of: "nazgul", side: "shadow", x: 0, y: 0 }],
    plates: several ? [plateOf(countsOf([["plain", number]]), WING.w, UNDER_WINGS)] : [],
    w: WING.w,
    h: several ? UNDER_WINGS + PLATE : WING.h,
  };
}

/** A garrison in one row, Characters behind shields, with the walls around them. */
export function garrisonStack(army: Army, side: Side, gathered: boolean): Stack {
  const row = armyStack(army, side, gathered);
  const nazgul = nazgulIn(army);
  const others = [...army.characters, ...(nazgul ? ["witch-king"] : [])].slice(0, gathered ? 1 : 3);
  const low = row.pieces.length ? UNDER_SHIELD : UNDER_MEDAL;
  const step = MEDAL.w * 0.5;
  const from = row.pieces.length ? SHIELD.w * (0.32 + 0.68 * row.pieces.length) - 3.5 : 0;
  const width = others.length ? from + MEDAL.w + step * (others.length - 1) : from + 3.5;
  const counts = [...(row.plates[0]?.counts ?? [])];
  const here = army.characters.length + nazgul;
  if (here && !gathered) {
    counts.push({ kind: "plain", number: String(here), x: widthOf(counts), w: 8.8 });
  }
  const w = Math.max(width, widthOf(counts));
  const x0 = WALL + TENTS;
  const y0 = WALL + 3;
  const left = x0 + (w - width) / 2;
  const medals: Piece[] = others.map((of, i) => ({
    kind: "medal",
    of,
    side,
    x: left + from + i * step,
    y: y0 + low - UNDER_MEDAL,
  }));
  const shields = row.pieces.map((piece, i) => ({ ...piece, x: left + i * NEXT_SHIELD, y: y0 }));
  const plate = plateOf(counts, w, y0 + low);
  return {
    pieces: [...medals.reverse(), ...shields],
    plates: [{ ...plate, x: x0 + plate.x }],
    w: w + 2 * x0,
    h: y0 + low + PLATE + 1.6,
  };
}
