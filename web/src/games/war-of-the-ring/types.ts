/** The view of War of the Ring (src/thirdage/games/war_of_the_ring/view.py). */
import facts from "./facts.json";

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

export interface Region {
  free: Army;
  shadow: Army;
  besieged: Side | null;
  control: Side | null;
}

export interface Fellowship {
  at: string | null;
  progress: number;
  hidden: boolean;
  corruption: number;
  companions: string[];
  guide: string;
  mordor: number | null;
  tried: boolean;
}

export interface Fighter {
  card: string | null;
  combat_dice: number[];
  combat_bonus: number;
  reroll_bonus: number;
  hits: number;
  forfeited: string[];
  cancelled: string[];
  no_reroll: boolean;
}

export interface Battle {
  attacker: Side;
  origin: string;
  target: string;
  kind: string;
  rearguard: Army;
  round: number;
  rounds: number;
  revealed: boolean;
  outcome: string;
  fighters: Record<Side, Fighter>;
}

export interface View {
  seat: Side | null;
  edition: string;
  turn: number;
  phase: number;
  active_side: Side;
  outcome: { winners: Side[]; condition: string; score: number | null } | null;
  regions: Record<string, Region>;
  where: Record<Side, string[]>;
  whereabouts: Record<string, string>;
  reinforcements: Record<string, Band>;
  casualties: Record<string, Band>;
  eliminated: string[];
  politics: Record<string, number>;
  passive: string[];
  points: Record<Side, number>;
  dice: Record<Side, string[]>;
  used_dice: Record<Side, number>;
  hunt_box: { free: number; allocated: number; eyes: number };
  rings: Record<Side, number>;
  once: string[];
  fellowship: Fellowship;
  hunt: { tile: string; damage: number; successes: number } | null;
  hunt_pool: string[];
  drawn_tiles: string[];
  removed_tiles: string[];
  waiting_tiles: string[];
  table: string[];
  discards: Record<Side, string[]>;
  buried: Record<Side, string[]>;
  hands: Record<string, string[]>;
  decks: Record<string, number>;
  battle: Battle | null;
}

export interface Place {
  nation: string | null;
  kind: string;
  borders: string[];
  points: number;
  owner: string | null;
  stronghold: boolean;
}

export interface CardFacts {
  side: string;
  deck: string;
  number: number;
  icon: string;
  combat: string;
}

export interface TileFacts {
  value: number;
  kind: string;
  reveal: boolean;
  stop: boolean;
  owner: string;
  copies: number;
}

export interface CharacterFacts {
  side: string;
  level: number;
  leadership: number;
  captain: boolean;
}

export const PLACES: Record<string, Place> = facts.places;
export const CARDS: Record<string, CardFacts> = facts.cards;
export const CHARACTERS: Record<string, CharacterFacts> = facts.characters;
export const TILES: Record<string, TileFacts> = facts.tiles;
export const NATIONS: readonly string[] = facts.nations;
const NATIONS_OF: Record<string, string[]> = facts.nationsOf;

export function isPlace(code: string): boolean {
  return code in PLACES;
}

export function isSide(value: unknown): value is Side {
  return value === "free-peoples" || value === "shadow";
}

export function otherSide(side: Side): Side {
  return side === "shadow" ? "free-peoples" : "shadow";
}

export function sideOfNation(nation: string): Side {
  return NATIONS_OF.shadow?.includes(nation) ? "shadow" : "free-peoples";
}

export function armyOf(region: Region, side: Side): Army {
  return side === "shadow" ? region.shadow : region.free;
}
