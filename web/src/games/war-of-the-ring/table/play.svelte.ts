/** What a person is doing at the table of War of the Ring: what is picked, planned, looked at. */
import { Plan } from "../../../lib/plan.svelte";
import {
  type Decision,
  ENDS,
  type Row,
  withGroup,
  withOne,
  withTally,
} from "../../../lib/planning";
import { Play } from "../../../lib/play.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Asked, Reason, Told, Way } from "../../../protocol";
import {
  asksAbout,
  type Lit,
  litRegions,
  type Picked,
  placeOf,
  touchRegion,
  waysOf,
} from "../acting";
import { decisionIn, decisionOf, shortened } from "../decisions";
import type { Trail } from "../map/view";
import { armyOf, isSide, type Side, type View } from "../types";
import { telling, trailOf } from "./telling";

/** The phase in which dice are used. */
const ACTIONS = 5;

export class WarPlay extends Play<View> {
  picked = $state.raw<Picked | null>(null);
  /** The ways of the thing picked, and those among which a touch could not decide. */
  pickedWays = $state.raw<Way[]>([]);
  among = $state.raw<Way[] | null>(null);
  codes = $state.raw<string[] | null>(null);
  /** A big decision in the making, of which nothing has been sent. */
  plan = $state.raw<Plan | null>(null);
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
  /** The plan is to be sent, but the server has not yet said what it thinks of it. */
  #decided = false;
  /** The state that the plan belongs to. */
  #planned = "";

  get side(): Side | null {
    const seat = this.table.seat;
    return isSide(seat) ? seat : null;
  }

  /** What is asked: by the table, or next in the plan. */
  override get asked(): Asked | null {
    return this.plan?.open ?? this.table.asked;
  }

  get lit(): Lit {
    if (this.deciding) return litRegions(this.plan?.open ?? null, [], null);
    const ways = this.picked ? this.pickedWays : this.table.ways;
    return litRegions(this.asked, ways, this.picked);
  }

  /** Whether the plan has a dialog: more than the open question, which the prompt asks. */
  get deciding(): boolean {
    const plan = this.plan;
    if (plan === null) return false;
    if (plan.found === null) return plan.decision.asks[this.table.asked?.ask ?? ""] !== "one";
    const rows = plan.rows;
    return rows.length > 1 || rows.some((row) => row.shape !== "one" || row.code !== null);
  }

  override reset(): void {
    this.trails = [];
    this.picked = null;
    this.pickedWays = [];
    this.among = null;
    this.codes = null;
    this.why = null;
    const state = this.table.state;
    if (this.plan === null || this.#planned !== `${state?.seat} ${state?.number}`) this.#replan();
  }

  /** The decision that the open question begins, if it does. */
  #replan(): void {
    this.plan = null;
    const asked = this.table.asked;
    const decision = asked?.mine && !asked.chance ? decisionOf(asked.ask) : null;
    if (decision) this.#begin(decision);
  }

  #begin(decision: Decision, given: readonly string[] = []): void {
    if (!settings.all.together) return;
    const state = this.table.state;
    this.#planned = `${state?.seat} ${state?.number}`;
    this.#decided = false;
    const plan = new Plan(this.table, decision, given);
    plan.onfound = (good) => {
      if (this.plan !== plan) return;
      const decided = this.#decided || goesAtOnce(plan);
      this.#decided = false;
      if (!good) this.plan = null;
      else if (decided) this.decide();
    };
    this.plan = plan;
  }

  /** Send the plan, as soon as the server has heard all of it. */
  decide(): void {
    const plan = this.plan;
    if (plan && !plan.settled) this.#decided = true;
    else if (plan?.complete && plan.found)
      this.table.send(...shortened(plan.found.steps, plan.answers));
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
    if (this.plan && (this.plan.changed || this.plan.given.length > 0)) this.#replan();
  }

  override escape(): void {
    if (this.list) this.list = false;
    else super.escape();
  }

  override option(code: string): void {
    const asked = this.asked;
    if (!asked) return;
    this.codes = null;
    if (this.plan) this.#choose(this.plan, asked, code);
    else this.answer(`${asked.ask} ${code}`);
  }

  #choose(plan: Plan, asked: Asked, code: string): void {
    const row = plan.rows.at(-1);
    if (plan.open === null || !row) this.#begin(plan.decision, [`${asked.ask} ${code}`]);
    else if (row.shape === "one") plan.change((steps) => withOne(steps, row, code));
    else if (row.shape === "tally") plan.change((steps) => withTally(steps, row, code, 1));
    else if (row.shape === "group") plan.change((steps) => withGroup(steps, row, [code]));
  }

  take(way: Way): void {
    const decision = settings.all.together ? decisionIn(way.lines) : null;
    if (decision) this.#begin(decision, way.lines);
    else this.answer(...way.lines);
  }

  async pick(picked: Picked): Promise<void> {
    this.#replan();
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
    if (this.deciding && !this.plan?.open?.options.some((code) => placeOf(code) === region)) {
      void this.ask(asksAbout(asked.ask, this.plan?.answers ?? [], region));
      return;
    }
    const ways = this.picked ? this.pickedWays : this.table.ways;
    if (this.picked?.kind === "region" && this.picked.code === region) {
      this.stepBack();
      return;
    }
    let touch = touchRegion(asked, ways, this.picked, region);
    if (touch.does === "why" && this.picked !== null) {
      const other = touchRegion(asked, this.table.ways, null, region);
      if (other.does === "pick" || this.picked.kind !== "region") touch = other;
    }
    switch (touch.does) {
      case "option":
        return this.option(touch.code);
      case "take":
        return this.take(touch.way);
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
        const about = asksAbout(asked.ask, this.plan?.answers ?? [], region);
        void this.ask(about ?? this.#whatIs(touch.thing, region));
      }
    }
  }

  /** An "army" is asked about only where one's own stands. */
  #whatIs(thing: string, region: string): string {
    const there = this.view?.regions[region];
    const own = there && this.side ? armyOf(there, this.side).units > 0 : false;
    return own || !thing.startsWith("army ") ? thing : `region ${region}`;
  }

  /** Ask why a thing is not possible; null: something else has to be answered first, and so it is
   * if the thing is possible, but not in the middle of a decision. */
  async ask(thing: string | null): Promise<void> {
    const found = thing === null ? null : await this.table.whyNot(thing);
    const reason = found ?? (this.deciding ? this.#answerFirst() : null);
    this.why = reason ? { thing: thing ?? "", reason } : null;
  }

  #answerFirst(): Reason {
    return {
      rule: this.view?.phase === ACTIONS ? "W6.1" : "W4.1",
      name: "answer-first",
      facts: [],
    };
  }
}

/** Whether a plan is sent without further ado: the person has chosen all that there was, on the map
 * or among the options, or has said that there is no more. */
function goesAtOnce(plan: Plan): boolean {
  if (!plan.complete || plan.open !== null || !(plan.changed || plan.given.length > 0))
    return false;
  const rows = plan.rows;
  const last = plan.found?.steps.findLast((step) => step.options.length > 1);
  if (last && ENDS.includes(last.code)) return true;
  return rows.every((row) => isChosen(row)) && (plan.decision.atOnce || rows.every(isGiven));

  function isGiven(row: Row): boolean {
    return row.shape === "one" && plan.given.includes(`${row.ask} ${row.code}`);
  }
}

function isChosen(row: Row): boolean {
  return row.shape === "one" && row.code !== null;
}
