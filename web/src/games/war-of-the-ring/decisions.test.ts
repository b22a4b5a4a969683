import { expect, it } from "vitest";
import type { Step } from "../../protocol";
import { DECISIONS, decisionIn, decisionOf, shortened } from "./decisions";

const step = (ask: string, code: string, ...options: string[]): Step => ({
  ask,
  facts: [],
  options,
  code,
});

it("a question begins one decision, and one of its own", () => {
  const opens = DECISIONS.flatMap((one) => one.opens);
  expect(new Set(opens).size).toBe(opens.length);
  for (const one of DECISIONS) for (const ask of one.opens) expect(one.asks).toHaveProperty(ask);
});

it("a touch leads into a decision or does not", () => {
  expect(decisionOf("casualty")?.name).toBe("losses");
  expect(decisionIn(["die muster", "action recruit", "recruit rohan-elite"])?.name).toBe("muster");
  expect(decisionIn(["die army", "action move-armies", "from edoras", "to folde"])?.name).toBe(
    "army",
  );
  expect(decisionIn(["die event", "action draw", "deck strategy"])).toBeNull();
});

it("a part that is everything is all", () => {
  const who = step("who-goes", "part", "all", "part");
  const most = step("figures", "elf 2", "elf 2", "elf 1");
  const lines = ["from moria", "who-goes part", "figures elf 2"];
  expect(shortened([who, most], lines)).toEqual(["from moria", "who-goes all"]);
  expect(shortened([who, { ...most, code: "elf 1" }], lines)).toEqual(lines);
  expect(shortened([step("who-goes", "part", "part"), most], lines)).toEqual(lines);
});
