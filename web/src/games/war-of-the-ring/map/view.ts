/** The parts of a view that stand on the map, as the server sends them. */

export type Side = "free-peoples" | "shadow";
export const SIDES: readonly Side[] = ["free-peoples", "shadow"];

export interface Band {
  nation: string;
  regulars: number;
  elites: number;
  leaders: number;
}

export interface Army {
  bands: Band[];
  characters: string[];
  units: number;
}

export interface RegionState {
  free: Army;
  shadow: Army;
  besieged: Side | null;
  control: Side | null;
}

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
  regions: Record<string, RegionState>;
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

export function armyOf(region: RegionState, side: Side): Army {
  return side === "shadow" ? region.shadow : region.free;
}
