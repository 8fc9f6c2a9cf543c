import { describe, expect, it } from "vitest";
import { aspectIds } from "#contract/design-rating.ts";
import { aspects } from "#worker/design/registry.ts";

const gauges = aspects.flatMap((aspect) => aspect.gauges);
const sumOf = (weights: readonly { weight: number }[]) =>
  weights.reduce((sum, { weight }) => sum + weight, 0);

describe("register of the aspects", () => {
  it("has every aspect of the contract once, in its order, with weights that add up to 100", () => {
    expect(aspects.map(({ id }) => id)).toEqual(aspectIds);
    expect(Object.fromEntries(aspects.map(({ id, weight }) => [id, weight]))).toEqual({
      layout: 20,
      typography: 20,
      colorScheme: 20,
      userExperience: 20,
      modernity: 12,
      branding: 8,
    });
    expect(sumOf(aspects)).toBe(100);
  });

  it("gives the gauges of each aspect weights that add up to 100", () => {
    for (const { id, gauges: own } of aspects) expect([id, sumOf(own)]).toEqual([id, 100]);
  });

  it("names every gauge once, with a threshold and where it comes from", () => {
    const ids = gauges.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, label, good, poor, expected, basis } of gauges) {
      expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(good === poor, id).toBe(false);
      for (const words of [label, expected, basis]) expect(words.trim(), id).not.toBe("");
    }
  });
});
