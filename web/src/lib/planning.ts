/** A big decision, asked as a sequence of small questions, in the rows of one dialog. Pure functions.
 *
 * Which questions come and what can be answered, only the server knows: it is asked what would come
 * after some lines ("ahead"). Here its steps become rows, and a change of a row becomes other lines. */
import type { Asked, Step } from "../protocol";

/** How a question of a decision is shown:
 * count    so many of a kind ("figures rohan-elite 2"), one question a kind
 * tally    the same question again and again, in no order ("casualty rohan-regular")
 * group    who goes together: one, then "also" others
 * band     the same, but only those can go along who are offered then
 * one      one thing
 * unseen   it follows from the others */
export type Shape = "count" | "tally" | "group" | "band" | "one" | "unseen";

export interface Decision {
  name: string;
  /** The questions with which it begins. */
  opens: readonly string[];
  asks: Readonly<Record<string, Shape>>;
  /** Questions that begin the next decision, once anything has been counted in this one. */
  next?: readonly string[];
  /** Sent as soon as it is complete, if it is made of single choices alone. */
  atOnce?: boolean;
  /** Lines to begin with. */
  lines?: readonly string[];
  /** Questions that take their first option until somebody says otherwise. */
  first?: readonly string[];
}

export type Foresight = { steps: Step[]; asked: Asked | null };

/** The codes that end a sequence. */
export const ENDS: readonly string[] = ["done", "stop", "none", "no-more"];
const ALSO = "also";
const NO_MORE = "no-more";

export interface CountRow {
  shape: "count";
  at: number;
  ask: string;
  kind: string;
  value: number;
  least: number;
  most: number;
}

export interface TallyRow {
  shape: "tally";
  at: number;
  ask: string;
  /** Those of the question asked last. */
  facts: Step["facts"];
  /** Whether it is still asked. */
  open: boolean;
  entries: { code: string; count: number; more: boolean }[];
}

export interface GroupRow {
  shape: "group";
  at: number;
  /** So many steps belong to it. */
  steps: number;
  ask: string;
  facts: Step["facts"];
  band: boolean;
  choices: { code: string; chosen: boolean; able: boolean }[];
}

export interface OneRow {
  shape: "one";
  at: number;
  ask: string;
  facts: Step["facts"];
  options: string[];
  /** Null: not chosen yet. */
  code: string | null;
}

export type Row = CountRow | TallyRow | GroupRow | OneRow;

export function lineOf(step: Step): string {
  return `${step.ask} ${step.code}`;
}

function endOf(asked: { options: readonly string[] }): string | null {
  return asked.options.find((code) => ENDS.includes(code)) ?? null;
}

/** The open question, if it belongs to the decision. */
export function openOf(decision: Decision, found: Foresight): Asked | null {
  const asked = found.asked;
  if (!asked || !(asked.ask in decision.asks)) return null;
  const isNext =
    decision.next?.includes(asked.ask) &&
    found.steps.some((step) => ["count", "unseen"].includes(decision.asks[step.ask] ?? ""));
  return isNext ? null : asked;
}

function counted(code: string): [string, number] {
  const [kind = "", number = ""] = code.split(" ");
  return [kind, Number(number)];
}

/** The decision as rows, the open question last. */
export function rowsOf(decision: Decision, found: Foresight): Row[] {
  const open = openOf(decision, found);
  const asked: (Omit<Step, "code"> & { code: string | null })[] = [...found.steps];
  if (open) asked.push({ ...open, code: null });
  const rows: Row[] = [];
  asked.forEach(({ ask, facts, options, code }, at) => {
    const last = rows.at(-1);
    const shape = decision.asks[ask];
    if (shape === "count" && code !== null) {
      const numbers = options.map((one) => counted(one)[1]);
      const [kind, value] = counted(code);
      const least = Math.min(...numbers);
      rows.push({ shape, at, ask, kind, value, least, most: Math.max(...numbers) });
    } else if (shape === "tally") {
      const same = last?.shape === "tally" && last.ask === ask && last.facts[0] === facts[0];
      let row = same ? last : null;
      if (!row) {
        row = { shape, at, ask, facts, open: false, entries: [] };
        rows.push(row);
      }
      row.facts = facts;
      row.open = code === null;
      tally(row, options, code);
    } else if (shape === "group" || shape === "band") {
      let row = last?.shape === "group" && last.at + last.steps === at ? last : null;
      if (!row) {
        row = { shape: "group", at, steps: 0, ask, facts, band: shape === "band", choices: [] };
        rows.push(row);
      }
      join(row, options, code);
    } else if (shape === "one" && (options.length > 1 || code === null)) {
      rows.push({ shape, at, ask, facts, options, code });
    }
  });
  return rows;
}

function tally(row: TallyRow, options: readonly string[], code: string | null): void {
  for (const one of options)
    if (!ENDS.includes(one) && !row.entries.some((entry) => entry.code === one))
      row.entries.push({ code: one, count: 0, more: false });
  for (const entry of row.entries) {
    if (entry.code === code) entry.count += 1;
    entry.more = code === null && options.includes(entry.code);
  }
}

function join(row: GroupRow, options: readonly string[], code: string | null): void {
  for (const one of options) {
    const choice = row.choices.find((other) => other.code === one);
    if (choice) choice.able = true;
    else if (!ENDS.includes(one)) row.choices.push({ code: one, chosen: false, able: true });
  }
  for (const choice of row.choices) {
    if (choice.code === code) choice.chosen = true;
    // Whom the first was chosen from need not be able to go with him.
    else if (row.band && row.steps === 0 && code !== null) choice.able = false;
  }
  if (code !== null) row.steps += 1;
}

/** Whether nothing is left to be said, or the sequence may end here. */
export function isComplete(decision: Decision, found: Foresight): boolean {
  const open = openOf(decision, found);
  return open === null || endOf(open) !== null;
}

/** The lines to be sent. */
export function answersOf(decision: Decision, found: Foresight): string[] {
  const open = openOf(decision, found);
  const end = open && endOf(open);
  return [...found.steps.map(lineOf), ...(open && end ? [`${open.ask} ${end}`] : [])];
}

// ---- changes: other lines to look ahead with

/** The steps as lines; of a count every number that was ever possible, the nearest first, for what
 * is possible depends on the others. */
export function linesOf(
  decision: Decision,
  steps: readonly Step[],
  have: ReadonlyMap<string, number>,
): string[] {
  return steps.flatMap((step) => {
    if (decision.asks[step.ask] !== "count") return [lineOf(step)];
    const [kind, wanted] = counted(step.code);
    const numbers = Array.from({ length: (have.get(kind) ?? wanted) + 1 }, (_, number) => number);
    numbers.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    return numbers.map((number) => `${step.ask} ${kind} ${number}`);
  });
}

/** The most of each kind that has been possible. */
export function haveOf(
  decision: Decision,
  steps: readonly Step[],
  before: ReadonlyMap<string, number>,
): Map<string, number> {
  const have = new Map(before);
  for (const step of steps) {
    if (decision.asks[step.ask] !== "count") continue;
    for (const code of step.options) {
      const [kind, number] = counted(code);
      have.set(kind, Math.max(number, have.get(kind) ?? 0));
    }
  }
  return have;
}

function replaced(steps: readonly Step[], at: number, code: string): Step[] {
  return steps.map((step, place) => (place === at ? { ...step, code } : step));
}

function made(ask: string, code: string): Step {
  return { ask, facts: [], options: [], code };
}

/** So many of a kind. */
export function withCount(steps: readonly Step[], row: CountRow, value: number): Step[] {
  return replaced(steps, row.at, `${row.kind} ${value}`);
}

/** One more, after those of its row; or one less. */
export function withTally(
  steps: readonly Step[],
  row: TallyRow,
  code: string,
  change: 1 | -1,
): Step[] {
  const mine = row.entries.reduce((sum, entry) => sum + entry.count, 0);
  const end = row.at + mine;
  if (change > 0) return [...steps.slice(0, end), made(row.ask, code), ...steps.slice(end)];
  const last = steps.findLastIndex(
    (step, at) => at >= row.at && at < end && step.ask === row.ask && step.code === code,
  );
  return last < 0 ? [...steps] : steps.filter((_, at) => at !== last);
}

/** All that there are. */
export function withAll(
  decision: Decision,
  steps: readonly Step[],
  have: ReadonlyMap<string, number>,
): Step[] {
  return steps.map((step) => {
    if (decision.asks[step.ask] !== "count") return step;
    const [kind] = counted(step.code);
    return { ...step, code: `${kind} ${have.get(kind) ?? 0}` };
  });
}

/** Another choice; what follows stays as far as it can. */
export function withOne(steps: readonly Step[], row: OneRow, code: string): Step[] {
  if (row.code === null) return [...steps, made(row.ask, code)];
  return replaced(steps, row.at, code);
}

/** Who goes together: those chosen, in the order in which they are offered. */
export function withGroup(steps: readonly Step[], row: GroupRow, codes: readonly string[]): Step[] {
  const [first, ...others] = row.choices
    .map((choice) => choice.code)
    .filter((code) => codes.includes(code))
    .sort();
  const before = steps.slice(0, row.at);
  if (first === undefined) return before;
  return [
    ...before,
    made(row.ask, first),
    // Some rules ask for each of them in the words of the first question.
    ...others.flatMap((code) => [made(ALSO, code), made(row.ask, code)]),
    made(ALSO, NO_MORE),
    ...steps.slice(row.at + row.steps),
  ];
}

/** Without a choice that could also have ended the sequence, and what belongs to it. */
export function without(steps: readonly Step[], row: OneRow): Step[] {
  const next = steps.findIndex((step, at) => at > row.at && step.ask === row.ask);
  return [...steps.slice(0, row.at), ...(next < 0 ? [] : steps.slice(next))];
}

/** Whether `without` makes sense: the row begins one of several like it. */
export function isRemovable(row: OneRow): boolean {
  return row.code !== null && !ENDS.includes(row.code) && endOf(row) !== null;
}
