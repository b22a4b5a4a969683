/** What a person is doing at the table of War of the Ring: what is picked, what is looked at. */
import { Play } from "../../../lib/play.svelte";
import type { Reason, State, Told, Way } from "../../../protocol";
import { begins, type Lit, litRegions, type Picked, touchRegion, waysOf } from "../acting";
import type { Trail } from "../map/view";
import { armyOf, isSide, type Side, type View } from "../types";
import { telling, trailOf } from "./telling";

export class WarPlay extends Play<View> {
  picked = $state.raw<Picked | null>(null);
  /** The ways of the thing picked, and those among which a touch could not decide. */
  pickedWays = $state.raw<Way[]>([]);
  among = $state.raw<Way[] | null>(null);
  codes = $state.raw<string[] | null>(null);
  /** Why the last thing touched is not possible. */
  why = $state.raw<{ thing: string; reason: Reason } | null>(null);
  /** A card whose text is open. */
  card = $state<string | null>(null);
  /** A region to show on the map (a place found, an event told). */
  shown = $state<string | null>(null);
  /** The way on the map that is shown for a moment: what has just moved or attacked. */
  trails = $state.raw<readonly Trail[]>([]);
  /** Whether the list of regions lies beside the map. */
  list = $state(false);
  figures = new Map<string, number>();
  #from: string | null = null;

  get side(): Side | null {
    const seat = this.table.seat;
    return isSide(seat) ? seat : null;
  }

  get lit(): Lit {
    const ways = this.picked ? this.pickedWays : this.table.ways;
    return litRegions(this.asked, ways, this.picked);
  }

  /** Where the figures come from that "who-goes" is about; null if nobody can say. */
  get from(): string | null {
    return this.view?.battle?.origin ?? this.#from;
  }

  override reset(): void {
    super.reset();
    this.trails = [];
  }

  /** The figures that a person has counted out are named as they are asked for. */
  override foreseen(state: State): string | null {
    const asked = state.asked;
    if (asked?.mine && asked.ask === "figures" && this.figures.size > 0) {
      const code = asked.options.find((one) => {
        const [kind, number] = one.split(" ");
        return kind !== undefined && this.figures.get(kind) === Number(number);
      });
      return code ? `figures ${code}` : null;
    }
    if (asked?.ask !== "who-goes" && asked?.ask !== "figures") this.figures.clear();
    return null;
  }

  override point(events: readonly Told[]): void {
    this.shown = events.map((told) => telling.place?.(told) ?? null).findLast((one) => one) ?? null;
    this.trails = events.slice(-1).flatMap((told) => trailOf(told) ?? []);
  }

  override stepBack(): void {
    this.picked = null;
    this.pickedWays = [];
    this.among = null;
    this.codes = null;
    this.why = null;
  }

  override escape(): void {
    if (this.list) this.list = false;
    else super.escape();
  }

  override answer(...lines: string[]): void {
    for (const line of lines) if (line.startsWith("from ")) this.#from = line.slice(5);
    super.answer(...lines);
  }

  take(way: Way): void {
    this.answer(...way.lines);
  }

  async pick(picked: Picked): Promise<void> {
    this.why = null;
    this.among = null;
    this.picked = picked;
    this.pickedWays = waysOf(this.table.ways, picked);
    if (picked.kind === "region") {
      const ways = await this.table.waysOf(`region ${picked.code}`);
      if (this.picked === picked && ways.length > 0) this.pickedWays = waysOf(ways, picked);
    }
  }

  touch(region: string): void {
    const asked = this.asked;
    if (!asked?.mine || this.table.busy) return;
    const ways = this.picked ? this.pickedWays : this.table.ways;
    if (this.picked?.kind === "region" && this.picked.code === region) {
      this.stepBack();
      return;
    }
    let touch = touchRegion(asked, ways, this.picked, region);
    if (touch.does === "why" && this.picked !== null) {
      const other = touchRegion(asked, this.table.ways, null, region);
      if (other.does === "pick") touch = other;
    }
    switch (touch.does) {
      case "answer":
        return this.answer(...touch.lines);
      case "pick":
        void this.pick(touch.picked);
        return;
      case "choose":
        this.among = touch.ways;
        return;
      case "options":
        this.codes = touch.codes;
        return;
      case "why": {
        const region_ = this.view?.regions[region];
        const own = region_ && this.side ? armyOf(region_, this.side).units > 0 : false;
        if (touch.thing.startsWith("army ") && !own) {
          if (begins(asked)) void this.ask(`region ${region}`);
          return;
        }
        void this.ask(touch.thing);
      }
    }
  }

  async ask(thing: string): Promise<void> {
    const reason = await this.table.whyNot(thing);
    this.why = reason ? { thing, reason } : null;
  }
}
