/** Every text can be read on what it stands on, by day and by night (WCAG 2.2, AA). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SHEETS = [
  "app.css",
  "games/war-of-the-ring/map/map.css",
  "games/lord-of-the-rings/board.css",
];
const COLOURS = new Map(
  SHEETS.flatMap((sheet) => {
    const text = readFileSync(new URL(sheet, import.meta.url), "utf-8");
    return [
      ...text.matchAll(/--([a-z0-9-]+):\s*(?:light-dark\(\s*(#\w+),\s*(#\w+)\s*\)|(#\w+));/g),
    ];
  }).map(([, name = "", day, night, both = ""]) => [
    name,
    { day: day ?? both, night: night ?? both },
  ]),
);

function channels(hex: string): number[] {
  const full = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
}
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [on: string, ...colours: string[]];
const GROUNDS = ["ground", "panel", "raised", "sunk"];
const SIDES = ["free", "shadow-side"];

/** Words, and signs as small as words. */
const TEXTS: readonly Pair[] = [
  ...GROUNDS.map((on): Pair => [on, "ink", "ink-2", "ink-3", "accent", "good", "bad", ...SIDES]),
  ["accent-soft", "ink", "ink-2", "ink-3", "accent", ...SIDES],
  ["accent", "accent-ink"],
  ["free-soft", "ink", "ink-2", "free"],
  ["shadow-soft", "ink", "ink-2", "shadow-side"],
  ["free", "panel"],
  ["shadow-side", "panel"],
  // The boards of the Lord of the Rings, and what its panels say in their colours.
  ["paper", "paper-ink", "paper-ink-2", "eye", "accent"],
  ["paper-2", "paper-ink", "paper-ink-2"],
  ["space", "paper-ink", "paper-ink-2", "fighting", "travelling", "hiding", "friendship", "joker"],
  ["panel", "fighting", "travelling", "hiding", "friendship", "joker", "eye"],
  ["raised", "fighting", "travelling", "hiding", "friendship", "joker", "eye"],
  // The map of War of the Ring.
  ["m-land", "m-name", "m-minor"],
  ["m-halo", "m-name", "m-minor"],
  ["m-card", "m-card-ink"],
  ["m-plate", "m-plate-ink"],
];
/** Signs and edges that say something by themselves. */
const SIGNS: readonly Pair[] = [
  ...GROUNDS.map((on): Pair => [on, "gold", "ink-3"]),
  ["paper", "ring-gold", "fighting", "travelling", "hiding", "friendship"],
  ["space", "ring-gold", "eye"],
  ["m-halo", "m-move", "m-attack", "m-choose", "m-capture", "m-recruit"],
  ["m-land", "m-ink", "m-select"],
];

describe.each(["day", "night"] as const)("by %s", (when) => {
  const colour = (name: string): string => {
    const found = COLOURS.get(name);
    if (!found) throw new Error(`there is no colour --${name}`);
    return found[when];
  };
  const check = (pairs: readonly Pair[], least: number) => {
    const bad = pairs.flatMap(([on, ...names]) =>
      names.flatMap((name) => {
        const found = contrast(colour(name), colour(on));
        return found < least ? [`--${name} on --${on}: ${found.toFixed(2)}`] : [];
      }),
    );
    expect(bad).toEqual([]);
  };

  it("texts stand out 4.5 to 1", () => check(TEXTS, 4.5));
  it("signs stand out 3 to 1", () => check(SIGNS, 3));
});
