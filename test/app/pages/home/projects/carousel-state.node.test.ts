import { describe, expect, it } from "vitest";
import { arrowSteps, ringStep, swipeDirection } from "#app/pages/home/projects/carousel-state.ts";

describe("the ring of projects", () => {
  it.each([
    ["next of the first", 0, 1, 1],
    ["next of the last", 4, 1, 0],
    ["previous of the first", 0, -1, 4],
    ["previous of the last", 4, -1, 3],
  ])("finds the %s [HOME-41]", (_, index, by, result) => {
    expect(ringStep(index, by, 5)).toBe(result);
  });

  it.each([
    ["far to the left", -80, 5, 1],
    ["far to the right", 80, -5, -1],
    ["a little", -20, 0, 0],
    ["down more than aside", -60, 120, 0],
    ["diagonally", 60, 60, 0],
  ])("understands a finger that moves %s [HOME-51]", (_, dx, dy, step) => {
    expect(swipeDirection(dx, dy)).toBe(step);
  });

  it("follows the arrow keys and no others [HOME-51]", () => {
    expect(arrowSteps).toEqual({ ArrowLeft: -1, ArrowRight: 1 });
  });
});
