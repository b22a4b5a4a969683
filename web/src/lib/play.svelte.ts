/** What a person is doing at a table: each game says more of it in a class of its own. */
import { getContext, setContext } from "svelte";
import type { Asked, Told } from "../protocol";
import type { TableLike } from "./table.svelte";
import { w } from "./words.svelte";

export abstract class Play<View = unknown> {
  readonly table: TableLike;
  /** The sheet that is open where the panels have no room of their own. */
  sheet = $state<string | null>(null);

  constructor(table: TableLike) {
    this.table = table;
  }

  get view(): View | null {
    return (this.table.state?.view as View | undefined) ?? null;
  }

  get asked(): Asked | null {
    return this.table.asked;
  }

  /** A new state has come: what was picked belongs to the old one. */
  reset(): void {
    this.stepBack();
  }

  /** Put down what was picked last. */
  abstract stepBack(): void;

  /** Show where something happened, on a board that can; no events: show no place any more. */
  point(_events: readonly Told[]): void {}

  /** Esc: close what is open, or step back. */
  escape(): void {
    if (this.sheet) this.sheet = null;
    else this.stepBack();
  }

  /** What a seat is called at this table. */
  seatName(seat: string): string {
    return w().name(seat);
  }

  answer(...lines: string[]): void {
    this.table.send(...lines);
  }

  option(code: string): void {
    const ask = this.asked?.ask;
    if (ask) this.answer(`${ask} ${code}`);
  }
}

const KEY = Symbol("play");

/** To be called while the component of the table is made. */
export function setPlay<P extends Play>(play: P): P {
  return setContext(KEY, play);
}

/** Of the table around; each game asks for its own kind. */
export function getPlay<P extends Play>(): P {
  return getContext<P>(KEY);
}
