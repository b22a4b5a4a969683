/** Where the names of the regions stand, and the icons of the Settlements over them. */
import { type Box, field, settle } from "./room";
import { NAMES, type Shape, shape } from "./shapes";

export interface Label {
  name: string;
  lines: string[];
  size: number;
  /** The middle of the first line, on its base line. */
  x: number;
  y: number;
  /** The icon's lower middle, if there is a Settlement or fortification. */
  icon: { x: number; y: number } | null;
  /** All of it. */
  box: Box;
  /** Where figures would stand best. */
  stand: [number, number];
}

const ICON = { w: 18, h: 14 };
const LINE = 0.96;
/** A cost at which nothing better is looked for. */
const GOOD = 60;
/** Room that is kept for an army. */
const ARMY = { w: 24, h: 26 };

const NARROW = new Set("iljtfI.,'’ ");
const WIDE = new Set("mwMWÉÈ");

/** About how wide a text is in the type of the map, for a size of 1. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) width += 0.25;
    else if (WIDE.has(letter)) width += 0.74;
    else if (letter !== letter.toLowerCase()) width += 0.64;
    else width += 0.435;
  }
  return width;
}

/** The ways to break a name into up to `most` lines, the shortest lines for each number. */
export function broken(text: string, most: number): string[][] {
  const words = text.split(/(?<=[-–])|\s+/).filter(Boolean);
  const ways: string[][] = [[text]];
  for (let count = 2; count <= Math.min(most, words.length); count++) {
    let best: string[] | null = null;
    for (const cut of cuts(words.length, count)) {
      const lines = cut.map(([from, to]) =>
        words
          .slice(from, to)
          .join(" ")
          .replace(/([-–]) /g, "$1"),
      );
      const width = Math.max(...lines.map(widthOf));
      if (best === null || width < Math.max(...best.map(widthOf))) best = lines;
    }
    if (best) ways.push(best);
  }
  return ways;
}

function cuts(words: number, parts: number, from = 0): [number, number][][] {
  if (parts === 1) return [[[from, words]]];
  const found: [number, number][][] = [];
  for (let to = from + 1; to <= words - parts + 1; to++) {
    for (const rest of cuts(words, parts - 1, to)) found.push([[from, to], ...rest]);
  }
  return found;
}

const placed = new Map<string, Label[]>();

/** All names, placed so that each region keeps room for an army; kept for the next time. */
export function placeNames(text: (region: string) => string, scale = 1): Label[] {
  const key = `${scale} ${NAMES.map(text).join("|")}`;
  let labels = placed.get(key);
  if (!labels) {
    if (placed.size > 12) placed.clear();
    labels = placeAll(text, scale);
    placed.set(key, labels);
  }
  return labels;
}

function placeAll(text: (region: string) => string, scale: number): Label[] {
  const labels: Label[] = [];
  const taken: Box[] = [];
  const smallest = (a: string, b: string) => roomIn(shape(a)) - roomIn(shape(b));
  for (const name of [...NAMES].sort(smallest)) {
    const label = placeName(name, text(name), scale, taken);
    taken.push(label.box);
    labels.push(label);
  }
  return labels;
}

function roomIn(of: Shape): number {
  let cells = 0;
  for (const [, ...runs] of of.room) {
    for (let i = 0; i < runs.length; i += 2) cells += (runs[i + 1] ?? 0) - (runs[i] ?? 0);
  }
  return cells;
}

function placeName(name: string, text: string, scale: number, taken: readonly Box[]): Label {
  const of = shape(name);
  const army = { w: ARMY.w * scale, h: ARMY.h * scale };
  let best: { label: Label; cost: number } | null = null;
  for (const shrink of [1, 0.88]) {
    if (best && best.cost < GOOD) break;
    const size = (of.kind && of.kind !== "fortification" ? 9.6 : 8.6) * scale * shrink;
    for (const lines of broken(text, 3)) {
      const width = Math.max(...lines.map(widthOf)) * size;
      const high = of.kind ? (ICON.h + 1.5) * scale : 0;
      const w = Math.max(width + 2, of.kind ? (ICON.w + 8) * scale : 0);
      const h = high + lines.length * size * LINE + 1.5;
      for (const [nx, ny] of wishes(name, of)) {
        const box = settle(name, { w, h, near: [nx, ny], blocked: taken, step: 4, reach: 3 });
        const aside = Math.hypot(
          box.x + box.w / 2 - of.middle[0],
          box.y + box.h / 2 - of.middle[1],
        );
        const own =
          box.cost -
          far(box, nx, ny) +
          box.outside +
          aside * 1.1 +
          lines.length * 4 +
          (shrink < 1 ? 30 : 0);
        if (best && own >= best.cost) continue;
        const stand = settle(name, {
          ...army,
          near: of.middle,
          blocked: [...taken, box],
          step: 4,
          reach: 6,
          pull: 0.15,
        });
        const apart = Math.hypot(
          box.x + box.w / 2 - stand.x - stand.w / 2,
          box.y + box.h / 2 - stand.y - stand.h / 2,
        );
        const cost = own + stand.cost * 0.8 + apart * 0.3;
        if (best && cost >= best.cost) continue;
        best = {
          cost,
          label: {
            name,
            lines,
            size,
            x: box.x + box.w / 2,
            y: box.y + high + size * 0.8,
            icon: of.kind ? { x: box.x + box.w / 2, y: box.y + ICON.h * scale } : null,
            box,
            stand: [stand.x + stand.w / 2, stand.y + stand.h / 2],
          },
        };
      }
    }
  }
  return (best as { label: Label }).label;
}

/** What `settle` has counted for the distance from the wish. */
function far(box: Box, x: number, y: number): number {
  return Math.hypot(box.x + box.w / 2 - x, box.y + box.h / 2 - y) * 0.5;
}

/** Places to try: the middle, and a little to each side of it. */
function wishes(name: string, of: Shape): [number, number][] {
  const [x, y] = of.middle;
  const { w, h } = field(name).bounds;
  const found: [number, number][] = [[x, y]];
  for (const [dx, dy] of [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
    [-0.7, 0.7],
    [0.7, 0.7],
  ] as const) {
    found.push([x + dx * w * 0.26, y + dy * h * 0.26]);
  }
  return found;
}
