/** Several things that are given one after another, chosen together: cards, symbols, tokens. */
import { Draft } from "../../lib/draft.svelte";
import type { TableLike } from "../../lib/table.svelte";
import type { Asked } from "../../protocol";
import { isOption, isSeries, type Thing } from "./acting";
import type { View } from "./model";

export interface Chosen {
  ask: string;
  code: string;
}

export class Payment {
  /** The answer that leads to it; null: it is what is asked. */
  readonly lead: string | null;
  /** Its first question. */
  readonly first: Asked;
  readonly #draft: Draft<View>;
  /** One step after the other, however fast they are made. */
  #steps: Promise<void> = Promise.resolve();
  chosen = $state.raw<readonly Chosen[]>([]);
  /** Whether it has been begun. */
  open = $state(false);

  constructor(table: TableLike, lead: string | null, first: Asked) {
    this.lead = lead;
    this.first = first;
    this.open = lead === null;
    this.#draft = new Draft(table);
  }

  /** What may be given next; null: nothing more. */
  get next(): Asked | null {
    if (this.chosen.length === 0) return this.first;
    return isSeries(this.#draft.asked) ? this.#draft.asked : null;
  }

  /** What is asked, or has been asked last. */
  get asked(): Asked {
    const { next, first } = this;
    if (next) return next;
    const [left, ...rest] = first.facts;
    return typeof left === "number" ? { ...first, facts: [0, ...rest] } : first;
  }

  /** How things would stand; null: as they do. */
  get view(): View | null {
    return this.chosen.length > 0 ? this.#draft.view : null;
  }

  get lines(): string[] {
    return this.#lines(this.chosen);
  }

  #lines(chosen: readonly Chosen[]): string[] {
    const given = chosen.map(({ ask, code }) => `${ask} ${code}`);
    return this.lead === null ? given : [this.lead, ...given];
  }

  takes(thing: Thing): boolean {
    return this.next !== null && isOption(this.next, thing);
  }

  /** Give this as well. */
  choose(code: string): Promise<void> {
    this.open = true;
    return this.#step(() => {
      const { next, chosen } = this;
      return next?.options.includes(code) ? [...chosen, { ask: next.ask, code }] : chosen;
    });
  }

  /** Keep one of the chosen things; the last if none is named. */
  drop(place?: number): Promise<void> {
    return this.#step(() => this.chosen.toSpliced(place ?? this.chosen.length - 1, 1));
  }

  /** Step back; gives whether there was anything to take back. */
  stepBack(): boolean {
    if (this.chosen.length > 0) void this.drop();
    else if (this.lead !== null && this.open) this.open = false;
    else return false;
    return true;
  }

  #step(choice: () => readonly Chosen[]): Promise<void> {
    this.#steps = this.#steps.then(async () => {
      const chosen = choice();
      if (chosen === this.chosen) return;
      if (chosen.length === 0 || (await this.#draft.become(this.#lines(chosen))))
        this.chosen = chosen;
    });
    return this.#steps;
  }
}
