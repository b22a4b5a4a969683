/** A step of a replay in the form of a table at which nothing is asked. */
import type {
  AheadReply,
  Asked,
  Reason,
  ReplayStep,
  SeatInfo,
  State,
  Told,
  Way,
} from "../protocol";
import type { TableLike } from "./table.svelte";

export class ReplayTable implements TableLike {
  seat = $state<string | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<Told[]>([]);
  /** The answer that led here, and what its question was about. */
  answer = $state<string | null>(null);
  answerFacts = $state.raw<(string | number)[]>([]);
  readonly ways: Way[] = [];
  readonly waysCome = Promise.resolve();
  readonly busy = false;
  readonly asked: Asked | null = null;

  show(step: ReplayStep, events: Told[], seat: string | null): void {
    this.seat = seat;
    this.events = events;
    this.answer = step.answer;
    this.answerFacts = step.answer_facts;
    this.state = { view: step.view, seats: [] as SeatInfo[] } as State;
  }

  send(): void {}

  waysOf(): Promise<Way[]> {
    return Promise.resolve([]);
  }

  whyNot(): Promise<Reason | null> {
    return Promise.resolve(null);
  }

  ahead(): Promise<AheadReply | null> {
    return Promise.resolve(null);
  }

  setOrders(): void {}
}
