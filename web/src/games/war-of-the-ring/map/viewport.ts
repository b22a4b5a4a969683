/** What part of the map is seen: a scale in pixels a unit, and where the map's corner lies. */
import { type Edges, NONE } from "../../../lib/edges";
import { HEIGHT, MARGIN, WIDTH } from "./shapes";

export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

/** What the map is seen on, and how far it is covered from each edge. */
export interface Screen extends Size {
  readonly cover?: Edges;
}

/** A point of the screen. */
export type Spot = readonly [number, number];

export const SHEET: Size = { w: WIDTH + 2 * MARGIN, h: HEIGHT + 2 * MARGIN };
export const MOST = 5;

/** The scale at which the whole map is seen. */
export function least(screen: Screen): number {
  return Math.min(screen.w / SHEET.w, screen.h / SHEET.h) || 1;
}

/** The whole map in the middle. */
export function fit(screen: Screen): Viewport {
  return kept({ scale: least(screen), x: 0, y: 0 }, screen);
}

/** Where something can be seen. */
export function free(screen: Screen): Edges {
  const { left, top, right, bottom } = screen.cover ?? NONE;
  return { left, top, right: screen.w - right, bottom: screen.h - bottom };
}

/** A viewport that shows no more than there is, where it can be seen: too small a map is centred. */
export function kept(port: Viewport, screen: Screen): Viewport {
  const scale = Math.min(Math.max(port.scale, least(screen)), Math.max(MOST, least(screen)));
  const { left, top, right, bottom } = free(screen);
  return {
    scale,
    x: between(port.x, left, right - SHEET.w * scale),
    y: between(port.y, top, bottom - SHEET.h * scale),
  };
}

/** Where an edge lies between the first place for it and the last: beyond it there is no map. */
function between(at: number, first: number, last: number): number {
  if (last >= first) return (first + last) / 2;
  return Math.min(first, Math.max(last, at));
}

/** Nearer or farther, with the point of the screen staying where it is. */
export function zoomed(port: Viewport, by: number, at: Spot, screen: Screen): Viewport {
  const scale = Math.min(Math.max(port.scale * by, least(screen)), Math.max(MOST, least(screen)));
  const k = scale / port.scale;
  return kept({ scale, x: at[0] - (at[0] - port.x) * k, y: at[1] - (at[1] - port.y) * k }, screen);
}

export function moved(port: Viewport, dx: number, dy: number, screen: Screen): Viewport {
  return kept({ ...port, x: port.x + dx, y: port.y + dy }, screen);
}

/** The middle of what can be seen. */
export function middle(screen: Screen): Spot {
  const { left, top, right, bottom } = free(screen);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** A point of the map in the middle of what can be seen. */
export function centred(point: readonly [number, number], scale: number, screen: Screen): Viewport {
  const [x, y] = middle(screen);
  return kept(
    {
      scale,
      x: x - (point[0] + MARGIN) * scale,
      y: y - (point[1] + MARGIN) * scale,
    },
    screen,
  );
}

/** Where a point of the map is on the screen. */
export function onScreen(point: readonly [number, number], port: Viewport): [number, number] {
  return [port.x + (point[0] + MARGIN) * port.scale, port.y + (point[1] + MARGIN) * port.scale];
}

/** Whether a point of the map can be seen. */
export function seen(point: readonly [number, number], port: Viewport, screen: Screen): boolean {
  const { left, top, right, bottom } = free(screen);
  const [x, y] = onScreen(point, port);
  return x > left && x < right && y > top && y < bottom;
}

/** Moved as little as needed so that a point keeps a distance from what hides it. */
export function shown(point: readonly [number, number], port: Viewport, screen: Screen): Viewport {
  const { left, top, right, bottom } = free(screen);
  const edge = Math.min(70, (right - left) / 4, (bottom - top) / 4);
  const [x, y] = onScreen(point, port);
  const dx = Math.max(left + edge - x, 0) + Math.min(right - edge - x, 0);
  const dy = Math.max(top + edge - y, 0) + Math.min(bottom - edge - y, 0);
  return dx || dy ? moved(port, dx, dy, screen) : port;
}

/** How much is drawn at a scale: at "far" no name could be read, at "small" those of Settlements. */
export type Level = "far" | "small" | "mid" | "near" | "close";

export function levelOf(scale: number): Level {
  if (scale < 0.55) return "far";
  if (scale < 0.84) return "small";
  if (scale < 1.5) return "mid";
  return scale < 2.7 ? "near" : "close";
}

/** The size of what stands on the map, at each level, in units of the middle one. */
export const SIZES: Readonly<Record<Level, number>> = {
  far: 1.75,
  small: 1.25,
  mid: 1,
  near: 0.84,
  close: 0.66,
};
