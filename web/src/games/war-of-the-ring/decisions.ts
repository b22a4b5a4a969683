/** What a person sees as one decision, though the rules ask it as a sequence of questions. */
import type { Decision } from "../../lib/planning";
import type { Step } from "../../protocol";

const FIGURES = { "who-goes": "unseen", figures: "count" } as const;

export const DECISIONS: readonly Decision[] = [
  {
    name: "army",
    opens: ["from", "to", "who-goes", "figures"],
    asks: { from: "one", to: "one", target: "one", unit: "one", "march-nation": "one", ...FIGURES },
    lines: ["who-goes part"],
    first: ["figures"],
    next: ["from"],
    atOnce: true,
  },
  {
    name: "advance",
    opens: ["advance"],
    asks: { advance: "one", ...FIGURES },
    lines: ["who-goes part"],
    first: ["figures"],
    atOnce: true,
  },
  {
    name: "losses",
    opens: ["own-hits", "casualty"],
    asks: { "own-hits": "one", casualty: "tally" },
    atOnce: true,
  },
  { name: "excess", opens: ["excess"], asks: { excess: "tally" } },
  { name: "forfeit", opens: ["forfeit"], asks: { forfeit: "tally" } },
  {
    name: "sacrifice",
    opens: ["sacrifice"],
    asks: { sacrifice: "one", "cancel-hits": "one" },
    atOnce: true,
  },
  {
    name: "muster",
    opens: ["recruit"],
    asks: { recruit: "one", "second-recruit": "one", in: "one" },
  },
  { name: "levy", opens: ["in", "unit"], asks: { in: "one", unit: "tally" }, atOnce: true },
  {
    name: "upgrade",
    opens: ["upgrade", "upgrade-in"],
    asks: { upgrade: "tally", "upgrade-in": "tally" },
  },
  { name: "eyes", opens: ["die-to-eye"], asks: { "die-to-eye": "tally" } },
  {
    name: "companions",
    opens: ["separate-or-move", "separate", "companion"],
    asks: {
      "separate-or-move": "one",
      separate: "group",
      companion: "band",
      also: "group",
      "companions-to": "one",
      guide: "one",
    },
    first: ["guide"],
  },
  { name: "nazgul", opens: ["nazgul"], asks: { nazgul: "one", "nazgul-to": "one" } },
  {
    name: "fellowship",
    opens: ["declare-in", "reveal-in"],
    asks: { "declare-in": "one", "reveal-in": "one", way: "one" },
    atOnce: true,
  },
];

export function decisionOf(ask: string): Decision | null {
  return DECISIONS.find((one) => one.opens.includes(ask)) ?? null;
}

/** The decision that lines lead into ("die muster", "action recruit", "recruit rohan-elite"). */
export function decisionIn(lines: readonly string[]): Decision | null {
  for (const line of lines) {
    const found = decisionOf(line.split(" ", 1)[0] ?? "");
    if (found) return found;
  }
  return null;
}

/** "All" for a part that is everything. */
export function shortened(steps: readonly Step[], lines: readonly string[]): string[] {
  const whole = steps.find((step) => step.ask === "who-goes")?.options.includes("all");
  const figures = steps.filter((step) => step.ask === "figures");
  if (!whole || !figures.every((step) => step.code === step.options[0])) return [...lines];
  return lines
    .filter((line) => !line.startsWith("figures "))
    .map((line) => (line === "who-goes part" ? "who-goes all" : line));
}
