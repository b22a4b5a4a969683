/** Walking from region to region with the arrow keys. */
import { NAMES, REGIONS, shape } from "./shapes";

export type Direction = "up" | "down" | "left" | "right";

const TO: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Regions that share a border one may look across, also where none may pass. */
const touching = new Map<string, string[]>();

/** The region that lies in a direction: a neighbour if there is one, else the nearest. */
export function toward(from: string, direction: Direction): string | null {
  const across = best(from, direction, shape(from).borders);
  if (across !== null) return across;
  let near = touching.get(from);
  if (!near) {
    near = NAMES.filter((name) => name !== from && apart(from, name) < 140);
    touching.set(from, near);
  }
  return best(from, direction, near);
}

function best(from: string, direction: Direction, among: readonly string[]): string | null {
  const [dx, dy] = TO[direction];
  const [x, y] = shape(from).middle;
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of among) {
    const to = REGIONS[name]?.middle;
    if (!to) continue;
    const along = (to[0] - x) * dx + (to[1] - y) * dy;
    const aside = Math.abs((to[0] - x) * dy) + Math.abs((to[1] - y) * dx);
    // Within 53 degrees of the direction; straight ahead before far aside.
    if (along <= 0 || aside > along * 1.33) continue;
    const cost = along + aside * 1.5;
    if (cost < least) {
      least = cost;
      found = name;
    }
  }
  return found;
}

function apart(a: string, b: string): number {
  const [ax, ay] = shape(a).middle;
  const [bx, by] = shape(b).middle;
  return Math.hypot(ax - bx, ay - by);
}
