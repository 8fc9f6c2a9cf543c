import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damageTexts } from "#content/report/design-damage.ts";
import { aspectIds, MAX_SHOT_HEIGHT, viewportNames } from "#contract/design-rating.ts";
import { arbitraryDesignFacts } from "#test/support/design/arbitrary-design-facts.ts";
import { designFacts, headingItem, textItem } from "#test/support/design/page-snapshots.ts";
import { sentenceFaults } from "#test/support/german-sentences.ts";
import { damagedScore, findDamage } from "#worker/design/damage/find-damage.ts";
import { type RatedFacts, rate, scoreAspects } from "#worker/design/rate.ts";
import { aspects } from "#worker/design/registry.ts";
import { NEEDS_WORK } from "#worker/design/score-aspect.ts";

const runs = { numRuns: 50 };
const allRatings = (check: (rating: RatedFacts, facts: Parameters<typeof rate>[0]) => void) =>
  fc.assert(
    fc.property(arbitraryDesignFacts, (facts) => check(rate(facts), facts)),
    runs,
  );

function sentencesOf(rating: RatedFacts): string[] {
  return [
    ...rating.strengths,
    ...rating.improvements,
    ...rating.notes,
    ...rating.annotations.map(({ text }) => text),
    ...Object.values(rating.designAspects).flatMap(({ feedback, suggestions }) => [feedback, ...suggestions]),
  ];
}

describe("rating of any page", () => {
  it("is the same for the same facts, and leaves them as they are", () => {
    allRatings((rating, facts) => {
      const before = structuredClone(facts);
      expect(rate(facts)).toEqual(rating);
      expect(facts).toEqual(before);
    });
  });

  it("has whole scores from 0 to 100; the overall one is the weighted mean of the aspects, less what is broken", () => {
    allRatings(({ overallScore, designAspects, measurements }, facts) => {
      for (const score of [overallScore, ...Object.values(designAspects).map((one) => one.score)]) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100, `${score}`).toBe(true);
      }
      const mean = aspects.reduce((sum, { id, weight }) => sum + (weight * designAspects[id].score) / 100, 0);
      const expected = damagedScore(Math.round(mean), findDamage(facts));
      expect(Math.abs(overallScore - expected)).toBeLessThanOrEqual(1);
      for (const { score } of Object.values(measurements).flat()) {
        expect(score === null || (score >= 0 && score <= 100)).toBe(true);
      }
    });
  });

  it("weighs the measurements that count to 100 percent in every aspect", () => {
    allRatings(({ measurements }) => {
      for (const id of aspectIds) {
        const counting = measurements[id].filter(({ score }) => score !== null);
        const sum = measurements[id].reduce((total, { weight }) => total + weight, 0);
        expect(sum, id).toBe(counting.length === 0 ? 0 : 100);
      }
    });
  });

  it("speaks German sentences without gaps, foreign values or exclamation marks", () => {
    allRatings((rating) => {
      for (const sentence of sentencesOf(rating))
        expect([sentence, sentenceFaults(sentence)]).toEqual([sentence, []]);
      for (const { label, value, expected, basis } of Object.values(rating.measurements).flat()) {
        for (const words of [label, value, expected, basis]) {
          expect(words).not.toMatch(/^$|undefined|null|NaN|Infinity|!/);
        }
      }
      const { followsTrends, outdatedElements } = rating.designTrends;
      for (const words of [...followsTrends, ...outdatedElements])
        expect(words).not.toMatch(/^$|undefined|!/);
    });
  });

  it("gives every aspect one to three sentences, and up to five strengths and improvements, never neither", () => {
    allRatings(({ designAspects, strengths, improvements }) => {
      for (const { feedback } of Object.values(designAspects)) {
        const count = feedback.replace(/„[^“]*“/g, "„“").split(/(?<=\.)\s+(?=\p{Lu})/u).length;
        expect(count, feedback).toBeLessThanOrEqual(3);
      }
      expect(strengths.length).toBeLessThanOrEqual(5);
      expect(improvements.length).toBeLessThanOrEqual(5);
      expect(strengths.length + improvements.length).toBeGreaterThan(0);
    });
  });

  it("marks only what needs work and the pictures show, at most four times a measurement [EYE-31]", () => {
    allRatings(({ annotations, measurements }, facts) => {
      const perMeasurement = new Map<string, number>();
      for (const { aspect, measurement, viewport, box: marked } of annotations) {
        perMeasurement.set(measurement, (perMeasurement.get(measurement) ?? 0) + 1);
        // What is broken is no measurement.
        const score = measurements[aspect].find(({ id }) => id === measurement)?.score;
        expect(score === undefined ? measurement in damageTexts : (score ?? 100) <= 75, measurement).toBe(
          true,
        );
        const { viewport: size, page } = facts[viewport].snapshot;
        expect(marked.x >= 0 && marked.y >= 0 && marked.width > 0 && marked.height > 0).toBe(true);
        expect(marked.x + marked.width).toBeLessThanOrEqual(size.width);
        expect(marked.y + marked.height).toBeLessThanOrEqual(Math.min(page.height, MAX_SHOT_HEIGHT));
      }
      for (const count of perMeasurement.values()) expect(count).toBeLessThanOrEqual(4);
    });
  });

  it("names at most eight colours and six typefaces, largest first", () => {
    allRatings(({ palette, typefaces }) => {
      expect(palette.length).toBeLessThanOrEqual(8);
      expect(typefaces.length).toBeLessThanOrEqual(6);
      for (const { hex } of palette) expect(hex).toMatch(/^#[\da-f]{6}$/);
      for (const list of [palette, typefaces]) {
        const shares = list.map(({ share }) => share);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100.5);
      }
    });
  });
});

describe("rating", () => {
  it("of an empty page has no points for type: taking everything away does not pay", () => {
    const { designAspects } = rate(designFacts());
    expect(designAspects.typography).toEqual({
      score: 0,
      feedback: "Dazu gibt die Seite nichts zu messen.",
      suggestions: [],
    });
  });

  it("takes no measured time into any score", () => {
    const facts = designFacts({ both: { texts: [headingItem(1), textItem()] } });
    const slow = structuredClone(facts);
    for (const name of viewportNames) slow[name].snapshot.vitals = { lcp: 9_000, cls: 0, tbt: 4_000 };
    const scores = ({ overallScore, designAspects }: RatedFacts) => [
      overallScore,
      ...Object.values(designAspects).map(({ score }) => score),
    ];
    expect(scores(rate(slow))).toEqual(scores(rate(facts)));
    expect(rate(slow).vitals.mobile).toEqual({ lcp: 9_000, cls: 0, tbt: 4_000 });
  });

  it("puts the costliest improvement first, and says what each brings [EYE-51]", () => {
    const pale = { r: 225, g: 225, b: 225, a: 1 };
    const texts = [
      headingItem(1),
      textItem({ color: pale, characters: 900, lines: 12, charactersPerLine: 70 }),
    ];
    const facts = designFacts({ both: { texts } });
    const { designAspects, improvements } = rate(facts);
    expect(designAspects.colorScheme.suggestions.join(" ")).toContain("ergibt 1,3 zu 1");
    const costliest = scoreAspects(facts)
      .flatMap(({ gauges }) => gauges)
      .filter(({ score, isSaid }) => isSaid && score < NEEDS_WORK)
      .toSorted((one, other) => other.loss - one.loss);
    const said = costliest.slice(0, 5).map(({ reading, loss }) => {
      const points = Math.round(loss);
      const gain =
        points === 0
          ? "weniger als einen Punkt"
          : points === 1
            ? "etwa einen Punkt"
            : `bis zu ${points} Punkte`;
      return `${reading.suggestion} Das bringt ${gain}.`;
    });
    expect(improvements).toEqual(said);
    expect(said[0]).toMatch(/Das bringt bis zu \d Punkte\.$/);
    expect(designAspects.colorScheme.feedback).toContain("heben sich zu wenig vom Hintergrund ab");
  });
});

describe("a page without its styles", () => {
  const rated = (sheets: { linked: number; missing: number }, styleRules = 3) => {
    const facts = designFacts({});
    const { snapshot, capture } = facts.mobile;
    const addresses = Array.from(
      { length: sheets.linked },
      (_, index) => `https://www.firma.de/${index}.css`,
    );
    const technique = { ...snapshot.technique, sheets: addresses, styleRules };
    const missingSheets = [...addresses.slice(0, sheets.missing), "https://www.firma.de/nur-im-druck.css"];
    return rate({
      ...facts,
      mobile: {
        ...facts.mobile,
        snapshot: { ...snapshot, technique },
        capture: { ...capture, missingSheets },
      },
    });
  };

  it.each([
    [1, 1, "Die Formatvorlage der Seite (CSS) ließ sich auf dem Handy nicht laden."],
    [3, 3, "Keine der 3 Formatvorlagen der Seite (CSS) ließ sich auf dem Handy laden."],
    [4, 2, "2 von 4 Formatvorlagen der Seite (CSS) ließen sich auf dem Handy nicht laden."],
    [2, 1, "1 von 2 Formatvorlagen der Seite (CSS) ließ sich auf dem Handy nicht laden."],
  ])("of %d sheets %d missing: no points, and it says why [READ-11]", (linked, missing, words) => {
    const { unscoredReason, overallScore, strengths, improvements, annotations } = rated({ linked, missing });
    expect(unscoredReason?.startsWith(words), unscoredReason).toBe(true);
    expect(sentenceFaults(unscoredReason ?? "")).toEqual([]);
    expect({ overallScore, strengths, improvements, annotations }).toEqual({
      overallScore: 0,
      strengths: [],
      improvements: [],
      annotations: [],
    });
  });

  it.each([
    ["one of many missing", { linked: 8, missing: 1 }, 3],
    ["the first screen's styles in the page", { linked: 1, missing: 1 }, 200],
    ["none linked", { linked: 0, missing: 0 }, 3],
  ])("is not one with %s: points, and a note [READ-11]", (_, sheets, rules) => {
    const { unscoredReason, overallScore, notes } = rated(sheets, rules);
    expect(unscoredReason).toBeUndefined();
    expect(overallScore).toBeGreaterThan(0);
    expect(notes.some((note) => note.includes("Formatvorlage"))).toBe(sheets.missing > 0);
  });
});
