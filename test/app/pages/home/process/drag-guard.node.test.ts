import { describe, expect, it } from "vitest";
import { msUntilScrollable, nearestSlide, untouched } from "#app/pages/home/process/use-swipe-track.ts";
import { PROCESS_DRAG_SUPPRESSION_MS } from "#content/constants.ts";

describe("a row that the visitor swipes", () => {
  it.each([
    ["is held", { held: true, releasedAt: null }, 9000, Number.POSITIVE_INFINITY],
    ["was let go just now", { held: false, releasedAt: 9000 }, 9000, 500],
    ["was let go 499 ms ago", { held: false, releasedAt: 8501 }, 9000, 1],
    ["was let go 500 ms ago", { held: false, releasedAt: 8500 }, 9000, 0],
    ["was let go long ago", { held: false, releasedAt: 10 }, 9000, 0],
    ["was never touched", untouched, 9000, 0],
  ])("that %s waits before it moves by itself [HOME-32]", (_, hold, now, wait) => {
    expect(msUntilScrollable(hold, now, PROCESS_DRAG_SUPPRESSION_MS)).toBe(wait);
  });

  it.each([
    [0, 0],
    [170, 0],
    [180, 1],
    [700, 2],
    [1040, 3],
    [5000, 3],
    [-40, 0],
  ])("scrolled by %i px shows slide %i of four that are 350 px apart [HOME-31]", (scrollLeft, index) => {
    expect(nearestSlide(scrollLeft, 350, 4)).toBe(index);
  });

  it("shows the first slide where nothing scrolls [HOME-31]", () => {
    expect(nearestSlide(0, 0, 4)).toBe(0);
  });
});
