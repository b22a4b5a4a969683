import { describe, expect, it } from "vitest";
import type { TableLike } from "../../lib/table.svelte";
import type { AheadReply, Asked, Way } from "../../protocol";
import { concerns, isBesides, isOption, leadOf, type Thing, touched, waysOf } from "./acting";
import { Payment } from "./payment.svelte";

function asked(ask: string, options: string[], facts: Asked["facts"] = []): Asked {
  return {
    seat: "fellowship",
    ask,
    facts,
    chance: false,
    secret: false,
    mine: true,
    options,
    dice: null,
    since: 0,
  };
}

function way(kind: string, lines: string[], ends: Partial<Way> = {}): Way {
  return { kind, die: null, start: null, target: null, what: null, lines, ...ends };
}

const ACTION = asked("action", ["play", "draw", "healing", "use-ring"]);
const HIDE = way("play", ["action play", "first-card grey-hiding", "line hiding"], {
  what: "grey-hiding",
  target: "hiding",
});
const JOKER = ["hiding", "fighting"].map((line) =>
  way("play", ["action play", "first-card white-joker", `line ${line}`], {
    what: "white-joker",
    target: line,
  }),
);
const DRAW = way("action", ["action draw"], { what: "draw" });
const HEALING = way("gandalf", ["action healing"], { what: "healing" });
const GIVE = way("ring", ["action use-ring", "ring-price sam"], { what: "sam" });
const WAYS = [HIDE, ...JOKER, DRAW, HEALING, GIVE];
const card = (code: string): Thing => ({ kind: "card", code });
const line = (code: string): Thing => ({ kind: "line", code });

describe("touching", () => {
  it("picks what begins an action, and decides by a second touch", () => {
    expect(touched(ACTION, WAYS, null, card("grey-hiding"))).toEqual({ does: "pick" });
    expect(touched(ACTION, WAYS, card("grey-hiding"), card("grey-hiding"))).toEqual({
      does: "answer",
      lines: HIDE.lines,
    });
    expect(touched(ACTION, WAYS, card("grey-hiding"), line("hiding"))).toEqual({
      does: "answer",
      lines: HIDE.lines,
    });
  });

  it("leaves the choice where there are several ways", () => {
    const joker = card("white-joker");
    expect(touched(ACTION, WAYS, joker, joker)).toEqual({ does: "put-down" });
    expect(touched(ACTION, WAYS, joker, line("fighting"))).toEqual({
      does: "answer",
      lines: JOKER[1]?.lines,
    });
    expect(touched(ACTION, WAYS, line("hiding"), joker)).toEqual({
      does: "answer",
      lines: JOKER[0]?.lines,
    });
  });

  it("goes over to another thing that is not where the first leads", () => {
    const hiding = card("grey-hiding");
    expect(touched(ACTION, WAYS, hiding, { kind: "gandalf", code: "healing" })).toEqual({
      does: "pick",
    });
    expect(touched(ACTION, WAYS, hiding, line("travelling"))).toEqual({ does: "why" });
  });

  it("gives a hobbit to the Ring from either", () => {
    const ring: Thing = { kind: "ring", code: "use-ring" };
    const sam: Thing = { kind: "hobbit", code: "sam" };
    expect(touched(ACTION, WAYS, ring, sam)).toEqual({ does: "answer", lines: GIVE.lines });
    expect(touched(ACTION, WAYS, sam, ring)).toEqual({ does: "answer", lines: GIVE.lines });
  });

  it("answers at once what is asked", () => {
    const sam = way("active", ["active sam"], { what: "sam" });
    const next = asked("active", ["sam", "healing"]);
    expect(touched(next, [sam, HEALING], null, { kind: "hobbit", code: "sam" })).toEqual({
      does: "answer",
      lines: ["active sam"],
    });
  });

  it("tells tokens from cards and lines", () => {
    const token = way("token", ["token ring"], { what: "ring" });
    expect(concerns(token, { kind: "token", code: "ring" })).toBe(true);
    expect(waysOf([token], { kind: "ring", code: "use-ring" })).toEqual([]);
    expect(isOption(asked("token", ["heart"]), { kind: "token", code: "heart" })).toBe(true);
    expect(isOption(asked("pay", ["guidance"]), { kind: "gandalf", code: "guidance" })).toBe(true);
    expect(isOption(asked("discard", ["lembas"]), { kind: "token", code: "lembas" })).toBe(false);
  });
});

describe("what is done besides", () => {
  it("stands among the options of a question", () => {
    for (const code of ["lembas", "use-ring", "guidance"])
      expect(isBesides(ACTION, code), code).toBe(true);
    expect(isBesides(ACTION, "play")).toBe(false);
  });

  it("is not what is given away, nor what fortune brings", () => {
    expect(isBesides(asked("discard", ["lembas"]), "lembas")).toBe(false);
    expect(isBesides(asked("pay", ["guidance"]), "guidance")).toBe(false);
    expect(isBesides({ ...asked("feature-card", ["athelas"]), chance: true }, "athelas")).toBe(
      false,
    );
    expect(isBesides({ ...asked("council", ["athelas"]), secret: true }, "athelas")).toBe(false);
  });
});

describe("payments", () => {
  it("are offered by the option that leads to them", () => {
    expect(leadOf(asked("watcher", ["pay", "roll"]))).toBe("watcher pay");
    expect(leadOf(asked("council", ["discard", "lembas"]))).toBe("council discard");
    expect(leadOf(asked("action", ["play", "pass"]))).toBeNull();
    expect(leadOf(asked("pay", ["pay"]))).toBeNull();
  });

  /** A table at which two cards must be discarded before fortune answers. */
  function table(): { table: TableLike; seen: string[][] } {
    const seen: string[][] = [];
    const ahead = (lines: readonly string[]): Promise<AheadReply> => {
      seen.push([...lines]);
      const left = 3 - lines.length;
      return Promise.resolve({
        type: "ahead",
        id: "",
        number: 1,
        steps: [],
        asked: left > 0 ? asked("discard", ["a", "b"], [left]) : null,
        view: { hand: ["a", "b", "c"].slice(lines.length - 1) },
      });
    };
    return { table: { ahead } as unknown as TableLike, seen };
  }

  it("are put together, looked at ahead, and sent in one message", async () => {
    const { table: at, seen } = table();
    const payment = new Payment(at, "council discard", asked("discard", ["a", "b"], [2]));
    expect(payment.open).toBe(false);
    expect(payment.takes(card("a"))).toBe(true);
    await payment.choose("a");
    expect(payment.open).toBe(true);
    expect(payment.asked.facts).toEqual([1]);
    expect(payment.view?.hand).toEqual(["b", "c"]);
    await payment.choose("b");
    expect(payment.next).toBeNull();
    expect(payment.asked.facts).toEqual([0]);
    expect(payment.takes(card("a"))).toBe(false);
    expect(payment.lines).toEqual(["council discard", "discard a", "discard b"]);
    expect(seen).toEqual([payment.lines.slice(0, 2), payment.lines]);
  });

  it("are put together in the order of the touches, however fast they come", async () => {
    const { table: at } = table();
    const payment = new Payment(at, "council discard", asked("discard", ["a", "b"], [2]));
    const touches = [payment.choose("b"), payment.choose("a"), payment.choose("a")];
    expect(payment.next).not.toBeNull();
    await Promise.all(touches);
    expect(payment.lines).toEqual(["council discard", "discard b", "discard a"]);
  });

  it("are taken back step by step", async () => {
    const { table: at } = table();
    const payment = new Payment(at, "council discard", asked("discard", ["a", "b"], [2]));
    await payment.choose("a");
    await payment.choose("b");
    await payment.drop(0);
    expect(payment.chosen).toEqual([{ ask: "discard", code: "b" }]);
    expect(payment.stepBack()).toBe(true);
    await payment.choose("c");
    expect(payment.chosen).toEqual([]);
    expect(payment.view).toBeNull();
    expect(payment.stepBack()).toBe(true);
    expect(payment.open).toBe(false);
    expect(payment.stepBack()).toBe(false);
  });

  it("stay as they were if nobody can look ahead", async () => {
    const none = { ahead: () => Promise.resolve(null) } as unknown as TableLike;
    const payment = new Payment(none, null, asked("discard", ["a", "b"], [2]));
    await payment.choose("a");
    expect(payment.chosen).toEqual([]);
  });
});
