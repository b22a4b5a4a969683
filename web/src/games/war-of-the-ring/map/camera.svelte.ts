/** What part of the map a screen shows, and how it gets from one part to another. */
import type { Edges } from "../../../lib/edges";
import { shape } from "./shapes";
import * as ports from "./viewport";

const RESTS_AFTER = 140;
const GLIDES_FOR = 260;
/** At a smaller scale than this the whole map would say too little. */
const READABLE = 0.62;

export class Camera {
  screen = $state.raw<ports.Screen>({ w: 0, h: 0 });
  port = $state.raw<ports.Viewport>({ scale: 1, x: 0, y: 0 });
  /** Something happens many times a second: the sheet is moved as a picture meanwhile. */
  busy = $state(false);
  /** It glides to where it shall be. */
  glides = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;

  get level(): ports.Level {
    return ports.levelOf(this.port.scale);
  }

  /** The size of what stands on the map. */
  get scale(): number {
    return ports.SIZES[this.level];
  }

  /** The screen has got a size. The first time the region `at` comes into its middle, unless all fits. */
  resize(screen: ports.Screen, at: string): void {
    const before = this.screen;
    this.screen = screen;
    if (screen.w === 0) return;
    if (before.w === 0) this.port = this.#first(at);
    else if (this.port.scale <= ports.least(before) * 1.001) this.port = ports.fit(screen);
    else this.port = ports.kept(this.port, screen);
  }

  /** So far the screen is covered now; the map moves only when it is moved. */
  cover(cover: Edges): void {
    this.screen = { ...this.screen, cover };
  }

  /** A wide screen starts with the whole map, a narrow one with as much as can be read. */
  #first(at: string): ports.Viewport {
    const whole = ports.fit(this.screen);
    if (whole.scale >= READABLE) return whole;
    const cover = Math.max(this.screen.w / ports.SHEET.w, this.screen.h / ports.SHEET.h);
    const scale = Math.max(0.85, Math.min(cover, 1.2));
    return ports.centred(shape(at).middle, scale, this.screen);
  }

  /** Follow a hand or a wheel. */
  drag(dx: number, dy: number): void {
    this.#follow(ports.moved(this.port, dx, dy, this.screen));
  }

  pinch(by: number, at: ports.Spot, dx = 0, dy = 0): void {
    const port = ports.zoomed(this.port, by, at, this.screen);
    this.#follow(ports.moved(port, dx, dy, this.screen));
  }

  #follow(port: ports.Viewport): void {
    this.busy = true;
    this.glides = false;
    this.port = port;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.busy = false;
    }, RESTS_AFTER);
  }

  move(dx: number, dy: number): void {
    this.#glide(ports.moved(this.port, dx, dy, this.screen));
  }

  zoom(by: number, at: ports.Spot = ports.middle(this.screen)): void {
    this.#glide(ports.zoomed(this.port, by, at, this.screen));
  }

  /** The whole map. */
  fit(): void {
    this.#glide(ports.fit(this.screen));
  }

  /** A region comes into sight. */
  show(region: string): void {
    this.#glide(ports.shown(shape(region).middle, this.port, this.screen));
  }

  /** Whether a region is in sight, and nothing lies over it. */
  shows(region: string): boolean {
    return ports.seen(shape(region).middle, this.port, this.screen);
  }

  #glide(port: ports.Viewport): void {
    this.glides = true;
    this.port = port;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.glides = false;
    }, GLIDES_FOR);
  }
}
