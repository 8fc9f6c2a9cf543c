import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countUp } from "#app/hooks/use-counter.ts";

describe("a counter", () => {
  it.each([
    ["before the start", -10, 100, 2000, 0, 0],
    ["at the start", 0, 100, 2000, 0, 0],
    ["half way, past half of the figure: it eases out", 1000, 100, 2000, 0, 88],
    ["at the end", 2000, 100, 2000, 0, 100],
    ["long after", 9999, 100, 2000, 0, 100],
    ["at the end of a figure with decimals", 2500, 99.9, 2500, 1, 99.9],
    ["half way of a figure with decimals", 1250, 99.9, 2500, 1, 87.4],
  ])("shows %s the right value [SHELL-47]", (_, elapsed, target, duration, decimals, value) => {
    expect(countUp(elapsed, target, duration, decimals)).toBe(value);
  });

  it("never goes back and never beyond its target [SHELL-47]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 500 }), (elapsed, more) => {
        const before = countUp(elapsed, 214, 2500);
        const after = countUp(elapsed + more, 214, 2500);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(214);
      }),
    );
  });
});
