import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contrastRatio,
  nearestPassingColour,
  readableColour,
} from "#app/features/seo-check/design/contrast.ts";
import { findHints } from "#app/features/seo-check/design/hints.ts";
import { groupSigns, placedMarks } from "#app/features/seo-check/design/placed-marks.ts";
import { readRating } from "#app/features/seo-check/design/read-rating.ts";
import { shareBelow } from "#app/features/seo-check/design/share-below.ts";
import { comparedDesigns } from "#content/compared-designs.ts";
import { corpusPages } from "#test/fixtures/design-corpus/manifest.ts";
import { designRating } from "#test/fixtures/design-rating.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("where a rating stands", () => {
  it("is the whole percent of others that are lower, never 100 for the best of them [EYE-50]", () => {
    const others = [20, 40, 40, 60, 80];
    expect([0, 20, 21, 40, 41, 81, 100].map((score) => shareBelow(score, others))).toEqual([
      0, 0, 20, 20, 60, 100, 100,
    ]);
    expect(shareBelow(50, [])).toBe(0);
    const { ratings, date } = comparedDesigns;
    expect(shareBelow(Math.max(...ratings), ratings)).toBeLessThan(100);
    expect(ratings).toHaveLength(corpusPages.length);
    expect(Date.parse(date)).toBeLessThan(Date.now());
  });
});

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ffffff", "#ffffff", 1],
  ])("of %s and %s is %d", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });

  it("finds a colour that passes on every ground, and leaves one that passes alone", () => {
    fc.assert(
      fc.property(hex, hex, (text, ground) => {
        const passing = nearestPassingColour(text, ground, 4.5);
        expect(passing && contrastRatio(passing, ground)).toBeGreaterThanOrEqual(4.5);
        if (contrastRatio(text, ground) >= 4.5) expect(passing).toBe(text);
      }),
    );
  });

  it("labels every colour so that it can be read", () => {
    fc.assert(fc.property(hex, (ground) => contrastRatio(readableColour(ground), ground) >= 4.5));
  });
});

describe("signs", () => {
  const size = { width: 1000, height: 2000, pageHeight: 9000, isReduced: null };
  const at = (x: number, y: number, width = 100, height = 50) => ({
    aspect: "layout" as const,
    measurement: "text-contrast",
    viewport: "desktop" as const,
    text: "Hier.",
    box: { x, y, width, height },
  });

  it("stand at their boxes in percent of the picture, numbered in order [SEO-64]", () => {
    expect(
      placedMarks([at(100, 500), at(500, 1000)], size).map(({ number, place }) => [number, place]),
    ).toEqual([
      [1, { left: 10, top: 25, width: 10, height: 2.5 }],
      [2, { left: 50, top: 50, width: 10, height: 2.5 }],
    ]);
  });

  it("are one where they would cover each other, with the count; the list still names each [READ-09]", () => {
    const marks = placedMarks([at(100, 500), at(110, 505), at(800, 500), at(100, 500)], size);
    expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(groupSigns(marks, size).map(({ marks: near }) => near.map(({ number }) => number))).toEqual([
      [1, 2, 4],
      [3],
    ]);
  });

  it("stand for every mark exactly once, and never on each other [READ-09]", () => {
    const corner = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 1999 }));
    fc.assert(
      fc.property(fc.array(corner, { maxLength: 30 }), (corners) => {
        const signs = groupSigns(
          placedMarks(
            corners.map(([x, y]) => at(x, y)),
            size,
          ),
          size,
        );
        const numbers = signs.flatMap(({ marks }) => marks.map(({ number }) => number));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(corners.map((_, index) => index + 1));
        const places = signs.map(
          ({ at: { place } }) => [(place?.left ?? 0) * 10, (place?.top ?? 0) * 20] as const,
        );
        for (const [index, [x, y]] of places.entries()) {
          for (const [otherX, otherY] of places.slice(index + 1)) {
            expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(74.9);
          }
        }
      }),
    );
  });

  it("are missing below the picture, beside it, and where no size is known", () => {
    expect(placedMarks([at(100, 2500)], size)[0]?.place).toBeNull();
    expect(placedMarks([at(1500, 500)], size)[0]?.place).toBeNull();
    expect(placedMarks([at(-300, 500)], size)[0]?.place).toBeNull();
    expect(placedMarks([at(100, 500)], null)[0]?.place).toBeNull();
    expect(placedMarks([{ ...at(0, 0), box: null }], size)[0]?.place).toBeNull();
  });

  it("never leave the picture", () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const length = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, length, length, (x, y, width, height) => {
        const place = placedMarks([at(x, y, width, height)], size)[0]?.place;
        if (!place) return;
        expect(Math.min(place.left, place.top, place.width, place.height)).toBeGreaterThanOrEqual(0);
        expect(place.left + place.width).toBeLessThanOrEqual(100.001);
        expect(place.top + place.height).toBeLessThanOrEqual(100.001);
      }),
    );
  });
});

describe("drawn comparisons", () => {
  const hints = (changes: object) => findHints(readRating({ ...designRating, ...changes }));

  it("are read from measurements and sentences of a rating", () => {
    expect(hints({}).map(({ kind }) => kind)).toEqual(["contrast", "size", "target", "lines"]);
    const [contrast, size, target, lines] = hints({});
    expect(contrast).toMatchObject({ ground: "#eeffee", now: "#9a9a9a" });
    if (contrast?.kind !== "contrast") throw new Error("no contrast");
    expect(contrast.nowRatio).toBeLessThan(4.5);
    expect(contrast.afterRatio).toBeGreaterThanOrEqual(4.5);
    expect(size).toEqual({ kind: "size", now: 13, after: 16 });
    expect(target).toEqual({ kind: "target", now: 26.5, after: 44 });
    expect(lines).toEqual({ kind: "lines", now: 229, after: 70 });
  });

  it("draw nothing where no figure is said, or nothing is wrong", () => {
    expect(hints({ designAspects: {}, measurements: {} })).toEqual([]);
    const good = { id: "body-size", label: "Größe", value: "17 px", score: 100 };
    expect(hints({ designAspects: {}, measurements: { typography: [good] } })).toEqual([]);
    expect(
      hints({ designAspects: {}, measurements: { typography: [{ ...good, value: "groß", score: 0 }] } }),
    ).toEqual([]);
  });
});
