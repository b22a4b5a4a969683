import { describe, expect, it } from "vitest";
import { broad, curve, narrow } from "./layout";
import {
  chanceOfActivity,
  FACTS,
  hobbitOf,
  initials,
  isTogether,
  kinds,
  lastOf,
  linesOf,
  missingTokens,
  sorted,
  stepsOf,
  symbolOf,
  target,
  tilesLeft,
  type View,
} from "./model";
import { iconOf, ruleOf, sectionOf } from "./rules";

const SOLE = {
  starting: ["frodo", "sam", "merry"],
  hobbits: ["frodo", "sam", "merry"],
  corruption: 2,
  shields: 4,
  tokens: { ring: 1, heart: 0, sun: 3, wild: 1 },
  cards: 5,
  known: [],
};
const VIEW: View = {
  seat: "fellowship",
  players: { fellowship: SOLE },
  bearer: "fellowship",
  deciding: null,
  floor: null,
  payment: null,
  variant: {
    players: "solitaire",
    removed_cards: "two-each",
    elrond: "choose",
    ring_bearer_draw: "always",
    tokens_first: false,
    frodo_white_features: false,
  },
  turn: 3,
  outcome: null,
  place: "moria",
  starting: ["frodo", "sam", "merry"],
  fellowship: ["frodo", "sam", "merry"],
  active: "sam",
  banned: [],
  marked: [],
  ring: 2,
  sauron: 14,
  hand: ["grey-hiding", "grey-hiding", "lembas", "white-fighting", "white-joker"],
  offered: [],
  shields: 4,
  tokens: { ring: 1, heart: 0, sun: 3, wild: 1 },
  deck: 30,
  discards: [],
  features: {},
  gone: [],
  gandalf: ["magic"],
  big_shields: 6,
  tiles: 20,
  known_tiles: [],
  revealed: ["fighting", "sundial"],
  tile: "sundial",
  lines: { fighting: 1, hiding: 7, travelling: 0 },
  event: 1,
  rolled: null,
  tried: [],
  at_doom: false,
  score: 11,
};

describe("the view", () => {
  it("knows how far cards go", () => {
    expect(["white-joker", "boromir", "gollum", "lembas", "guidance"].map(stepsOf)).toEqual([
      1, 2, 3, 0, 2,
    ]);
  });

  it("makes Frodo's white Hobbit cards jokers, others by an option", () => {
    const frodo = { ...VIEW, active: "frodo" };
    expect(symbolOf(frodo, "white-fighting")).toBe("joker");
    expect(symbolOf(frodo, "grey-hiding")).toBe("hiding");
    expect(symbolOf(frodo, "boromir")).toBe("fighting");
    const option = { ...VIEW.variant, frodo_white_features: true };
    expect(symbolOf({ ...frodo, variant: option }, "boromir")).toBe("joker");
  });

  it("stops markers at the end of their road", () => {
    expect(target(VIEW, "fighting", 2)).toBe(3);
    expect(target(VIEW, "fighting", 30)).toBe(10);
  });

  it("counts what is missing, wild tokens filled in", () => {
    expect(missingTokens(VIEW)).toBe(2 + 3 - 1);
    expect(missingTokens({ ...VIEW, fellowship: ["sam"] })).toBe(0);
  });

  it("knows who plays whom", () => {
    const one = { ...SOLE, starting: ["merry"], hobbits: ["merry"] };
    const two = { ...SOLE, starting: ["frodo"], hobbits: [] };
    const together = { ...VIEW, seat: "first", players: { first: one, second: two } };
    expect(isTogether(VIEW)).toBe(false);
    expect(isTogether(together)).toBe(true);
    expect(hobbitOf(VIEW, "fellowship")).toBeNull();
    expect(hobbitOf(together, "second")).toBe("frodo");
    expect(hobbitOf(null, "second")).toBeNull();
    // Merry needs two of the three types; anybody else all of them.
    const tokens = { ring: 1, heart: 0, sun: 0, wild: 0 };
    expect(missingTokens({ ...together, tokens })).toBe(1);
    expect(missingTokens({ ...together, seat: "second", tokens })).toBe(2);
  });

  it("tells hobbits apart by their first letters", () => {
    expect(initials(["Frodo", "Sam", "Pippin", "Fatty"])).toEqual(["Fr", "S", "P", "Fa"]);
  });

  it("counts the tiles left and what the next may be", () => {
    const left = tilesLeft(VIEW);
    expect(left.get("fighting")).toBe(2);
    expect(left.get("sundial")).toBe(4);
    expect([...left.values()].reduce((a, b) => a + b)).toBe(20);
    expect(chanceOfActivity(VIEW)).toBeCloseTo(11 / 20);
    expect(chanceOfActivity({ ...VIEW, known_tiles: ["hiding", "tile"] })).toBe(1);
    expect(chanceOfActivity({ ...VIEW, known_tiles: ["sundial"] })).toBe(0);
  });

  it("sorts a hand and gathers what looks the same", () => {
    expect(kinds(sorted(VIEW))).toEqual([
      { card: "white-joker", count: 1 },
      { card: "white-fighting", count: 1 },
      { card: "grey-hiding", count: 2 },
      { card: "lembas", count: 1 },
    ]);
  });
});

describe("the sheets", () => {
  for (const place of FACTS.scenarios) {
    for (const [name, sheet] of [
      ["broad", broad(place)],
      ["flat", broad(place, 2.4)],
      ["high", broad(place, 1.1)],
      ["narrow", narrow(place)],
    ] as const) {
      it(`${place}, ${name}: every space lies on the sheet, and none on another`, () => {
        const spots = sheet.roads.flatMap((road) =>
          road.spots.map((spot) => ({ ...spot, r: road.radius })),
        );
        expect(sheet.roads.map((road) => road.spots.length)).toEqual(
          linesOf(place).map((line) => lastOf(line) + 1),
        );
        for (const [i, one] of spots.entries()) {
          expect(one.x - one.r).toBeGreaterThan(0);
          expect(one.x + one.r).toBeLessThan(sheet.width);
          expect(one.y - one.r).toBeGreaterThan(sheet.horizon - 30);
          expect(one.y + one.r).toBeLessThan(sheet.height);
          for (const other of spots.slice(i + 1)) {
            const far = Math.hypot(one.x - other.x, one.y - other.y);
            expect(far, `${i}`).toBeGreaterThan((one.r + other.r) * 0.95);
          }
        }
      });
    }
  }

  it("draws a road through all its spaces", () => {
    expect(curve([])).toBe("");
    expect(
      curve([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toMatch(/^M0 0C.* 10 0$/);
  });
});

describe("rules", () => {
  it("sends every question to a section, events among them", () => {
    expect(sectionOf("action")).toBe("F8");
    expect(sectionOf("watcher")).toBe("F10");
    expect(ruleOf("rolled")).toBe("F13");
    expect(iconOf("sauron-moves")).toBe("eye");
    expect(iconOf("unheard-of")).toBe("log");
  });
});
