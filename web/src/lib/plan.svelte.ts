/** A decision that a person is making: nothing of it is sent before it is complete. */
import type { AheadReply, Asked, Step } from "../protocol";
import { Draft } from "./draft.svelte";
import {
  answersOf,
  type Decision,
  haveOf,
  isComplete,
  linesOf,
  openOf,
  type Row,
  rowsOf,
  withAll,
} from "./planning";
import type { TableLike } from "./table.svelte";

export class Plan {
  readonly decision: Decision;
  /** What the person had said when the plan was begun. */
  readonly given: readonly string[];
  /** Whether the server has heard what the person has said last. */
  settled = $state(false);
  /** Whether the person has said anything since the plan was begun. */
  changed = $state(false);
  /** Called when the server has said something; false: it could not say anything. */
  onfound: ((good: boolean) => void) | null = null;

  #wanted = $state.raw<Step[]>([]);
  #have = new Map<string, number>();
  readonly #draft: Draft;

  constructor(table: Pick<TableLike, "ahead">, decision: Decision, given: readonly string[] = []) {
    this.#draft = new Draft(table, decision.first);
    this.decision = decision;
    this.given = given;
    this.reset();
  }

  /** From the beginning. */
  reset(): void {
    this.changed = false;
    void this.#look([...this.given, ...(this.decision.lines ?? [])]);
  }

  /** What the server has said of it. */
  get found(): AheadReply | null {
    return this.#draft.ahead;
  }

  get rows(): Row[] {
    if (!this.found) return [];
    // A number shows what was said, before the server has said what it thinks of it.
    const steps = this.found.steps.map((step, at) => {
      const wanted = this.#wanted[at];
      const same = wanted?.ask === step.ask && this.decision.asks[step.ask] === "count";
      return same ? { ...step, code: wanted.code } : step;
    });
    return rowsOf(this.decision, { ...this.found, steps });
  }

  /** The question of the decision that is open now. */
  get open(): Asked | null {
    return this.found && openOf(this.decision, this.found);
  }

  /** Whether nothing is missing, by what the server has said last. */
  get complete(): boolean {
    return this.found !== null && isComplete(this.decision, this.found);
  }

  get answers(): string[] {
    return this.found ? answersOf(this.decision, this.found) : [];
  }

  /** Change the steps; they are those said last. */
  change(change: (steps: readonly Step[]) => Step[]): void {
    this.changed = true;
    this.#wanted = change(this.#wanted);
    const lines = linesOf(this.decision, this.#wanted, this.#have);
    void this.#look([...lines, ...(this.decision.lines ?? [])]);
  }

  /** Of everything as many as possible. */
  all(): void {
    this.change((steps) => withAll(this.decision, steps, this.#have));
  }

  async #look(lines: readonly string[]): Promise<void> {
    this.settled = false;
    const good = await this.#draft.become(lines);
    if (this.#draft.lines !== lines) return;
    if (this.found && good) {
      this.#wanted = this.found.steps;
      this.#have = haveOf(this.decision, this.found.steps, this.#have);
      this.settled = true;
    }
    this.onfound?.(good);
  }
}
