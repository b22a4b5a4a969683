/** The ways that the map shows for a moment: what has just moved or attacked. */
import type { Told } from "../../../protocol";
import type { Trail } from "../map/view";
import { isPlace } from "../types";

class Trails {
  now = $state.raw<readonly Trail[]>([]);
}

export const trails = new Trails();

/** The way that an event tells of. */
export function trailOf(event: Told): Trail | null {
  const places = event.facts.filter(
    (fact): fact is string => typeof fact === "string" && isPlace(fact),
  );
  const [from, to] = places;
  if (from === undefined || to === undefined || from === to) return null;
  if (event.name === "attack") return { from, to, kind: "attack" };
  const goes = ["moves", "retreats", "nazgul-flies", "minion-moves"].includes(event.name);
  return goes ? { from, to, kind: "move" } : null;
}
