import { describe, expect, it } from "vitest";
import { blocksOf, type Chapter, partsOf, placeOf, search, wordsOf } from "./rules";

const TEXT = `An Army is moved. (W13.1)

### Ways

- Nobody crosses a black border. (W13.15, W13.16)
- A siege (see W15) is another matter.`;

const chapter = (number: string, title: string, text: string): Chapter => ({
  number,
  title,
  text,
  language: "en",
  blocks: blocksOf(text),
});

const CHAPTERS = [
  chapter("W13", "Moving Armies", TEXT),
  chapter("W17", "Politics", "Éowyn łączy Œil. (W17.4)"),
];

describe("the rules", () => {
  it("are paragraphs, headings and lists with the numbers of what they tell", () => {
    expect(blocksOf(TEXT)).toEqual([
      { kind: "text", lines: [{ text: "An Army is moved.", rules: ["W13.1"] }] },
      { kind: "heading", lines: [{ text: "Ways", rules: [] }] },
      {
        kind: "list",
        lines: [
          { text: "Nobody crosses a black border.", rules: ["W13.15", "W13.16"] },
          { text: "A siege (see W15) is another matter.", rules: [] },
        ],
      },
    ]);
  });

  it("are found by number: the paragraph, or what it belongs to", () => {
    expect(placeOf("W13.16", CHAPTERS)).toBe("W13.16");
    expect(placeOf("W17.4.3", CHAPTERS)).toBe("W17.4");
    expect(placeOf("W13.2", CHAPTERS)).toBe("W13");
    expect(placeOf("W99", CHAPTERS)).toBeNull();
  });
});

describe("searching", () => {
  const found = (wanted: string) => search(CHAPTERS, wordsOf(wanted)).map((one) => one.number);

  it("wants all words, and cares neither for capitals nor for accents", () => {
    expect(found("BORDER army")).toEqual(["W13"]);
    expect(found("eowyn laczy oeil")).toEqual(["W17"]);
    expect(found("border eowyn")).toEqual([]);
    expect(found("  ")).toEqual(["W13", "W17"]);
  });

  it("finds titles and numbers", () => {
    expect(found("moving")).toEqual(["W13"]);
    expect(found("w17.4")).toEqual(["W17"]);
  });

  it("marks what it found in the text as written", () => {
    expect(partsOf("Nazgûl, nazgul", wordsOf("nazgûl"))).toEqual(["", "Nazgûl", ", ", "nazgul"]);
    expect(partsOf("Œil", wordsOf("oeil"))).toEqual(["", "Œil"]);
    expect(partsOf("Œil", wordsOf("o"))).toEqual(["", "Œ", "il"]);
    expect(partsOf("łączy", wordsOf("lacz"))).toEqual(["", "łącz", "y"]);
    expect(partsOf("nothing", [])).toEqual(["nothing"]);
  });
});
