import { describe, expect, it } from "vitest";
import {
  binomial,
  chanceOfHunt,
  chanceToHit,
  hitChances,
  hitsFrom,
  mean,
  poolOdds,
  roundOdds,
} from "./odds";

/** All throws of n dice, one by one. */
function throws(n: number): number[][] {
  if (n === 0) return [[]];
  return throws(n - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((pips) => [...rest, pips]));
}

describe("hits", () => {
  it("a 1 misses and a 6 hits, whatever is added", () => {
    expect(chanceToHit(5)).toBeCloseTo(2 / 6);
    expect(chanceToHit(6)).toBeCloseTo(1 / 6);
    expect(chanceToHit(5, 9)).toBeCloseTo(5 / 6);
    expect(chanceToHit(9)).toBeCloseTo(1 / 6);
  });

  it.each([
    [1, 0, 5],
    [2, 1, 5],
    [3, 2, 6],
    [3, 5, 5],
  ])("%i dice, Leadership %i, %i needed: as counted one by one", (dice, leadership, needed) => {
    const counted = new Array<number>(dice + 1).fill(0);
    let all = 0;
    for (const first of throws(dice)) {
      const hits = first.filter((pips) => pips >= needed).length;
      // Every throw of the re-roll counts the same: roll all dice again, use as many as allowed.
      for (const second of throws(dice)) {
        const again = second.slice(0, Math.min(leadership, dice - hits));
        const total = hits + again.filter((pips) => pips >= needed).length;
        counted[total] = (counted[total] ?? 0) + 1;
        all++;
      }
    }
    hitChances(dice, leadership, chanceToHit(needed)).forEach((share, hits) => {
      expect(share).toBeCloseTo((counted[hits] ?? 0) / all, 10);
    });
  });

  it("chances add up to one", () => {
    expect(hitChances(5, 3, 1 / 3).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(mean(binomial(5, 1 / 3))).toBeCloseTo(5 / 3);
  });

  it("an Army is destroyed by as many hits as it can bear", () => {
    const force = { dice: 2, leadership: 0, needed: 5, bonus: 0, again: 0, units: 2, bears: 2 };
    expect(roundOdds(force, force).destroys).toBeCloseTo(1 / 9);
  });

  it("Combat cards add to the roll and to the re-roll", () => {
    const force = { dice: 1, leadership: 1, needed: 6, bonus: 1, again: 0, units: 1, bears: 1 };
    expect(roundOdds(force, force).mean).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 6));
    expect([hitsFrom(6, 1), hitsFrom(5, 9), hitsFrom(9)]).toEqual([5, 2, 6]);
  });
});

describe("the Hunt", () => {
  it.each([
    [1, 0],
    [3, 1],
    [4, 2],
  ])("%i dice with %i added: as counted one by one", (level, bonus) => {
    const all = throws(level);
    const found = all.filter((dice) => dice.some((pips) => pips !== 1 && pips + bonus >= 6));
    expect(chanceOfHunt(level, bonus)).toBeCloseTo(found.length / all.length, 10);
  });
  it("has five dice at most, and none without Hunt Level", () => {
    expect(chanceOfHunt(0, 3)).toBe(0);
    expect(chanceOfHunt(9, 0)).toBeCloseTo(chanceOfHunt(5, 0));
  });
  it("a pool is known", () => {
    expect(poolOdds(["eye", "3", "0r", "1"])).toEqual({
      damage: 4 / 3,
      eyes: 0.25,
      reveals: 0.5,
      stops: 0,
    });
    expect(poolOdds([])).toBeNull();
  });
});
