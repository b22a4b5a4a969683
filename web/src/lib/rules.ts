/** The rules as they come from the server, cut into what the page shows and searches. */
import type { RuleSection } from "../protocol";
import { api } from "./api";

/** A paragraph, an item of a list or a heading, and the numbers of the rules that it tells. */
export interface Line {
  text: string;
  rules: readonly string[];
}

export interface Block {
  kind: "text" | "list" | "heading";
  lines: readonly Line[];
}

export interface Chapter extends RuleSection {
  blocks: readonly Block[];
}

const RULES = /\s*\(([A-Z]\d+\.[\d.]+(?:, [A-Z]\d+\.[\d.]+)*)\)$/;

function lineOf(source: string): Line {
  const found = RULES.exec(source);
  return found?.[1]
    ? { text: source.slice(0, found.index), rules: found[1].split(", ") }
    : { text: source, rules: [] };
}

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map((block): Block => {
      if (block.startsWith("### ")) return { kind: "heading", lines: [lineOf(block.slice(4))] };
      if (!block.startsWith("- "))
        return { kind: "text", lines: [lineOf(block.replace(/\n/g, " "))] };
      return { kind: "list", lines: block.slice(2).split("\n- ").map(lineOf) };
    });
}

const kept = new Map<string, Promise<Chapter[]>>();

/** The rules of a game in a language, fetched once. */
export function rulesOf(language: string, game: string): Promise<Chapter[]> {
  const key = `${language}/${game}`;
  let found = kept.get(key);
  if (!found) {
    found = api
      .rules(language, game)
      .then((all) => all.map((one) => ({ ...one, blocks: blocksOf(one.text) })));
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** The place of a rule: of itself, or of what it belongs to ("W17.4.3": "W17.4", then "W17"). */
export function placeOf(rule: string, chapters: readonly Chapter[]): string | null {
  const places = new Set(
    chapters.flatMap((one) => [
      one.number,
      ...one.blocks.flatMap((block) => block.lines.flatMap((line) => line.rules)),
    ]),
  );
  for (let wanted = rule; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf("."))))
    if (places.has(wanted)) return wanted;
  return null;
}

// Letters that are no letter with a mark, and typographic signs.
const ALIKE: Record<string, string> = { ł: "l", ø: "o", œ: "oe", æ: "ae", "’": "'", "\u00a0": " " };

/** A text without accents and capitals, and for each of its letters the place it came from. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let place = 0;
  for (const letter of text) {
    const base = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    for (const one of ALIKE[base] ?? base) {
      plain += one;
      from.push(place);
    }
    place += letter.length;
  }
  return { plain, from };
}

/** What somebody searches for: all of these words. */
export const wordsOf = (wanted: string): string[] =>
  folded(wanted).plain.split(/\s+/).filter(Boolean);

/** The chapters in which all words stand. */
export function search(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  return chapters.filter((one) => {
    const { plain } = folded(`${one.number} ${one.title} ${one.text}`);
    return words.every((word) => plain.includes(word));
  });
}

/** A text in parts; the hits of a search are those with an odd place. */
export function partsOf(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const { plain, from } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      hit.fill(true, from[at], (from[at + word.length - 1] ?? 0) + 1);
  const parts: string[] = [];
  for (let end = 0; end < text.length; ) {
    const start = end;
    const marked = parts.length % 2 === 1;
    while (end < text.length && hit[end] === marked) end++;
    parts.push(text.slice(start, end));
  }
  return parts;
}
