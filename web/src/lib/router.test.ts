import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { replayAt, routeOf } = await import("./router.svelte");

describe("a link to a replay", () => {
  it("leads to what was seen", () => {
    for (const seat of [null, "shadow", "a/b ü"]) {
      const glance = { page: "replay", replay: "r7", step: 41, seat };
      expect(routeOf(`#/${replayAt("r7", 41, seat)}`)).toEqual(glance);
    }
  });

  it("need not say where to begin", () => {
    expect(routeOf("#/replay/r7")).toEqual({
      page: "replay",
      replay: "r7",
      step: null,
      seat: null,
    });
    expect(routeOf("#/replay/%")).toMatchObject({ page: "replay", replay: "%" });
    expect(routeOf("#/replay/r7/nonsense")).toMatchObject({ step: 0, seat: null });
  });
});
