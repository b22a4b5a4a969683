/** Answers that are put together before they are sent, each looked at ahead. */
import type { AheadReply, Asked } from "../protocol";
import type { TableLike } from "./table.svelte";

export class Draft<View = unknown> {
  readonly #table: TableLike;
  /** The answers so far, "ASK CODE". */
  lines = $state.raw<readonly string[]>([]);
  #ahead = $state.raw<AheadReply | null>(null);

  constructor(table: TableLike) {
    this.#table = table;
  }

  /** What would be asked next; null: nothing of me. */
  get asked(): Asked | null {
    return this.#ahead?.asked ?? null;
  }

  /** How things would stand. */
  get view(): View | null {
    return (this.#ahead?.view as View | undefined) ?? null;
  }

  /** Look where these answers lead. Gives whether it could be seen and is still wanted. */
  async become(lines: readonly string[]): Promise<boolean> {
    this.lines = lines;
    const ahead = await this.#table.ahead(lines);
    if (this.lines !== lines || ahead === null) return false;
    this.#ahead = ahead;
    return true;
  }
}
