/** The parts of a view that stand on the map, as the server sends them. */

import type { Region, Side } from "../types";

export {
  type Army,
  armyOf,
  type Band,
  type Region as RegionState,
  SIDES,
  type Side,
} from "../types";

export interface FellowshipState {
  at: string | null;
  progress: number;
  hidden: boolean;
  corruption: number;
  companions: string[];
  guide: string;
  mordor: number | null;
}

export interface MapView {
  regions: Record<string, Region>;
  fellowship: FellowshipState;
  battle?: { origin: string; target: string; outcome?: unknown } | null;
}

/** What lights a region up. */
export type LitKind = "move" | "attack" | "choose" | "capture" | "recruit" | "fly" | "declare";
export type Lit = Readonly<Record<string, LitKind>>;

/** A way that something has gone or would go. */
export interface Trail {
  from: string;
  to: string;
  kind: "move" | "attack";
}

export type T = (message: string, facts?: Record<string, string | number>) => string;

export const FREE_NATIONS = ["dwarves", "elves", "gondor", "north", "rohan"];
export const SHADOW_NATIONS = ["isengard", "sauron", "southrons"];
export const NATIONS = [...FREE_NATIONS, ...SHADOW_NATIONS];

export function sideOf(nation: string): Side {
  return FREE_NATIONS.includes(nation) ? "free-peoples" : "shadow";
}
