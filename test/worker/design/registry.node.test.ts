import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aspectIds } from "#contract/design-rating.ts";
import { aspects } from "#worker/design/registry.ts";
import { germanNumber } from "#worker/design/wording.ts";

const gauges = aspects.flatMap((aspect) => aspect.gauges);
const sumOf = (weights: readonly { weight: number }[]) =>
  weights.reduce((sum, { weight }) => sum + weight, 0);

describe("register of the aspects", () => {
  it("has every aspect of the contract once, in its order, with weights that add up to 100", () => {
    expect(aspects.map(({ id }) => id)).toEqual(aspectIds);
    expect(Object.fromEntries(aspects.map(({ id, weight }) => [id, weight]))).toEqual({
      layout: 31.5,
      typography: 25,
      colorScheme: 10.5,
      userExperience: 10.5,
      modernity: 10.5,
      branding: 12,
    });
    expect(sumOf(aspects)).toBe(100);
  });

  it("lets an aspect weigh what its gauges weigh", () => {
    for (const { id, weight, gauges: own } of aspects) expect([id, sumOf(own)]).toEqual([id, weight]);
    expect(sumOf(gauges)).toBe(100);
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

describe("docs/design-rating.md", () => {
  const document = readFileSync("docs/design-rating.md", "utf8");

  it("names every gauge with its weight, aspect by aspect", () => {
    const rows = [...document.matchAll(/^\| ([^|]+) \| `([a-z0-9-]+)` \| ([\d,]+) \| (\d*)\s*\|/gm)];
    const sorted = (list: readonly (readonly unknown[])[]) => list.map((row) => row.join(" | ")).sort();
    expect(sorted(rows.map(([, label, id, weight, cost]) => [id, label, weight, cost]))).toEqual(
      sorted(gauges.map(({ id, label, weight, cost }) => [id, label, germanNumber(weight, 1), cost ?? ""])),
    );
    const chapters = aspects.map(({ title }) => document.indexOf(`\n## ${title}\n`));
    expect(chapters).toEqual(chapters.toSorted((one, other) => one - other));
    expect(chapters.every((at) => at > 0)).toBe(true);
  });

  it("states the weights of the aspects", () => {
    const rule = document.replace(/\s+/g, " ");
    expect(rule).toContain(
      aspects.map(({ title, weight }) => `${title} ${germanNumber(weight, 1)}`).join(", "),
    );
  });
});
