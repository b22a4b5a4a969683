/** Exact odds: battles, the Hunt, the tiles. Pure functions. */
import {
  type Army,
  armyOf,
  type Battle,
  CHARACTERS,
  PLACES,
  type Side,
  TILES,
  type View,
} from "./types";

const MOST_DICE = 5;

/** The least that a die must show to hit: a natural 1 misses, a natural 6 hits (W14.19). */
export function hitsFrom(needed: number, bonus = 0): number {
  return Math.max(2, Math.min(6, needed - bonus));
}

export function chanceToHit(needed: number, bonus = 0): number {
  return (7 - hitsFrom(needed, bonus)) / 6;
}

/** The chances of 0 … n successes of n dice. */
export function binomial(n: number, chance: number): number[] {
  let row = [1];
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(row.length + 1).fill(0);
    row.forEach((share, k) => {
      next[k] = (next[k] ?? 0) + share * (1 - chance);
      next[k + 1] = (next[k + 1] ?? 0) + share * chance;
    });
    row = next;
  }
  return row;
}

/** The chances of 0 … n hits of a Combat roll with its Leader re-roll (W14.16, W14.17). */
export function hitChances(
  dice: number,
  leadership: number,
  chance: number,
  again = chance,
): number[] {
  const all = new Array<number>(dice + 1).fill(0);
  binomial(dice, chance).forEach((share, hits) => {
    const rerolled = Math.min(leadership, dice - hits, MOST_DICE);
    binomial(rerolled, again).forEach((more, extra) => {
      all[hits + extra] = (all[hits + extra] ?? 0) + share * more;
    });
  });
  return all;
}

export function mean(chances: readonly number[]): number {
  return chances.reduce((sum, share, number) => sum + share * number, 0);
}

export interface Force {
  dice: number;
  leadership: number;
  needed: number;
  /** What Combat cards add to the Combat roll, and to the Leader re-roll. */
  bonus: number;
  again: number;
  units: number;
  /** How many hits it can take. */
  bears: number;
}

/** The figures of a side that fight: those in its place, without a rearguard. */
export function fighting(view: View, battle: Battle, side: Side): Army {
  const attacks = side === battle.attacker;
  const place = attacks ? battle.origin : battle.target;
  const region = view.regions[place];
  const army = region ? armyOf(region, side) : { bands: [], characters: [], units: 0 };
  if (!attacks || battle.rearguard.units === 0) return army;
  const kept = new Map(battle.rearguard.bands.map((band) => [band.nation, band]));
  const bands = army.bands.map((band) => {
    const back = kept.get(band.nation);
    return {
      nation: band.nation,
      regulars: band.regulars - (back?.regulars ?? 0),
      elites: band.elites - (back?.elites ?? 0),
      leaders: band.leaders - (back?.leaders ?? 0),
    };
  });
  const characters = army.characters.filter((one) => !battle.rearguard.characters.includes(one));
  return { bands, characters, units: army.units - battle.rearguard.units };
}

export function forceOf(view: View, battle: Battle, side: Side): Force {
  const army = fighting(view, battle, side);
  const saruman = "saruman" in view.whereabouts;
  let leadership = 0;
  let bears = 0;
  for (const band of army.bands) {
    leadership += band.leaders + (saruman && band.nation === "isengard" ? band.elites : 0);
    bears += band.regulars + 2 * band.elites;
  }
  let captains = 0;
  for (const one of army.characters) {
    leadership += CHARACTERS[one]?.leadership ?? 0;
    captains += CHARACTERS[one]?.captain ? 1 : 0;
  }
  let needed = 5;
  if (side === battle.attacker) {
    const walls = ["city", "fortification"].includes(PLACES[battle.target]?.kind ?? "");
    if (battle.kind === "siege" || (walls && battle.round === 1)) needed = 6;
  }
  return {
    dice: Math.min(MOST_DICE, army.units + captains),
    leadership,
    needed,
    bonus: battle.fighters[side].combat_bonus,
    again: battle.fighters[side].reroll_bonus,
    units: army.units,
    bears,
  };
}

export interface RoundOdds {
  chances: number[];
  mean: number;
  /** The chance to wipe out the other Army in this round. */
  destroys: number;
}

/** What a side's rolls of the round are likely to bring; of Combat cards only what they add to dice. */
export function roundOdds(mine: Force, theirs: Force): RoundOdds {
  const { dice, leadership, needed, bonus, again } = mine;
  const chances = hitChances(
    dice,
    leadership,
    chanceToHit(needed, bonus),
    chanceToHit(needed, again),
  );
  const destroys = chances.slice(theirs.bears).reduce((sum, share) => sum + share, 0);
  return { chances, mean: mean(chances), destroys };
}

/** The chance that a Hunt roll succeeds: so many dice, and a bonus (W19.10 to W19.13). */
export function chanceOfHunt(level: number, bonus: number, again = 0): number {
  const dice = Math.min(MOST_DICE, level);
  if (dice <= 0) return 0;
  const miss = 1 - Math.min(5, 1 + bonus) / 6;
  return 1 - miss ** (dice + Math.min(again, dice));
}

export interface PoolOdds {
  /** The mean damage of the tiles with a number. */
  damage: number;
  eyes: number;
  reveals: number;
  stops: number;
}

/** What a tile drawn from a pool is likely to be; null if the pool is empty. */
export function poolOdds(pool: readonly string[]): PoolOdds | null {
  const tiles = pool.flatMap((code) => (TILES[code] ? [TILES[code]] : []));
  if (tiles.length === 0) return null;
  const numbers = tiles.filter((tile) => tile.kind !== "eye");
  const worth = (kind: string, value: number) => (kind === "die" ? 3.5 : Math.max(0, value));
  const share = (count: number) => count / tiles.length;
  return {
    damage: numbers.length
      ? numbers.reduce((sum, tile) => sum + worth(tile.kind, tile.value), 0) / numbers.length
      : 0,
    eyes: share(tiles.filter((tile) => tile.kind === "eye").length),
    reveals: share(tiles.filter((tile) => tile.reveal).length),
    stops: share(tiles.filter((tile) => tile.stop).length),
  };
}
