/** What part of the map is seen: a scale in pixels a unit, and where the map's corner lies. */
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

/** A point of the screen. */
export type Spot = readonly [number, number];

export const SHEET: Size = { w: WIDTH + 2 * MARGIN, h: HEIGHT + 2 * MARGIN };
export const MOST = 5;

/** The scale at which the whole map is seen. */
export function least(screen: Size): number {
  return Math.min(screen.w / SHEET.w, screen.h / SHEET.h) || 1;
}

/** The whole map in the middle. */
export function fit(screen: Size): Viewport {
  return kept({ scale: least(screen), x: 0, y: 0 }, screen);
}

/** A viewport that shows no more than there is: too small a map is centred. */
export function kept(port: Viewport, screen: Size): Viewport {
  const scale = Math.min(Math.max(port.scale, least(screen)), Math.max(MOST, least(screen)));
  return {
    scale,
    x: between(port.x, screen.w - SHEET.w * scale),
    y: between(port.y, screen.h - SHEET.h * scale),
  };
}

function between(at: number, slack: number): number {
  if (slack >= 0) return slack / 2;
  return Math.min(0, Math.max(slack, at));
}

/** Nearer or farther, with the point of the screen staying where it is. */
export function zoomed(port: Viewport, by: number, at: Spot, screen: Size): Viewport {
  const scale = Math.min(Math.max(port.scale * by, least(screen)), Math.max(MOST, least(screen)));
  const k = scale / port.scale;
  return kept({ scale, x: at[0] - (at[0] - port.x) * k, y: at[1] - (at[1] - port.y) * k }, screen);
}

export function moved(port: Viewport, dx: number, dy: number, screen: Size): Viewport {
  return kept({ ...port, x: port.x + dx, y: port.y + dy }, screen);
}

/** A point of the map in the middle of the screen. */
export function centred(point: readonly [number, number], scale: number, screen: Size): Viewport {
  return kept(
    {
      scale,
      x: screen.w / 2 - (point[0] + MARGIN) * scale,
      y: screen.h / 2 - (point[1] + MARGIN) * scale,
    },
    screen,
  );
}

/** Where a point of the map is on the screen. */
export function onScreen(point: readonly [number, number], port: Viewport): [number, number] {
  return [port.x + (point[0] + MARGIN) * port.scale, port.y + (point[1] + MARGIN) * port.scale];
}

/** Moved as little as needed so that a point keeps a distance from the edges. */
export function shown(point: readonly [number, number], port: Viewport, screen: Size): Viewport {
  const edge = Math.min(70, screen.w / 4, screen.h / 4);
  const [x, y] = onScreen(point, port);
  const dx = x < edge ? edge - x : x > screen.w - edge ? screen.w - edge - x : 0;
  const dy = y < edge ? edge - y : y > screen.h - edge ? screen.h - edge - y : 0;
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
