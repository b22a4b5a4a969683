import { describe, expect, it } from "vitest";
import { Texts } from "./texts";

const SOURCE = `
ask-discard = Which cards? ({ $a } to go)
ask-action = Your action
    .heal =
        { $together ->
           *[no] Heal 1
            [yes] Heal yourself
        }
word-sam = Sam
word-merry = Merry
event-rolled = { $a } rolled { $rest }.
event-goes = { $all } go.
event-turn =
    { $together ->
       *[no] { $b } is active.
        [yes] It is { $b }'s turn.
    }
`;

describe("texts", () => {
  it("fill in what a question is about", () => {
    const texts = new Texts("en", [SOURCE]);
    expect(texts.question("discard", [2])).toBe("Which cards? (2 to go)");
    expect(texts.question("unheard-of")).toBe("[ask-unheard-of]");
  });

  it("name all that something happened to, or all but the first", () => {
    const texts = new Texts("en", [SOURCE]);
    expect(texts.event("goes", ["sam", "merry"])).toBe("Sam, Merry go.");
    expect(texts.event("rolled", ["sam", 2, 5])).toBe("Sam rolled 2, 5.");
  });

  it("speak to one player alone, or to several", () => {
    let together = false;
    const texts = new Texts("en", [SOURCE], () => together);
    expect(texts.event("turn", [3, "sam"])).toBe("Sam is active.");
    expect(texts.option("action", "heal")).toBe("Heal 1");
    together = true;
    expect(texts.event("turn", [3, "sam"])).toBe("It is Sam's turn.");
    expect(texts.option("action", "heal")).toBe("Heal yourself");
  });
});
