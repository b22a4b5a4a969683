import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "../protocol";
import { Pace } from "./pace.svelte";

const state = (number: number) => ({ number }) as State;

describe("the pace of those who watch", () => {
  let shown: number[];
  let pace: Pace;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = new Pace((one) => shown.push(one.number));
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first state at once, others in their time", () => {
    for (const number of [1, 2, 3]) pace.take(state(number));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
    pace.take(state(4));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("can be stopped, stepped through and let go on", () => {
    for (const number of [1, 2, 3, 4]) pace.take(state(number));
    pace.turn();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
    pace.step();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2]);
    expect(pace.waiting.length).toBe(2);
    pace.turn();
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("catches up, and forgets what is told anew", () => {
    for (const number of [1, 2, 3]) pace.take(state(number));
    pace.catchUp();
    expect(shown).toEqual([1, 2, 3]);
    pace.take(state(4));
    pace.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
    pace.take(state(4));
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});
