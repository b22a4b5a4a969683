/** Where the spaces of a scenario board lie: on a broad sheet, or on a narrow one for phones. */
import { type Line, linesOf } from "./model";

export interface Spot {
  x: number;
  y: number;
}

export interface Road {
  line: Line;
  main: boolean;
  spots: Spot[];
  /** Where the name of the line stands. */
  sign: Spot;
  radius: number;
  /** The road through all spots. */
  path: string;
}

export interface Sheet {
  width: number;
  height: number;
  /** Down to here the landscape is drawn; the roads lie below. */
  horizon: number;
  roads: Road[];
}

/** How a road rises and falls on its way, by board; the main one first. */
const SHAPES: Record<string, readonly ((at: number) => number)[]> = {
  moria: [
    (at) => 26 * Math.sin(at * 5.4 + 0.4),
    (at) => -16 * Math.sin(at * 5 + 0.3),
    (at) => 15 * Math.sin(at * 6.6 + 2),
  ],
  "helms-deep": [
    (at) => 22 - 46 * at * at + 8 * Math.sin(at * 9),
    (at) => 14 * Math.sin(at * 6),
    (at) => -14 * Math.sin(at * 7.2 + 0.6),
  ],
  "shelobs-lair": [
    (at) => 24 * Math.sin(at * 8.8),
    (at) => 16 * Math.cos(at * 5.2),
    (at) => 15 * Math.sin(at * 6.2 + 1),
  ],
  mordor: [
    (at) => 24 - 44 * at + 10 * Math.sin(at * 12),
    (at) => 11 * Math.sin(at * 5.5),
    (at) => -11 * Math.sin(at * 5.5 + 0.8),
    (at) => 10 * Math.sin(at * 6.4 + 2),
  ],
};

/** A smooth way through points. */
export function curve(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return "";
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 1; i < spots.length; i++) {
    const before = spots[Math.max(0, i - 2)] ?? first;
    const from = spots[i - 1] ?? first;
    const to = spots[i] ?? first;
    const after = spots[Math.min(spots.length - 1, i + 1)] ?? to;
    path += `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)} ${round(
      to.x - (after.x - from.x) / 6,
    )} ${round(to.y - (after.y - from.y) / 6)} ${round(to.x)} ${round(to.y)}`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function road(line: Line, main: boolean, spots: Spot[], sign: Spot, radius: number): Road {
  return { line, main, spots, sign, radius, path: curve(spots) };
}

/** A broad sheet of that form (width to height), within bounds. */
export function broad(place: string, form = 1000 / 600): Sheet {
  const lines = linesOf(place);
  const width = 1000;
  const height = Math.round(Math.min(860, Math.max(lines.length > 3 ? 520 : 430, width / form)));
  const horizon = Math.round(Math.min(128, Math.max(84, height * 0.2)));
  const shapes = SHAPES[place] ?? [];
  // The side lines first, the main one lowest, with more room.
  const room = (height - horizon - 152) / Math.max(1, lines.length - 1);
  const roads = lines.map((line, number) => {
    const main = number === 0;
    const last = line.contents.length - 1;
    const step = main ? (width - 225) / last : Math.min(112, (width - 225) / last);
    const radius = Math.round(Math.min(main ? 35 : 36, step * 0.43, room * 0.335));
    const base = main ? height - 84 : horizon + 34 + (number - 1) * room + room / 2;
    const swing = Math.min(1, room / 135);
    const shape = (at: number): number => swing * (shapes[number]?.(at) ?? 0);
    const spots = line.contents.map((_, i) => ({
      x: round(168 + step * i),
      y: round(base + shape(i / last)),
    }));
    return road(line, main, spots, { x: 64, y: round(base + shape(0)) }, radius);
  });
  return { width, height, horizon, roads };
}

const ON_A_ROW = 8;

export function narrow(place: string): Sheet {
  const lines = linesOf(place);
  const width = 400;
  const horizon = 58;
  const [gap, radius] = [62, 21];
  let y = horizon + 12;
  const roads = lines.map((line, number) => {
    const rows = Math.ceil(line.contents.length / ON_A_ROW);
    const per = Math.ceil(line.contents.length / rows);
    const step = (width - 58) / Math.max(ON_A_ROW - 1, per - 1);
    const top = y + 62;
    const spots = line.contents.map((_, i) => {
      const row = Math.floor(i / per);
      const at = i % per;
      const turned = row % 2 ? per - 1 - at : at;
      return { x: round(29 + turned * step), y: round(top + row * gap + 5 * Math.sin(i * 1.3)) };
    });
    y = top + (rows - 1) * gap + 30;
    return road(line, number === 0, spots, { x: 22, y: top - 46 }, radius);
  });
  return { width, height: y + 16, horizon, roads };
}
