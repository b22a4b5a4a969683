/** What can be done by touching things: from the open question's options and from ways. */
import type { Asked, Way } from "../../protocol";
import { isPlace } from "./types";

/** The kinds that the map knows how to show (see map/view.ts). */
export type LitKind = "move" | "attack" | "choose" | "recruit" | "fly" | "declare";
export type Lit = Map<string, LitKind>;

/** A thing from which a person begins an action. */
export interface Picked {
  kind: "region" | "card" | "die";
  code: string;
}

const KIND_OF_ASK: Record<string, LitKind> = {
  from: "choose",
  nazgul: "choose",
  companion: "choose",
  to: "move",
  retreat: "move",
  "nazgul-to": "fly",
  "declare-in": "declare",
  "companions-to": "move",
  target: "attack",
  in: "recruit",
  "upgrade-in": "recruit",
};

/** The region that an option names: "edoras", "nazgul minas-morgul". */
export function placeOf(code: string): string | null {
  if (code.includes("+")) return null;
  const word = code.slice(code.lastIndexOf(" ") + 1);
  return isPlace(word) ? word : null;
}

/** Whether the ways can be used: the question is the first of an action. */
export function begins(asked: Asked): boolean {
  return asked.ask === "die" || asked.ask === "action";
}

function wayKind(way: Way): LitKind {
  if (way.kind === "attack") return "attack";
  if (way.kind === "enter") return "recruit";
  if (/recruit|minion|elites/.test(way.kind)) return "recruit";
  if (way.kind === "fly") return "fly";
  return way.start !== null ? "move" : "choose";
}

/** The ways that begin at a region: those from there, and those that are done there. */
function waysAt(ways: readonly Way[], region: string): Way[] {
  return ways.filter(
    (way) =>
      way.start === region ||
      ((way.start === null || !isPlace(way.start)) && way.target === region),
  );
}

export function waysOf(ways: readonly Way[], picked: Picked): Way[] {
  switch (picked.kind) {
    case "region":
      return waysAt(ways, picked.code);
    case "card":
      return ways.filter(
        (way) => way.kind === "card" && (way.target === picked.code || way.what === picked.code),
      );
    case "die":
      return ways.filter((way) => way.die === picked.code);
  }
}

/** The regions lit up, each with what a touch would mean. */
export function litRegions(asked: Asked | null, ways: readonly Way[], picked: Picked | null): Lit {
  const lit: Lit = new Map();
  if (!asked?.mine) return lit;
  for (const code of asked.options) {
    const place = placeOf(code);
    if (place !== null) lit.set(place, KIND_OF_ASK[asked.ask] ?? "choose");
  }
  if (lit.size > 0 || !begins(asked)) return lit;
  if (picked === null) {
    for (const way of ways) {
      if (way.start !== null && isPlace(way.start)) lit.set(way.start, "choose");
      else if (way.target !== null && isPlace(way.target) && !lit.has(way.target))
        lit.set(way.target, "recruit");
    }
    return lit;
  }
  for (const way of waysOf(ways, picked)) {
    const place = way.target !== null && isPlace(way.target) ? way.target : null;
    if (place !== null && lit.get(place) !== "attack") lit.set(place, wayKind(way));
  }
  return lit;
}

export type Touch =
  | { does: "option"; code: string }
  | { does: "take"; way: Way }
  | { does: "pick"; picked: Picked }
  | { does: "choose"; ways: Way[] }
  | { does: "options"; codes: string[] }
  | { does: "why"; thing: string };

/** What a touch of a region means. */
export function touchRegion(
  asked: Asked,
  ways: readonly Way[],
  picked: Picked | null,
  region: string,
): Touch {
  const codes = asked.options.filter((code) => placeOf(code) === region);
  if (codes[0] !== undefined && codes.length === 1) return { does: "option", code: codes[0] };
  if (codes.length > 1) return { does: "options", codes };
  if (begins(asked)) {
    if (picked !== null) {
      const there = waysOf(ways, picked).filter((way) => way.target === region);
      if (there.length === 1 && there[0]) return { does: "take", way: there[0] };
      if (there.length > 1) return { does: "choose", ways: there };
    }
    if (waysAt(ways, region).length > 0)
      return { does: "pick", picked: { kind: "region", code: region } };
    if (picked?.kind === "region" && picked.code !== region)
      return { does: "why", thing: `move ${picked.code} ${region}` };
    const leading = ways.filter((way) => way.target === region);
    if (leading.length > 0) return { does: "choose", ways: leading };
  }
  return { does: "why", thing: `army ${region}` };
}

/** What the server is asked about a region, by the open question: which answer goes before it. */
const ABOUT: Record<string, { after: readonly string[]; verb: string }> = {
  to: { after: ["from"], verb: "move" },
  target: { after: ["from"], verb: "attack" },
  in: { after: ["recruit", "second-recruit"], verb: "recruit" },
  "companions-to": { after: ["companion"], verb: "companion" },
};

/** The thing that a region means in the middle of a decision, of which the server has heard nothing
 * yet ("move edoras folde"); null if it means nothing. */
export function asksAbout(ask: string, answers: readonly string[], region: string): string | null {
  const about = ABOUT[ask];
  if (about === undefined) return null;
  const words = answers.map((line) => line.split(" "));
  const before = words.findLast(([question]) => about.after.includes(question ?? ""))?.at(-1);
  return before === undefined ? null : `${about.verb} ${before} ${region}`;
}

/** Ways that differ only in the die: one entry each, with the dice that could be used. */
export function byDeed(ways: readonly Way[]): { way: Way; all: Way[] }[] {
  const deeds = new Map<string, Way[]>();
  for (const way of ways) {
    const key = [way.kind, way.start, way.target, way.what].join("|");
    deeds.set(key, [...(deeds.get(key) ?? []), way]);
  }
  return [...deeds.values()].flatMap((all) => (all[0] ? [{ way: all[0], all }] : []));
}
