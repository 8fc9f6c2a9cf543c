// The limits of two benches: what they measure decides whether they succeed.
import { expect, it } from "vitest";
import { judgeCost } from "#scripts/bench/browser-check.ts";
import { compareSpeed } from "#scripts/bench/speed.ts";
import { speedPaths } from "#scripts/bench/speed-pages.ts";

it.each([
  ["the same", { lcp: 2_000, cls: 0.1 }, true],
  ["15 % slower", { lcp: 2_300, cls: 0.1 }, true],
  ["15 % faster, shifts 0.02 less", { lcp: 1_700, cls: 0.085 }, true],
  ["slower than that", { lcp: 2_301, cls: 0.1 }, false],
  ["faster than that", { lcp: 1_699, cls: 0.1 }, false],
  ["more shifts", { lcp: 2_000, cls: 0.125 }, false],
  ["no largest paint", { lcp: Number.NaN, cls: 0.1 }, false],
])("a speed beside Lighthouse's, %s [VISIT-14]", (_case, ours, isClose) => {
  expect(compareSpeed(ours, { lcp: 2_000, cls: 0.1 }).isClose).toBe(isClose);
});

it("compares twelve pages [VISIT-14]", () => {
  expect(new Set(speedPaths).size).toBe(12);
});

it.each([
  [[3, 3.5, 4, 5, 6], 4, true],
  [[3, 4.1, 4.2], 4.1, false],
  [[], Number.NaN, false],
])("checks that take %s times as long as a rating [VISIT-16]", (ratios, ratio, isAffordable) => {
  expect(judgeCost(ratios)).toEqual({ ratio, isAffordable });
});
