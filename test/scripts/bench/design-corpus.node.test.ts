// The bench that compares the rating with blind scores: its arithmetic, and the scores it reads.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBlindScores, readPass } from "#scripts/bench/design-corpus/blind-scores.ts";
import { rankCorrelation } from "#scripts/bench/design-corpus/rank-correlation.ts";
import { corpusPages } from "#test/fixtures/design-corpus/manifest.ts";
import { aspects } from "#worker/design/registry.ts";

describe("rank correlation", () => {
  it("knows the textbook's values, with shared ranks [EYE-49]", () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 400])).toBeCloseTo(1, 12);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
    // Kendall, Rank Correlation Methods: 1 − 6 Σ d² ÷ (n³ − n) = 1 − 6 · 4 ÷ 60 for one pair of neighbours swapped twice.
    expect(rankCorrelation([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12);
    expect(rankCorrelation([1, 1, 2], [1, 1, 5])).toBeCloseTo(1, 12);
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNaN();
    expect(() => rankCorrelation([1], [1, 2])).toThrow(RangeError);
  });

  it("minds the order alone, and is the same both ways [EYE-49]", () => {
    const lists = fc
      .integer({ min: 3, max: 30 })
      .chain((length) =>
        fc.tuple(
          ...[0, 1].map(() =>
            fc.array(fc.integer({ min: 0, max: 50 }), { minLength: length, maxLength: length }),
          ),
        ),
      );
    fc.assert(
      fc.property(lists, ([one = [], other = []]) => {
        const found = rankCorrelation(one, other);
        expect(
          rankCorrelation(
            one.map((value) => value ** 3 + 7),
            other,
          ),
        ).toBe(found);
        if (!Number.isNaN(found)) expect(rankCorrelation(other, one)).toBeCloseTo(found, 12);
      }),
    );
  });
});

describe("blind scores", () => {
  it("are there twice for every page of the corpus, and hardly differ [EYE-49]", () => {
    const scores = readBlindScores();
    expect([...scores.keys()].sort()).toEqual(corpusPages.map(({ id }) => id).sort());
    const [a, b] = [readPass("pass-a"), readPass("pass-b")];
    const apart = corpusPages.filter(
      ({ id }) => Math.abs((a[id]?.overall ?? 0) - (b[id]?.overall ?? 0)) > 15,
    );
    expect(apart.length).toBeLessThanOrEqual(4);
  });

  it("are there a third time where the first two are far apart, and the middle one counts [EYE-49]", () => {
    const [a, b, third] = [readPass("pass-a"), readPass("pass-b"), readPass("pass-c")];
    const apart = Object.keys(a).filter((id) => Math.abs((a[id]?.overall ?? 0) - (b[id]?.overall ?? 0)) > 15);
    expect(Object.keys(third).sort()).toEqual(apart.sort());
    // 56, 38 and 49.
    expect(readBlindScores().get("digitallyhappy-backstrap-login")).toBe(49);
  });
});

describe("weights", () => {
  it("let nothing earn more than a point that nearly every page has: the rest of it is a cost [EYE-47]", () => {
    // What more than 80 % of the open half pass in full, by the bench of 27 November 2026.
    const common = [
      "spacing-steps",
      "spacing-rhythm",
      "font-families",
      "size-steps",
      "palette-size",
      "hue-count",
    ];
    const more = [
      "accent-reuse",
      "luminance-spread",
      "overlays",
      "plain-controls",
      "layout-technique",
      "obsolete-markup",
    ];
    const rest = [
      "old-techniques",
      "stretched-pictures",
      "target-size-minimum",
      "alignment",
      "viewport-meta",
      "text-setting",
      "font-weights",
    ];
    const weights = new Map(aspects.flatMap(({ gauges }) => gauges.map(({ id, weight }) => [id, weight])));
    for (const id of [...common, ...more, ...rest])
      expect([id, (weights.get(id) ?? 9) <= 1]).toEqual([id, true]);
  });
});
