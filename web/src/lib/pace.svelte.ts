/** States shown one after another to those who only watch: computers answer faster than anybody looks. */
import type { State } from "../protocol";

/** So many milliseconds each state stays. */
const STAYS = 1000;

export class Pace {
  /** States that have come and are not shown yet. */
  waiting = $state.raw<readonly State[]>([]);
  runs = $state(true);
  readonly #show: (state: State) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(show: (state: State) => void) {
    this.#show = show;
  }

  take(state: State): void {
    this.waiting = [...this.waiting, state];
    if (this.runs && this.#timer === null) this.step();
  }

  /** Show the next state. */
  step(): void {
    this.#stop();
    const [next, ...rest] = this.waiting;
    if (!next) return;
    this.waiting = rest;
    this.#show(next);
    if (this.runs) this.#timer = setTimeout(() => this.step(), STAYS);
  }

  /** Stop, or go on. */
  turn(): void {
    this.runs = !this.runs;
    if (this.runs) this.step();
    else this.#stop();
  }

  /** Show how things stand now. */
  catchUp(): void {
    while (this.waiting.length > 0) this.step();
  }

  /** Forget what has not been shown; it will be told anew. */
  clear(): void {
    this.#stop();
    this.waiting = [];
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
