/** Finding a place for a box: where there is room in a region, and nothing else stands. */
import { CELL, HEIGHT, shape, WIDTH } from "./shapes";

export interface Box {
  /** The upper left corner. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Wish {
  w: number;
  h: number;
  /** Where it would like its middle to be. */
  near: readonly [number, number];
  /** What must not be covered. */
  blocked: readonly Box[];
  /** What a unit of distance from `near` costs; 1 square unit outside the region costs 1. */
  pull?: number;
  /** How far apart the tried places are. */
  step?: number;
  /** How far outside the region it may stand. */
  reach?: number;
}

export interface Found extends Box {
  /** Square units outside the room of the region. */
  outside: number;
  cost: number;
}

const ON_ANOTHER = 25;

/** How much of a region's room lies left of and above each cell. */
class Field {
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Float64Array;
  readonly bounds: Box;

  constructor(room: number[][]) {
    let left = 1e9;
    let right = -1e9;
    for (const [, ...runs] of room) {
      left = Math.min(left, runs[0] ?? left);
      right = Math.max(right, runs[runs.length - 1] ?? right);
    }
    this.#top = room[0]?.[0] ?? 0;
    this.#left = left;
    this.#columns = right - left + 1;
    this.#rows = (room[room.length - 1]?.[0] ?? 0) - this.#top + 2;
    this.#sums = new Float64Array(this.#columns * this.#rows);
    const cells = new Uint8Array(this.#columns * this.#rows);
    for (const [row = 0, ...runs] of room) {
      for (let i = 0; i < runs.length; i += 2) {
        for (let x = runs[i] ?? 0; x < (runs[i + 1] ?? 0); x++) {
          cells[(row - this.#top + 1) * this.#columns + x - left + 1] = 1;
        }
      }
    }
    const sums = this.#sums;
    for (let y = 1; y < this.#rows; y++) {
      for (let x = 1; x < this.#columns; x++) {
        const at = y * this.#columns + x;
        sums[at] =
          (cells[at] ?? 0) +
          (sums[at - 1] ?? 0) +
          (sums[at - this.#columns] ?? 0) -
          (sums[at - this.#columns - 1] ?? 0);
      }
    }
    this.bounds = {
      x: left * CELL,
      y: this.#top * CELL,
      w: (right - left) * CELL,
      h: (this.#rows - 1) * CELL,
    };
  }

  #sum(x: number, y: number): number {
    const fx = Math.min(Math.max(x / CELL - this.#left, 0), this.#columns - 1);
    const fy = Math.min(Math.max(y / CELL - this.#top, 0), this.#rows - 1);
    const ix = Math.min(Math.floor(fx), this.#columns - 2);
    const iy = Math.min(Math.floor(fy), this.#rows - 2);
    const tx = fx - ix;
    const ty = fy - iy;
    const at = Math.max(iy, 0) * this.#columns + Math.max(ix, 0);
    const s = this.#sums;
    const top = (s[at] ?? 0) * (1 - tx) + (s[at + 1] ?? 0) * tx;
    const low = (s[at + this.#columns] ?? 0) * (1 - tx) + (s[at + this.#columns + 1] ?? 0) * tx;
    return top * (1 - ty) + low * ty;
  }

  /** How much of a box lies outside the room, in square units. */
  outside(x: number, y: number, w: number, h: number): number {
    const covered =
      this.#sum(x + w, y + h) - this.#sum(x, y + h) - this.#sum(x + w, y) + this.#sum(x, y);
    return w * h - covered * CELL * CELL;
  }
}

const fields = new Map<string, Field>();

export function field(name: string): Field {
  let found = fields.get(name);
  if (!found) {
    found = new Field(shape(name).room);
    fields.set(name, found);
  }
  return found;
}

/** The square units that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Steps away from a wish, the nearest first; far enough for the largest region. */
const ways = new Map<number, Float64Array>();
const FARTHEST = 130;

function waysOf(step: number): Float64Array {
  let found = ways.get(step);
  if (!found) {
    const all: [number, number, number][] = [];
    const most = Math.floor(FARTHEST / step);
    for (let i = -most; i <= most; i++) {
      for (let k = -most; k <= most; k++) all.push([k * step, i * step, Math.hypot(k, i) * step]);
    }
    all.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
    found = new Float64Array(all.flat());
    ways.set(step, found);
  }
  return found;
}

/** The best place for a box in a region; the nearest of equally good ones. */
export function settle(name: string, wish: Wish): Found {
  const room = field(name);
  const { w, h, near, pull = 0.5, step = 2, reach = 10 } = wish;
  const astray = 0.25 * w * h;
  const { bounds } = room;
  const around = grown(bounds, reach + Math.max(w, h));
  const blocked = wish.blocked.filter((box) => overlap(box, around) > 0);
  const left = Math.max(bounds.x - reach, 0);
  const top = Math.max(bounds.y - reach, 0);
  const right = Math.max(Math.min(bounds.x + bounds.w + reach, WIDTH) - w, left);
  const low = Math.max(Math.min(bounds.y + bounds.h + reach, HEIGHT) - h, top);
  // The wish itself may lie too near the edge.
  const x0 = Math.min(Math.max(near[0] - w / 2, left), right);
  const y0 = Math.min(Math.max(near[1] - h / 2, top), low);
  const best: Found = { x: x0, y: y0, w, h, outside: w * h, cost: Number.POSITIVE_INFINITY };
  const steps = waysOf(step);
  for (let i = 0; i < steps.length; i += 3) {
    // From here on all are farther than the best is bad.
    const far = (steps[i + 2] as number) * pull;
    if (far >= best.cost) break;
    const x = x0 + (steps[i] as number);
    const y = y0 + (steps[i + 1] as number);
    if (x < left || x > right || y < top || y > low) continue;
    const outside = room.outside(x, y, w, h);
    let cost = far + outside;
    if (cost >= best.cost) continue;
    // A thing whose middle is elsewhere looks as if it were elsewhere.
    if (room.outside(x + w / 2 - CELL / 2, y + h / 2 - CELL / 2, CELL, CELL) > 1) cost += astray;
    for (const box of blocked) {
      if (cost >= best.cost) break;
      const width = Math.min(x + w, box.x + box.w) - Math.max(x, box.x);
      const height = Math.min(y + h, box.y + box.h) - Math.max(y, box.y);
      if (width > 0 && height > 0) cost += width * height * ON_ANOTHER;
    }
    if (cost < best.cost) Object.assign(best, { x, y, outside, cost });
  }
  return best;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}
