import { describe, expect, it } from "vitest";
import type { AheadReply, Asked, Step } from "../protocol";
import { Plan } from "./plan.svelte";
import {
  answersOf,
  type CountRow,
  type Decision,
  type Foresight,
  type GroupRow,
  haveOf,
  isComplete,
  isRemovable,
  lineOf,
  linesOf,
  type OneRow,
  rowsOf,
  type TallyRow,
  withAll,
  withCount,
  withGroup,
  withOne,
  without,
  withTally,
} from "./planning";

const step = (ask: string, code: string, ...options: string[]): Step => ({
  ask,
  facts: [],
  options: options.length > 0 ? options : [code],
  code,
});
const question = (ask: string, ...options: string[]): Asked => ({
  seat: "shadow",
  ask,
  facts: [],
  chance: false,
  secret: false,
  mine: true,
  options,
  dice: null,
  since: 0,
});
const lines = (steps: readonly Step[]) => steps.map(lineOf);

describe("figures", () => {
  const army: Decision = {
    name: "army",
    opens: ["who-goes"],
    asks: { from: "one", "who-goes": "unseen", figures: "count" },
    lines: ["who-goes part"],
    first: ["figures"],
    next: ["from"],
  };
  const steps = [
    step("who-goes", "part", "all", "part"),
    step("figures", "elf 2", "elf 2", "elf 1", "elf 0"),
    step("figures", "orc 1"),
  ];
  const [elves, orcs] = rowsOf(army, { steps, asked: null }) as CountRow[];

  it("are rows of numbers with what is possible, fixed where it is forced", () => {
    expect(elves).toMatchObject({ shape: "count", kind: "elf", value: 2, least: 0, most: 2 });
    expect(orcs).toMatchObject({ kind: "orc", value: 1, least: 1, most: 1 });
  });
  it("are looked ahead with the numbers nearest to what is wanted", () => {
    const have = haveOf(army, steps, new Map());
    const wanted = withCount(steps, elves as CountRow, 1);
    expect(linesOf(army, wanted, have)).toEqual([
      "who-goes part",
      "figures elf 1",
      "figures elf 0",
      "figures elf 2",
      "figures orc 1",
      "figures orc 0",
    ]);
    expect(lines(withAll(army, wanted, have))).toEqual(lines(steps));
  });
  it("remember what was possible when it is less for a while", () => {
    const have = haveOf(army, steps, new Map([["elf", 5]]));
    expect(have).toEqual(
      new Map([
        ["elf", 5],
        ["orc", 1],
      ]),
    );
  });
  it("end the decision: where the next Army comes from is another one", () => {
    const found = { steps, asked: question("from", "moria", "stop") };
    expect(isComplete(army, found)).toBe(true);
    expect(answersOf(army, found)).toEqual(lines(steps));
    expect(rowsOf(army, found)).toHaveLength(2);
  });
});

describe("casualties", () => {
  const losses: Decision = { name: "losses", opens: ["casualty"], asks: { casualty: "tally" } };
  const options = ["gondor-regular", "gondor-elite"];
  const found: Foresight = {
    steps: [step("casualty", "gondor-elite", ...options)],
    asked: question("casualty", "gondor-regular", "rohan-regular"),
  };
  const row = rowsOf(losses, found)[0] as TallyRow;

  it("are one row with a number for each, and which may be more", () => {
    expect(rowsOf(losses, found)).toHaveLength(1);
    expect(row.open).toBe(true);
    expect(row.entries).toEqual([
      { code: "gondor-regular", count: 0, more: true },
      { code: "gondor-elite", count: 1, more: false },
      { code: "rohan-regular", count: 0, more: true },
    ]);
  });
  it("are complete when nothing more is asked", () => {
    expect(isComplete(losses, found)).toBe(false);
    const more = withTally(found.steps, row, "rohan-regular", 1);
    expect(lines(more)).toEqual(["casualty gondor-elite", "casualty rohan-regular"]);
    expect(isComplete(losses, { steps: more, asked: question("battle", "go-on", "cease") })).toBe(
      true,
    );
  });
  it("can be taken back", () => {
    expect(withTally(found.steps, row, "gondor-elite", -1)).toEqual([]);
    expect(withTally(found.steps, row, "gondor-regular", -1)).toEqual(found.steps);
  });
});

describe("a pair of recruits", () => {
  const muster: Decision = {
    name: "muster",
    opens: ["recruit"],
    asks: { recruit: "one", in: "one", "second-recruit": "one" },
  };
  const first = [
    step("die", "muster", "muster", "army"),
    step("recruit", "rohan-regular", "rohan-regular", "rohan-elite"),
    step("in", "edoras", "edoras", "folde"),
  ];
  const found = { steps: first, asked: question("second-recruit", "rohan-regular", "none") };
  const rows = rowsOf(muster, found) as OneRow[];

  it("shows what has been chosen, and what may be", () => {
    expect(rows.map((row) => row.code)).toEqual(["rohan-regular", "edoras", null]);
  });
  it("ends with one where the second is left out", () => {
    expect(answersOf(muster, found)).toEqual([...lines(first), "second-recruit none"]);
  });
  it("goes on with the second, and can do without it again", () => {
    const two = withOne(first, rows[2] as OneRow, "rohan-regular");
    expect(lines(two).at(-1)).toBe("second-recruit rohan-regular");
    const chosen = { ...(rows[2] as OneRow), code: "rohan-regular" };
    expect(isRemovable(chosen)).toBe(true);
    expect(without(two, chosen)).toEqual(first);
    expect(isRemovable(rows[0] as OneRow)).toBe(false);
  });
  it("keeps what follows a change, for as far as it can be kept", () => {
    expect(lines(withOne(first, rows[0] as OneRow, "rohan-elite"))).toEqual([
      "die muster",
      "recruit rohan-elite",
      "in edoras",
    ]);
  });
});

it("what begins one of several like it goes with what belongs to it", () => {
  const nazgul: Decision = {
    name: "nazgul",
    opens: ["nazgul"],
    asks: { nazgul: "one", "nazgul-to": "one" },
  };
  const steps = [
    step("nazgul", "nazgul moria", "nazgul moria", "witch-king"),
    step("nazgul-to", "umbar", "umbar", "edoras"),
    step("nazgul", "witch-king", "done", "witch-king"),
    step("nazgul-to", "edoras", "umbar", "edoras"),
  ];
  const rows = rowsOf(nazgul, { steps, asked: null }) as OneRow[];
  expect(rows.filter(isRemovable).map((row) => row.at)).toEqual([2]);
  expect(lines(without(steps, rows[2] as OneRow))).toEqual(lines(steps.slice(0, 2)));
  expect(lines(without(steps, rows[0] as OneRow))).toEqual(lines(steps.slice(2)));
});

describe("Companions who go together", () => {
  const group: Decision = {
    name: "companions",
    opens: ["separate"],
    asks: { separate: "group", companion: "band", also: "group", "companions-to": "one" },
  };
  it("are ticked in any order and named in theirs", () => {
    const found = { steps: [], asked: question("separate", "boromir", "gimli", "legolas") };
    const row = rowsOf(group, found)[0] as GroupRow;
    expect(lines(withGroup([], row, ["legolas", "gimli"]))).toEqual([
      "separate gimli",
      "also legolas",
      "separate legolas",
      "also no-more",
    ]);
    expect(withGroup([], row, [])).toEqual([]);
  });
  it("stay able to go although only later ones are offered", () => {
    const steps = [
      step("separate", "gimli", "boromir", "gimli", "legolas"),
      step("also", "no-more", "no-more", "legolas"),
    ];
    const asked = question("companions-to", "bree", "moria");
    const [row, to] = rowsOf(group, { steps, asked }) as [GroupRow, OneRow];
    expect(row.choices).toEqual([
      { code: "boromir", chosen: false, able: true },
      { code: "gimli", chosen: true, able: true },
      { code: "legolas", chosen: false, able: true },
    ]);
    expect(to.code).toBeNull();
    expect(lines(withGroup(steps, row, ["boromir", "gimli"]))).toEqual([
      "separate boromir",
      "also gimli",
      "separate gimli",
      "also no-more",
    ]);
  });
  it("are asked for in the same words where so many have to leave", () => {
    const steps = [step("separate", "gimli", "boromir", "gimli", "legolas")];
    const found = { steps, asked: question("separate", "boromir", "legolas") };
    const rows = rowsOf(group, found) as GroupRow[];
    expect(rows).toHaveLength(1);
    expect(rows[0]?.choices.filter((choice) => choice.chosen)).toHaveLength(1);
    expect(isComplete(group, found)).toBe(false);
  });
  it("go from one region: who is elsewhere cannot come along", () => {
    const steps = [
      step("companion", "gimli", "gimli", "legolas", "strider"),
      step("also", "no-more", "no-more", "strider"),
    ];
    const [row] = rowsOf(group, { steps, asked: null }) as [GroupRow];
    expect(row.choices.map((choice) => [choice.code, choice.able])).toEqual([
      ["gimli", true],
      ["legolas", false],
      ["strider", true],
    ]);
  });
});

describe("a plan", () => {
  const losses: Decision = { name: "losses", opens: ["casualty"], asks: { casualty: "tally" } };

  /** A table where three hits are taken; it says when it has answered. */
  class Hits {
    heard: string[][] = [];
    free: (() => void)[] = [];

    ahead(said: readonly string[]): Promise<AheadReply> {
      this.heard.push([...said]);
      const steps = said.slice(0, 3).map((line) => step("casualty", line.slice(9), "a", "b"));
      const asked = steps.length < 3 ? question("casualty", "a", "b") : null;
      return new Promise((resolve) =>
        this.free.push(() =>
          resolve({ type: "ahead", id: "1", number: 1, steps, asked, view: {} }),
        ),
      );
    }

    async answer(): Promise<void> {
      await moment();
      this.free.shift()?.();
      await moment();
    }
  }

  const moment = () => new Promise((resolve) => setTimeout(resolve));
  const add = (code: string) => (steps: readonly Step[]) => [...steps, step("casualty", code)];

  it("looks ahead once for what was said while it was looking", async () => {
    const table = new Hits();
    const plan = new Plan(table, losses);
    await table.answer();
    expect(plan.settled).toBe(true);
    plan.change(add("a"));
    await moment();
    plan.change(add("b"));
    plan.change(add("b"));
    expect([plan.complete, plan.settled]).toEqual([false, false]);
    await table.answer();
    await table.answer();
    expect(table.heard).toEqual([[], ["casualty a"], ["casualty a", "casualty b", "casualty b"]]);
    expect(plan.complete).toBe(true);
    expect(plan.answers).toEqual(["casualty a", "casualty b", "casualty b"]);
  });
  it("begins anew with what was given", async () => {
    const table = new Hits();
    const plan = new Plan(table, losses, ["casualty b"]);
    await table.answer();
    plan.change(add("a"));
    await table.answer();
    expect([plan.changed, plan.answers]).toEqual([true, ["casualty b", "casualty a"]]);
    plan.reset();
    await table.answer();
    expect([plan.changed, plan.answers]).toEqual([false, ["casualty b"]]);
  });
  it("says when nobody can tell", async () => {
    const said: boolean[] = [];
    const plan = new Plan({ ahead: () => Promise.resolve(null) }, losses);
    plan.onfound = (good) => said.push(good);
    await moment();
    expect(said).toEqual([false]);
    expect(plan.rows).toEqual([]);
  });
});
