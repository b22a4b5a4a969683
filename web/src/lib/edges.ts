/** How far a box is covered by others. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far something is covered from each of its edges. */
export type Edges = Box;

export const NONE: Edges = { left: 0, top: 0, right: 0, bottom: 0 };

/** Less than this is no place to show anything in. */
const LEAST = 80;

/** A box is covered from the edge at which the least of it is lost, the largest cover first; what
 * would leave nothing to be seen is not counted. */
export function edges(box: Box, covers: readonly Box[]): Edges {
  const found = { ...NONE };
  const area = (one: Box) => (one.right - one.left) * (one.bottom - one.top);
  const parts = covers
    .map((one) => ({
      left: Math.max(one.left, box.left),
      top: Math.max(one.top, box.top),
      right: Math.min(one.right, box.right),
      bottom: Math.min(one.bottom, box.bottom),
    }))
    .filter((one) => one.right > one.left && one.bottom > one.top)
    .sort((a, b) => area(b) - area(a));
  for (const part of parts) {
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    const lost = [
      { edge: "left", by: part.right - box.left, of: w },
      { edge: "right", by: box.right - part.left, of: w },
      { edge: "top", by: part.bottom - box.top, of: h },
      { edge: "bottom", by: box.bottom - part.top, of: h },
    ] as const;
    const { edge, by } = lost.reduce((a, b) => (b.by / b.of < a.by / a.of ? b : a));
    const then = { ...found, [edge]: Math.max(found[edge], by) };
    if (w - then.left - then.right >= LEAST && h - then.top - then.bottom >= LEAST) {
      found[edge] = then[edge];
    }
  }
  return found;
}
