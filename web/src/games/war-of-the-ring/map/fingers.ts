/** Dragging and pinching the map, by mouse or by fingers. */
import type { Camera } from "./camera.svelte";
import type { Spot } from "./viewport";

/** Fewer pixels than this are a click that trembles. */
const A_DRAG = 6;

export class Fingers {
  /** The last pointer was a finger: there is no hovering, a tap shows the card. */
  touch = false;
  readonly #camera: Camera;
  readonly #down = new Map<number, Spot>();
  #way = 0;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Whether the hand moves the map, or did just now: what comes of it is no click. */
  get drags(): boolean {
    return this.#way >= A_DRAG;
  }

  get any(): boolean {
    return this.#down.size > 0;
  }

  press(id: number, at: Spot, touch: boolean): void {
    this.touch = touch;
    if (!this.any) this.#way = 0;
    this.#down.set(id, at);
  }

  /** Gives whether the map moved with it. */
  move(id: number, at: Spot): boolean {
    const before = this.#down.get(id);
    if (!before) return false;
    const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
    this.#way += Math.hypot(dx, dy);
    if (!this.drags) return false;
    this.#down.set(id, at);
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    if (other) {
      const span = (one: Spot) => Math.hypot(one[0] - other[0], one[1] - other[1]);
      const middle: Spot = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
      this.#camera.pinch(span(at) / Math.max(1, span(before)), middle, dx / 2, dy / 2);
    } else this.#camera.drag(dx, dy);
    return true;
  }

  lift(id: number): void {
    this.#down.delete(id);
  }

  /** A key is no drag. */
  rest(): void {
    this.#way = 0;
  }
}
