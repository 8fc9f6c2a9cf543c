import { describe, expect, it } from "vitest";
import { type MotionContext, mayMove } from "#app/hooks/use-auto-advance.ts";

const free: MotionContext = {
  reducedMotion: false,
  paused: false,
  inView: true,
  tabVisible: true,
  hovered: false,
  focused: false,
};

describe("what moves by itself", () => {
  it.each([
    ["less motion is asked for", { reducedMotion: true }],
    ["the visitor paused it", { paused: true }],
    ["it is out of view", { inView: false }],
    ["the tab is hidden", { tabVisible: false }],
    ["the mouse rests on it", { hovered: true }],
    ["the keyboard is inside", { focused: true }],
  ])("rests while %s [QUAL-02] [QUAL-03] [HOME-34]", (_, change) => {
    expect(mayMove({ ...free, ...change })).toBe(false);
  });

  it("moves when nothing speaks against it [HOME-34]", () => {
    expect(mayMove(free)).toBe(true);
  });
});
