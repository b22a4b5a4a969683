import { describe, expect, it } from "vitest";
import type { Asked, Way } from "../../protocol";
import { asksAbout, byDeed, litRegions, placeOf, touchRegion } from "./acting";

const asked = (ask: string, ...options: string[]): Asked => ({
  seat: "shadow",
  ask,
  chance: false,
  secret: false,
  mine: true,
  options,
  dice: null,
  facts: [],
  since: 0,
});
const way = (kind: string, die: string, start: string | null, target: string): Way => ({
  kind,
  die,
  start,
  target,
  what: null,
  lines: [`die ${die}`, `action ${kind}`],
});

describe("the place of an option", () => {
  it("is the region, or the last word", () => {
    expect(placeOf("edoras")).toBe("edoras");
    expect(placeOf("nazgul minas-morgul")).toBe("minas-morgul");
    expect(placeOf("stop")).toBeNull();
    expect(placeOf("moria+umbar")).toBeNull();
  });
});

describe("lit regions", () => {
  it("are the options of a question about regions", () => {
    expect(litRegions(asked("to", "folde", "edoras", "stop"), [], null)).toEqual(
      new Map([
        ["folde", "move"],
        ["edoras", "move"],
      ]),
    );
  });
  it("are where ways start, then where they lead", () => {
    const ways = [
      way("move-armies", "army", "edoras", "folde"),
      way("attack", "army", "edoras", "orthanc"),
    ];
    const die = asked("die", "army");
    expect([...litRegions(die, ways, null)]).toEqual([["edoras", "choose"]]);
    const picked = { kind: "region", code: "edoras" } as const;
    expect(litRegions(die, ways, picked)).toEqual(
      new Map([
        ["folde", "move"],
        ["orthanc", "attack"],
      ]),
    );
  });
  it("are none when another is asked", () => {
    expect(litRegions({ ...asked("to", "folde"), mine: false }, [], null).size).toBe(0);
  });
});

describe("a touch", () => {
  it("answers, picks, or asks why not", () => {
    const ways = [way("move-armies", "army", "edoras", "folde")];
    expect(touchRegion(asked("to", "folde"), [], null, "folde")).toEqual({
      does: "option",
      code: "folde",
    });
    const die = asked("die", "army");
    expect(touchRegion(die, ways, null, "edoras").does).toBe("pick");
    const picked = { kind: "region", code: "edoras" } as const;
    expect(touchRegion(die, ways, picked, "folde")).toEqual({
      does: "take",
      way: ways[0],
    });
    expect(touchRegion(die, ways, picked, "umbar")).toEqual({
      does: "why",
      thing: "move edoras umbar",
    });
  });
  it("offers what leads to a region from which nothing begins", () => {
    const two = [
      way("move-armies", "army", "edoras", "folde"),
      way("move-armies", "army", "minas-tirith", "folde"),
    ];
    expect(touchRegion(asked("die", "army"), two, null, "folde")).toEqual({
      does: "choose",
      ways: two,
    });
  });
  it("asks why a region is no option in the middle of an action", () => {
    expect(touchRegion(asked("to", "folde"), [], null, "umbar")).toEqual({
      does: "why",
      thing: "army umbar",
    });
  });
});

describe("a region in the middle of a decision", () => {
  it("is asked about with what was answered before", () => {
    const moves = ["from edoras", "to folde", "who-goes all", "from moria"];
    expect(asksAbout("to", moves, "bree")).toBe("move moria bree");
    expect(asksAbout("target", moves, "bree")).toBe("attack moria bree");
    expect(asksAbout("in", ["recruit gondor-elite"], "bree")).toBe("recruit gondor-elite bree");
    expect(asksAbout("figures", moves, "bree")).toBeNull();
    expect(asksAbout("to", [], "bree")).toBeNull();
  });
});

it("ways that differ only in the die stand together", () => {
  const two = [
    way("move-armies", "army", "edoras", "folde"),
    way("move-armies", "muster-army", "edoras", "folde"),
  ];
  expect(byDeed(two)).toHaveLength(1);
  expect(byDeed(two)[0]?.all).toHaveLength(2);
});
