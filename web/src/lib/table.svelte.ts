/** A table as one seat sees it, kept up to date over the socket. */
import type {
  AheadReply,
  Asked,
  FromClient,
  FromServer,
  Reason,
  Refused,
  SeatInfo,
  State,
  Told,
  Way,
} from "../protocol";
import { Pace } from "./pace.svelte";
import { Connection, type Link, newId } from "./socket";

/** Replace the events from a number on, as the server says. */
function merged(events: readonly Told[], from: number, news: readonly Told[]): Told[] {
  return [...events.slice(0, from), ...news];
}

/** What the board needs of a table; a replay gives it as well. */
export interface TableLike {
  readonly seat: string | null;
  readonly state: State | null;
  readonly events: Told[];
  readonly ways: Way[];
  /** Until the ways of this question have come, a moment after it. */
  readonly waysCome: Promise<void>;
  readonly busy: boolean;
  readonly asked: Asked | null;
  send(...lines: string[]): void;
  waysOf(thing: string): Promise<Way[]>;
  whyNot(thing: string): Promise<Reason | null>;
  /** Where answers would lead; null: nobody knows, or it is not my turn any more. */
  ahead(lines: readonly string[], first?: readonly string[]): Promise<AheadReply | null>;
  setOrders(orders: string[]): void;
}

/** Refusals of a hello: nothing will ever be shown here. */
const BARS: ReadonlySet<string> = new Set(["no-such-table", "not-your-seat", "not-at-this-table"]);

export class Table implements TableLike {
  readonly id: string;
  seat = $state<string | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<Told[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  link = $state<Link>("connecting");
  /** Everything that could be begun now. */
  ways = $state.raw<Way[]>([]);
  waysCome = Promise.resolve();
  refused = $state.raw<Refused | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  /** There is no such table (any more), or this is not my seat. */
  barred = $state<string | null>(null);
  onstate: ((state: State, news: Told[]) => void) | null = null;
  /** For those who only watch. */
  readonly pace = new Pace((state) => this.#become(state));

  #connection: Connection;
  /** What the server has not yet said that it is kept, in the order in which it was sent. */
  #sent = new Map<string, FromClient>();
  #waiting = new Map<string, (message: FromServer) => void>();

  constructor(id: string, seat: string | null) {
    this.id = id;
    this.seat = seat;
    this.#connection = new Connection({
      heard: (message) => this.#heard(message),
      link: (link) => {
        this.link = link;
        // The line dropped before the server said that it was kept: say it again.
        if (link === "open")
          for (const message of this.#sent.values()) this.#connection.send(message);
      },
      hello: () => this.#hello(),
    });
  }

  get asked(): Asked | null {
    return this.state?.asked ?? null;
  }

  /** Whether this seat is asked something. */
  get mine(): boolean {
    return this.asked?.mine ?? false;
  }

  close(): void {
    this.pace.clear();
    this.#connection.close();
  }

  /** Look through another seat (one screen, or after taking a seat). */
  sitAt(seat: string | null): void {
    this.seat = seat;
    this.state = null;
    this.events = [];
    this.ways = [];
    this.#sent.clear();
    this.busy = false;
    this.barred = null;
    this.#connection.send(this.#hello());
  }

  /** Answers to the open question and those that follow it; all are taken, or none. */
  send(...lines: string[]): void {
    if (this.busy || !this.state || lines.length === 0) return;
    this.#act({ type: "answers", id: newId(), at: this.state.number, lines });
  }

  undo(): void {
    if (!this.busy && this.state) this.#act({ type: "undo", id: newId(), at: this.state.number });
  }

  askUndo(): void {
    if (!this.busy && this.state)
      this.#act({ type: "undo-offer", id: newId(), at: this.state.number });
  }

  replyUndo(accept: boolean): void {
    if (!this.busy && this.state)
      this.#act({ type: "undo-reply", id: newId(), at: this.state.number, accept });
  }

  setOrders(orders: string[]): void {
    this.#act({ type: "orders", id: newId(), orders });
  }

  /** Why a thing is not possible; null: it is, or nobody knows. */
  whyNot(thing: string): Promise<Reason | null> {
    return this.#ask({ type: "why-not", id: newId(), thing }).then((reply) =>
      reply?.type === "why-not" ? reply.reason : null,
    );
  }

  waysOf(thing: string): Promise<Way[]> {
    return this.#ask({ type: "ways", id: newId(), thing }).then((reply) =>
      reply?.type === "ways" && reply.number === this.state?.number ? reply.ways : [],
    );
  }

  ahead(lines: readonly string[], first: readonly string[] = []): Promise<AheadReply | null> {
    return this.#ask({
      type: "ahead",
      id: newId(),
      lines: [...lines],
      first: [...first],
    }).then((reply) =>
      reply?.type === "ahead" && reply.number === this.state?.number ? reply : null,
    );
  }

  #act(message: FromClient & { id: string }): void {
    this.busy = true;
    this.refused = null;
    this.#sent.set(message.id, message);
    this.#connection.send(message);
  }

  #ask(message: FromClient & { id: string }): Promise<FromServer | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(message.id);
        resolve(null);
      }, 8000);
      this.#waiting.set(message.id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
      if (!this.#connection.send(message))
        this.#waiting.get(message.id)?.({ type: "pong", id: "" });
    });
  }

  #hello(): FromClient {
    this.pace.clear();
    return {
      type: "hello",
      table: this.id,
      seat: this.seat,
      number: this.state?.number ?? 0,
      events: this.events.length,
      hidden: document.hidden,
    };
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "state":
        if (message.seat !== this.seat) return;
        if (this.seat === null) return this.pace.take(message);
        return this.#become(message);
      case "done":
        return this.#settled(message.id);
      case "refused": {
        const waiting = this.#waiting.get(message.id);
        if (waiting) {
          this.#waiting.delete(message.id);
          return waiting(message);
        }
        this.#settled(message.id);
        if (BARS.has(message.code) && message.id === "") this.barred = message.code;
        this.refused = message;
        return;
      }
      case "presence":
        this.seats = message.seats;
        return;
      case "why-not":
      case "ways":
      case "ahead": {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        waiting?.(message);
        return;
      }
    }
  }

  #settled(id: string): void {
    this.#sent.delete(id);
    this.busy = this.#sent.size > 0;
  }

  #become(state: State): void {
    this.events = merged(this.events, state.events_from, state.events);
    this.seats = state.seats;
    this.state = state;
    this.ways = [];
    if (state.asked?.mine && !state.asked.chance) this.waysCome = this.#fetchWays(state.number);
    this.onstate?.(state, state.events);
  }

  async #fetchWays(number: number): Promise<void> {
    const ways = await this.waysOf("");
    if (this.state?.number === number) this.ways = ways;
  }
}
