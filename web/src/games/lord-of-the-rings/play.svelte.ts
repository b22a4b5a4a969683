/** What a person is doing at the table of the Lord of the Rings. */
import { Play } from "../../lib/play.svelte";
import { w } from "../../lib/words.svelte";
import type { Asked, Reason, Way } from "../../protocol";
import { isSeries, leadOf, type Thing, touched, waysOf } from "./acting";
import { type Activity, hobbitOf, isTogether, stepsOf, target, type View } from "./model";
import { Payment } from "./payment.svelte";

export class RingsPlay extends Play<View> {
  /** What can be begun is picked first; a second touch decides. */
  picked = $state.raw<Thing | null>(null);
  /** What is asked for, or offered to be paid. */
  payment = $state.raw<Payment | null>(null);
  /** Whose text is open. */
  thing = $state.raw<Thing | null>(null);
  /** The card under the pointer: the board shows where it leads. */
  over = $state<string | null>(null);
  /** What had the focus when something was picked. */
  #from: Element | null = null;

  /** As things would stand with what has been chosen to be paid. */
  override get view(): View | null {
    return this.payment?.view ?? super.view;
  }

  /** The payment that has been begun. */
  get paying(): Payment | null {
    return this.payment?.open ? this.payment : null;
  }

  get pickedWays(): Way[] {
    return this.picked ? waysOf(this.table.ways, this.picked) : [];
  }

  override reset(): void {
    this.picked = null;
    this.thing = null;
    this.over = null;
    void this.#prepare();
  }

  /** Look whether the open question is, or leads to, a payment. */
  async #prepare(): Promise<void> {
    const { asked, table } = this;
    this.payment = null;
    if (!asked?.mine || asked.chance) return;
    if (isSeries(asked)) {
      this.payment = new Payment(table, null, asked);
      return;
    }
    const lead = leadOf(asked);
    if (lead === null) return;
    const first = (await table.ahead([lead]))?.asked ?? null;
    if (isSeries(first) && this.asked === asked) this.payment = new Payment(table, lead, first);
  }

  override stepBack(): void {
    if (this.thing) this.thing = null;
    else if (this.payment?.stepBack()) return;
    else if (this.picked) {
      this.picked = null;
      if (this.#from instanceof HTMLElement || this.#from instanceof SVGElement) this.#from.focus();
    }
  }

  /** Whether a touch does something. */
  can(thing: Thing): boolean {
    if (!this.asked?.mine || this.table.busy) return false;
    if (this.payment?.takes(thing)) return true;
    return this.paying === null && waysOf(this.table.ways, thing).length > 0;
  }

  /** Whether a thing is lit: with something picked, only where that leads. */
  lit(thing: Thing): boolean {
    if (!this.can(thing)) return false;
    return this.picked === null || waysOf(this.pickedWays, thing).length > 0;
  }

  touch(thing: Thing): void {
    const { asked, payment, table } = this;
    if (table.busy) return;
    if (payment?.takes(thing)) {
      void this.pay(thing.code);
      return;
    }
    if (!asked?.mine || this.paying) {
      this.thing = thing;
      return;
    }
    if (asked.chance || table.ways.length > 0) this.#act(asked, thing);
    else void table.waysCome.then(() => this.asked === asked && this.#act(asked, thing));
  }

  /** What a touch does once it is known what can be begun. */
  #act(asked: Asked, thing: Thing): void {
    const { table } = this;
    const touch = touched(asked, table.ways, this.picked, thing);
    switch (touch.does) {
      case "answer":
        this.answer(...touch.lines);
        return;
      case "pick":
        this.#from = document.activeElement;
        this.picked = thing;
        this.sheet = null;
        return;
      case "put-down":
        this.picked = null;
        return;
      case "why":
        this.thing = thing;
    }
  }

  /** Give one more thing; a payment of one thing is sent at once. */
  async pay(code: string): Promise<void> {
    const { payment } = this;
    if (!payment) return;
    await payment.choose(code);
    if (payment.next !== null || this.payment !== payment) return;
    if (payment.chosen.length === 1) this.answer(...payment.lines);
    else this.sheet = null;
  }

  /** An option of the prompt; one that leads to a payment only begins it. */
  override option(code: string): void {
    const { asked, payment } = this;
    if (asked && payment?.lead === `${asked.ask} ${code}`) payment.open = true;
    else super.option(code);
  }

  /** Where the card under the pointer, or what is picked, would lead, by line. */
  get preview(): Partial<Record<Activity, number>> {
    const { view } = this;
    if (!view || this.paying) return {};
    const { ways } = this.table;
    const shown = this.over ? waysOf(ways, { kind: "card", code: this.over }) : this.pickedWays;
    const found: Partial<Record<Activity, number>> = {};
    for (const { kind, what, target: line } of shown) {
      if (line === null || what === null || kind === "line") continue;
      const activity = line as Activity;
      found[activity] = Math.max(found[activity] ?? 0, target(view, activity, stepsOf(what)));
    }
    return found;
  }

  /** The message that says what the One Ring does in this game. */
  get ringAbout(): string {
    return this.view && isTogether(this.view) ? "page-ring-about-together" : "page-ring-about";
  }

  async why(thing: Thing): Promise<Reason | null> {
    return this.table.whyNot(this.#named(thing));
  }

  override seatName(seat: string): string {
    const hobbit = hobbitOf(super.view, seat);
    return hobbit === null ? super.seatName(seat) : w().name(hobbit);
  }

  /** What an option is called; players by their hobbits. */
  optionName(ask: string, code: string): string {
    return hobbitOf(super.view, code) === null ? w().option(ask, code) : this.seatName(code);
  }

  #named({ kind, code }: Thing): string {
    if (kind === "ring") return "ring";
    if (kind === "hobbit") return `${this.asked?.ask === "ring-price" ? "give" : "active"} ${code}`;
    return `${kind} ${code}`;
  }
}
