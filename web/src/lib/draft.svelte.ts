/** Answers that are put together before they are sent, each looked at ahead. */
import type { AheadReply, Asked } from "../protocol";
import type { TableLike } from "./table.svelte";

/** The server hears at most 40 messages in 10 seconds, and there are others. */
const MOST_LOOKS = 24;
const IN_MILLISECONDS = 10_000;

export class Draft<View = unknown> {
  readonly #table: Pick<TableLike, "ahead">;
  readonly #first: readonly string[];
  /** The answers so far, "ASK CODE". */
  lines = $state.raw<readonly string[]>([]);
  /** What the server has said last. */
  ahead = $state.raw<AheadReply | null>(null);
  #last: Promise<unknown> = Promise.resolve();
  #looks: number[] = [];

  /** Questions named in `first` take their first option if no line answers them. */
  constructor(table: Pick<TableLike, "ahead">, first: readonly string[] = []) {
    this.#table = table;
    this.#first = first;
  }

  /** What would be asked next; null: nothing of me. */
  get asked(): Asked | null {
    return this.ahead?.asked ?? null;
  }

  /** How things would stand. */
  get view(): View | null {
    return (this.ahead?.view as View | undefined) ?? null;
  }

  /** Look where these answers lead. Gives whether it could be seen and is still wanted. */
  async become(lines: readonly string[]): Promise<boolean> {
    this.lines = lines;
    const look = this.#last.then(() => this.#look(lines));
    this.#last = look;
    const ahead = await look;
    if (this.lines !== lines || ahead === null) return false;
    this.ahead = ahead;
    return true;
  }

  /** One look after the other; of what was said during one, only the last is looked at. */
  async #look(lines: readonly string[]): Promise<AheadReply | null> {
    if (this.lines !== lines) return null;
    const now = Date.now();
    this.#looks = this.#looks.filter((at) => now - at < IN_MILLISECONDS);
    const oldest = this.#looks.at(-MOST_LOOKS);
    if (oldest !== undefined)
      await new Promise((resolve) => setTimeout(resolve, oldest + IN_MILLISECONDS - now));
    if (this.lines !== lines) return null;
    this.#looks.push(Date.now());
    return this.#table.ahead(lines, this.#first);
  }
}
