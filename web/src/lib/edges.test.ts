import { expect, it } from "vitest";
import { type Box, edges, NONE } from "./edges";

const box = (left: number, top: number, w: number, h: number): Box => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});
const PHONE = box(4, 60, 352, 600);

it("counts what lies over an edge", () => {
  const prompt = box(8, 460, 344, 196);
  expect(edges(PHONE, [prompt])).toEqual({ ...NONE, bottom: 200 });
  const story = box(8, 64, 344, 90);
  expect(edges(PHONE, [story, prompt])).toEqual({ ...NONE, top: 94, bottom: 200 });
  const list = box(0, 60, 200, 600);
  expect(edges(PHONE, [list])).toEqual({ ...NONE, left: 196 });
});

it("counts no more of two that lie one over the other than the larger", () => {
  const [prompt, sheet] = [box(8, 460, 344, 196), box(6, 300, 348, 356)];
  expect(edges(PHONE, [prompt, sheet])).toEqual({ ...NONE, bottom: 360 });
});

it("does not count what lies elsewhere, is closed, or would hide all", () => {
  expect(edges(PHONE, [box(4, 661, 352, 60), box(0, 0, 0, 0)])).toEqual(NONE);
  const prompt = box(8, 460, 344, 196);
  expect(edges(PHONE, [box(4, 60, 320, 600), prompt])).toEqual({ ...NONE, bottom: 200 });
});
