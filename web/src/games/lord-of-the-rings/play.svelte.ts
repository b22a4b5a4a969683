/** What a person is doing at the table of the Lord of the Rings. */
import { Play } from "../../lib/play.svelte";
import type { Reason } from "../../protocol";
import { type Activity, CARDS, isBesides, linesFor, target, USE_RING, type View } from "./model";

export type Kind = "card" | "gandalf" | "hobbit" | "ring" | "line" | "token";

export interface Thing {
  kind: Kind;
  code: string;
}

export class RingsPlay extends Play<View> {
  /** Whose text is open. */
  thing = $state.raw<Thing | null>(null);
  /** The card under the pointer: the board shows where it leads. */
  over = $state<string | null>(null);

  get options(): ReadonlySet<string> {
    return new Set(this.asked?.mine && !this.asked.chance ? this.asked.options : []);
  }

  override stepBack(): void {
    this.thing = null;
    this.over = null;
  }

  /** The answers that a touch would give; none if it cannot be done now. */
  linesOf({ kind, code }: Thing): string[] {
    const [asked, view] = [this.asked, this.view];
    if (!asked?.mine || asked.chance || !view) return [];
    const option = kind === "ring" ? USE_RING : code;
    if (asked.options.includes(option)) return [`${asked.ask} ${option}`];
    if (kind === "card" && this.startsWith(code)) return ["action play", `first-card ${code}`];
    return [];
  }

  /** Whether a card can be played by touching it when the action is asked for. */
  startsWith(card: string): boolean {
    const [asked, view] = [this.asked, this.view];
    if (!view || asked?.ask !== "action" || !asked.mine || !asked.options.includes("play"))
      return false;
    return view.hand.includes(card) && linesFor(view, card).length > 0;
  }

  can(thing: Thing): boolean {
    return this.linesOf(thing).length > 0;
  }

  /** One touch answers; what cannot be taken back, and what cannot be done, opens its text. */
  touch(thing: Thing): void {
    const lines = this.linesOf(thing);
    const option = thing.kind === "ring" ? USE_RING : thing.code;
    if (lines.length > 0 && !isBesides(this.asked?.ask ?? "", option)) this.answer(...lines);
    else this.thing = thing;
  }

  override answer(...lines: string[]): void {
    this.thing = null;
    super.answer(...lines);
  }

  /** Where the card under the pointer would lead, by line. */
  get preview(): Partial<Record<Activity, number>> {
    const [view, card] = [this.view, this.over];
    if (!view || !card || !this.can({ kind: "card", code: card })) return {};
    if (!["action", "first-card", "second-card"].includes(this.asked?.ask ?? "")) return {};
    const steps = CARDS[card]?.symbols ?? 0;
    return Object.fromEntries(linesFor(view, card).map((one) => [one, target(view, one, steps)]));
  }

  async why(thing: Thing): Promise<Reason | null> {
    return this.table.whyNot(this.#named(thing));
  }

  #named({ kind, code }: Thing): string {
    if (kind === "ring") return "ring";
    if (kind === "hobbit") return `${this.asked?.ask === "ring-price" ? "give" : "active"} ${code}`;
    return `${kind} ${code}`;
  }
}
