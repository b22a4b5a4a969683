/** What can be done by touching things: from the ways, and from payments put together. */
import type { Asked, Way } from "../../protocol";
import { isGandalf, isYellow, USE_RING } from "./model";

export type Kind = "card" | "gandalf" | "hobbit" | "player" | "ring" | "line" | "token" | "tile";

export interface Thing {
  kind: Kind;
  code: string;
}

export const RING = { kind: "ring", code: USE_RING } as const;

/** Questions that come several times in a row, or once for each thing that is given. */
const SERIES = new Set(["pay", "discard", "leave-out", "token", "foresight-order"]);
/** Options that lead to such questions. */
const LEADS = ["pay", "discard", "avoid", "joker"];

export const isSeries = (asked: Asked | null): asked is Asked =>
  asked !== null && SERIES.has(asked.ask);

/** To let others do something first (F24.7). */
export const FLOOR = "floor";

/** What is asked for something done besides, while a payment may wait. */
export const ASIDE = new Set([
  "foresight-order",
  "passes",
  "passes-to",
  "roll",
  "rolled",
  "who-draws",
  "who-heals",
  "who-looks",
  "who-passes",
]);

/**
 * Whether an option is something that may be done besides what is asked (F24): for all to see. In a
 * secret question a yellow card is one that is parted with.
 */
export function isBesides(asked: Asked, code: string): boolean {
  if (asked.chance || asked.secret || SERIES.has(asked.ask)) return false;
  return code === FLOOR || code === USE_RING || isYellow(code) || isGandalf(code);
}

/** The answer to this question that leads to a payment; null if none does. */
export function leadOf(asked: Asked): string | null {
  const code = LEADS.find((one) => asked.options.includes(one));
  return code === undefined || SERIES.has(asked.ask) ? null : `${asked.ask} ${code}`;
}

/** Whether an option of a series is this thing. */
export function isOption(asked: Asked, { kind, code }: Thing): boolean {
  const kinds: readonly Kind[] =
    asked.ask === "token" ? ["token"] : asked.ask === "foresight-order" ? ["tile"] : PAID;
  return kinds.includes(kind) && asked.options.includes(code);
}
const PAID: readonly Kind[] = ["card", "gandalf"];

/** Whether a way begins at a thing, or ends there. */
export function concerns(way: Way, { kind, code }: Thing): boolean {
  switch (kind) {
    case "line":
      return way.target === code;
    case "ring":
      return way.kind === "ring";
    case "token":
      return way.kind === "token" && way.what === code;
    case "tile":
      return false;
    default:
      return way.what === code;
  }
}

export function waysOf(ways: readonly Way[], thing: Thing): Way[] {
  return ways.filter((way) => concerns(way, thing));
}

export const isSame = (one: Thing | null, other: Thing): boolean =>
  one?.kind === other.kind && one.code === other.code;

export type Touch =
  | { does: "answer"; lines: string[] }
  | { does: "pick" }
  | { does: "put-down" }
  | { does: "why" };

/**
 * What a touch means. An option of the question is its answer at once; a whole action is picked
 * first, and decided by a second touch of the same thing or of one where it leads.
 */
export function touched(
  asked: Asked,
  ways: readonly Way[],
  picked: Thing | null,
  thing: Thing,
): Touch {
  const there = waysOf(ways, thing);
  const [only] = there;
  if (there.length === 1 && only && only.kind === asked.ask && only.lines.length === 1)
    return { does: "answer", lines: only.lines };
  if (picked !== null) {
    const between = waysOf(waysOf(ways, picked), thing);
    if (between.length === 1 && between[0]) return { does: "answer", lines: between[0].lines };
    if (isSame(picked, thing)) return { does: "put-down" };
  }
  return there.length > 0 ? { does: "pick" } : { does: "why" };
}
