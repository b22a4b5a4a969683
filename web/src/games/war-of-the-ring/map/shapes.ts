/** What the drawn map knows of its regions; made by tools/draw_map. */
import raw from "./shapes.json";

export type Settlement = "town" | "city" | "stronghold" | "fortification";

export interface Shape {
  nation: string | null;
  kind: Settlement | null;
  /** Adjacent regions. */
  borders: string[];
  /** The place with the most room around it. */
  middle: [number, number];
  /** Where there is room, in cells: row, then from and to, from and to … */
  room: number[][];
  /** The outline as path data. */
  d: string;
}

interface Shapes {
  size: [number, number, number];
  cell: number;
  track: [number, number][];
  regions: Record<string, Shape>;
}

const shapes = raw as unknown as Shapes;

export const [WIDTH, HEIGHT, MARGIN] = shapes.size;
export const CELL = shapes.cell;
export const TRACK = shapes.track;
export const REGIONS: Readonly<Record<string, Shape>> = shapes.regions;
export const NAMES: readonly string[] = Object.keys(shapes.regions);

export function shape(name: string): Shape {
  const found = REGIONS[name];
  if (!found) throw new Error(`no region ${name}`);
  return found;
}
