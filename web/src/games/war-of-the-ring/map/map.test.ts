import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import crowded from "../../../../demo/views/crowded.json";
import start from "../../../../demo/views/start.json";
import { EMBLEMS, MARKS, SETTLEMENTS } from "../emblems";
import { NATIONS } from "../types";
import { describe as description, spoken } from "./describe";
import { broken, placeNames, widthOf } from "./names";
import { overlap, settle } from "./room";
import { NAMES, REGIONS, shape } from "./shapes";
import { armyStack, charactersStack, initials, nazgulStack } from "./stacks";
import { placeMark, placeTokens } from "./tokens";
import type { MapView } from "./view";
import * as ports from "./viewport";
import { toward } from "./walk";

const names = readFileSync(
  new URL("../../../../../src/thirdage/words/pl/war-of-the-ring/names.ftl", import.meta.url),
  "utf-8",
);
const polish = (region: string) =>
  new RegExp(`^region-${region} = (.*)$`, "m").exec(names)?.[1] ?? region;
const letters = (character: string) => character.slice(0, 2);
const views: [string, MapView][] = [
  ["start", start as unknown as MapView],
  ["crowded", crowded as unknown as MapView],
];

test("there are 105 regions, and borders go both ways", () => {
  expect(NAMES.length).toBe(105);
  for (const name of NAMES) {
    for (const other of shape(name).borders) expect(shape(other).borders).toContain(name);
  }
});

test("every nation has an emblem, every settlement an icon", () => {
  for (const nation of NATIONS) expect(EMBLEMS[nation]).toBeTruthy();
  for (const { kind, nation } of Object.values(REGIONS)) {
    if (kind) expect(SETTLEMENTS[kind]).toBeTruthy();
    if (nation) expect(NATIONS).toContain(nation);
  }
  for (const path of [...Object.values(EMBLEMS), ...Object.values(MARKS)]) {
    expect(path).toMatch(/^M[-MLHVCSQAZmlhvcsqaz0-9., ]+z$/);
  }
});

test("the base map has few nodes and no script", () => {
  const svg = readFileSync(new URL("./base.svg", import.meta.url), "utf-8");
  expect(svg.split("<path").length).toBeLessThan(6000);
  expect(svg).not.toMatch(/<script|style=|filter/);
});

test("names of any language lie on no other name, nearly always inside their regions", () => {
  const labels = placeNames(polish);
  expect(labels.map((label) => label.name).sort()).toEqual([...NAMES].sort());
  for (const [i, a] of labels.entries()) {
    for (const b of labels.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(0);
  }
});

test.each(views)("tokens hide no name and no other token: %s", (_, view) => {
  for (const scale of [1, 0.84, 0.66]) {
    const labels = placeNames(polish, scale);
    const tokens = placeTokens(view, { labels, scale, gathered: false, letters });
    for (const [i, a] of tokens.entries()) {
      for (const b of tokens.slice(i + 1))
        expect(overlap(a, b), `${a.id} ${b.id}`).toBeLessThan(12);
      for (const label of labels) {
        expect(overlap(a, label.box), `${a.id} on ${label.name}`).toBeLessThan(30 * scale);
      }
    }
  }
});

test("whatever is in a view stands on the map", () => {
  const view = crowded as unknown as MapView;
  const labels = placeNames(polish);
  const tokens = placeTokens(view, { labels, scale: 1, gathered: false, letters });
  for (const [name, { free, shadow }] of Object.entries(view.regions)) {
    const here = tokens.filter((token) => token.region === name);
    const expected = [free, shadow].some((army) => army.units || army.characters.length);
    if (expected) expect(here.length).toBeGreaterThan(0);
  }
  expect(tokens.filter((token) => token.kind === "fellowship").map((t) => t.region)).toEqual([
    "rivendell",
  ]);
  expect(
    tokens
      .filter((token) => token.kind === "siege")
      .map((t) => t.region)
      .sort(),
  ).toEqual(["erebor", "helms-deep", "minas-tirith"]);
  const again = placeTokens(view, { labels, scale: 1, gathered: false, letters });
  expect(again).toEqual(tokens);
});

test("a mixed army has a shield for each nation and sums on its plate", () => {
  const bands = [
    { nation: "gondor", regulars: 3, elites: 1, leaders: 1 },
    { nation: "rohan", regulars: 2, elites: 0, leaders: 0 },
  ];
  const stack = armyStack({ bands, characters: [], units: 6 }, "free-peoples", false);
  expect(stack.pieces.map((piece) => piece.of)).toEqual(["gondor", "rohan"]);
  expect(stack.plates[0]?.counts.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    "regulars 5",
    "elites 1",
    "leaders 1",
  ]);
  const far = armyStack({ bands, characters: [], units: 6 }, "free-peoples", true);
  expect(far.pieces.length).toBe(1);
  expect(far.plates[0]?.counts.map((count) => count.number)).toEqual(["6"]);
});

test("Nazgûl are no leaders on the plate: they have wings of their own", () => {
  const bands = [{ nation: "sauron", regulars: 2, elites: 0, leaders: 3 }];
  const stack = armyStack({ bands, characters: [], units: 2 }, "shadow", false);
  expect(stack.plates[0]?.counts.map((count) => count.kind)).toEqual(["regulars"]);
  expect(nazgulStack(3).plates[0]?.counts[0]?.number).toBe("3");
  expect(nazgulStack(1).plates).toEqual([]);
});

test("four Characters and more are gathered with a count", () => {
  const many = charactersStack(
    ["gimli", "legolas", "meriadoc", "peregrin"],
    "free-peoples",
    false,
    letters,
  );
  expect(many.plates.length).toBe(1);
  expect(many.plates[0]?.counts[0]?.number).toBe("4");
  const few = charactersStack(["gimli", "legolas"], "free-peoples", false, letters);
  expect(few.plates.map((plate) => plate.letters)).toEqual(["gi", "le"]);
});

test("initials leave the article out", () => {
  expect(initials("The Witch-king")).toBe("Wi");
  expect(initials("Legolas")).toBe("Le");
  expect(initials("Il Re Stregone")).toBe("Re");
  expect(initials("Saruman")).toBe("Sa");
});

test("the mark of a lit region lies beside its name", () => {
  for (const label of placeNames(polish)) {
    expect(overlap(placeMark(label, [], 1), label.box)).toBeLessThan(12);
  }
});

test("names are broken where lines become shortest", () => {
  expect(broken("Vale of the Celduin", 3)[1]).toEqual(["Vale of the", "Celduin"]);
  expect(broken("Edoras", 3)).toEqual([["Edoras"]]);
  expect(widthOf("Minas Tirith")).toBeGreaterThan(widthOf("Moria"));
});

test("a box is settled inside its region, off what is blocked", () => {
  const { middle } = shape("cardolan");
  const first = settle("cardolan", { w: 20, h: 20, near: middle, blocked: [] });
  expect(first.outside).toBeLessThan(1);
  const second = settle("cardolan", { w: 20, h: 20, near: middle, blocked: [first] });
  expect(overlap(first, second)).toBe(0);
});

test("arrow keys walk along borders, and over mountains where nothing else lies there", () => {
  expect(toward("edoras", "right")).toBe("folde");
  expect(toward("folde", "left")).toBe("edoras");
  expect(toward("minas-tirith", "right")).toBe("osgiliath");
  expect(toward("edoras", "down")).not.toBeNull();
  // Every region can be reached.
  const seen = new Set(["rivendell"]);
  const queue = ["rivendell"];
  for (let at = queue.pop(); at; at = queue.pop()) {
    for (const way of ["up", "down", "left", "right"] as const) {
      const to = toward(at, way);
      if (to && !seen.has(to)) {
        seen.add(to);
        queue.push(to);
      }
    }
  }
  expect(NAMES.filter((name) => !seen.has(name))).toEqual([]);
});

test("a viewport shows no more than there is", () => {
  const screen = { w: 1200, h: 800 };
  const whole = ports.fit(screen);
  expect(whole.scale).toBeCloseTo(800 / ports.SHEET.h);
  expect(whole.x).toBeGreaterThan(0);
  const near = ports.zoomed(whole, 3, [600, 400], screen);
  expect(near.scale).toBeCloseTo(whole.scale * 3);
  const far = ports.moved(near, 9999, 9999, screen);
  expect([far.x, far.y]).toEqual([0, 0]);
  expect(ports.zoomed(near, 0.01, [0, 0], screen)).toEqual(whole);
  expect(ports.zoomed(near, 100, [0, 0], screen).scale).toBe(ports.MOST);
});

test("zooming keeps the point under the pointer", () => {
  const screen = { w: 1200, h: 800 };
  const before = ports.centred([500, 350], 2, screen);
  const point: [number, number] = [480, 340];
  const at = ports.onScreen(point, before);
  const after = ports.onScreen(point, ports.zoomed(before, 1.3, at, screen));
  expect(after[0]).toBeCloseTo(at[0]);
  expect(after[1]).toBeCloseTo(at[1]);
});

test("every region can be brought out from under what covers the map", () => {
  const phone = { w: 352, h: 600 };
  const wide = { w: 1024, h: 700 };
  for (const screen of [
    { ...phone, cover: { left: 0, top: 90, right: 0, bottom: 240 } },
    { ...wide, cover: { left: 320, top: 0, right: 0, bottom: 300 } },
  ]) {
    for (const scale of [ports.least(screen), 0.9, 3]) {
      for (const name of NAMES) {
        const port = ports.centred([0, 0], scale, screen);
        const then = ports.shown(shape(name).middle, port, screen);
        expect(ports.seen(shape(name).middle, then, screen), name).toBe(true);
      }
    }
  }
});

test("the whole map is shown where nothing covers it, if it has room there", () => {
  const screen = { w: 352, h: 600, cover: { left: 0, top: 0, right: 0, bottom: 240 } };
  const whole = ports.fit(screen);
  expect(whole.y).toBeGreaterThan(0);
  expect(whole.y + ports.SHEET.h * whole.scale).toBeLessThan(360);
});

test("what is in a region is said in one line", () => {
  const t = (message: string, facts: Record<string, unknown> = {}) =>
    [message, ...Object.values(facts)].join("/");
  const view = crowded as unknown as MapView;
  const text = spoken(description("helms-deep", view, { "helms-deep": "attack" }, t));
  expect(text).toContain("region-helms-deep, nation-rohan, settlement-stronghold");
  expect(text).toContain("side-free-peoples (label-besieged)");
  expect(text).toContain("figures-regular/5");
  expect(text).toContain("map-lit-attack");
  const taken = spoken(description("pelargir", view, {}, t));
  expect(taken).toContain("map-controlled/side-shadow");
});
