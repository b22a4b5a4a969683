/** How the events of War of the Ring are shown. */
import type { Telling } from "../../../parts/table/telling";
import type { Told } from "../../../protocol";
import type { Trail } from "../map/view";
import { isPlace } from "../types";
import { iconOf, ruleOf } from "./rules";

const places = (told: Told): string[] =>
  told.facts.filter((fact): fact is string => typeof fact === "string" && isPlace(fact));

export const telling: Telling = {
  game: "war-of-the-ring",
  icon: iconOf,
  rule: ruleOf,
  heads: (event) => event === "turn",
  place: (told) => places(told).at(-1) ?? null,
  dice: (told) =>
    told.name === "dice"
      ? {
          side: String(told.facts[0]).startsWith("free") ? "free-peoples" : "shadow",
          faces: told.facts.slice(1).map(Number),
        }
      : null,
  kinds: {
    "page-label-battle":
      /^(attack|combat|hits|casualty|units|leader|retreats|battle|siege|captured|special|eliminated|dice)/,
    "page-label-fellowship":
      /^(hunt|tile|fellowship|revealed|hidden|corruption|healed|guide|mordor|declares|enters-m|dice)/,
  },
};

/** The way on the map that an event tells of. */
export function trailOf(told: Told): Trail | null {
  const [from, to] = places(told);
  if (from === undefined || to === undefined || from === to) return null;
  if (told.name === "attack") return { from, to, kind: "attack" };
  const goes = ["moves", "retreats", "nazgul-flies", "minion-moves"].includes(told.name);
  return goes ? { from, to, kind: "move" } : null;
}
