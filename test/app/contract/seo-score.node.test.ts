import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BARRED_SCORE_MOST, SCORE_BANDS } from "#content/constants.ts";
import { type Finding, type FindingStatus, groupIds } from "#contract/seo-report.ts";
import { addGains, scoreOf } from "#contract/seo-score.ts";

const finding = (
  group: Finding["group"],
  status: FindingStatus,
  points: number,
  maxPoints: number,
): Finding => ({
  id: "x",
  group,
  status,
  title: "x",
  advice: "",
  points,
  maxPoints,
  evidence: [],
  source: { title: "x", url: "https://a.de" },
});

const anyFinding = fc
  .tuple(fc.constantFrom(...groupIds), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 100 }))
  .map(([group, maxPoints, share]) =>
    finding(group, share === 100 ? "passed" : "warning", Math.round(maxPoints * share) / 100, maxPoints),
  );
const anyFindings = fc.array(anyFinding, { minLength: 1, maxLength: 40 });
const anyBar = fc
  .tuple(fc.constantFrom(...groupIds), fc.integer({ min: 1, max: 7 }))
  .map(([group, maxPoints]) => ({ ...finding(group, "failed", 0, maxPoints), bars: "Verboten." }));

describe("score [SEO-70]", () => {
  it("is points earned out of points reachable; what does not count is in neither", () => {
    const findings = [
      finding("content", "passed", 3, 3),
      finding("content", "failed", 0, 1),
      finding("technology", "warning", 2, 4),
      finding("findability", "unchecked", 0, 0),
    ];
    const { score, groups } = scoreOf(findings);
    expect(score).toBe(63);
    expect(groups.map(({ id, score, weight }) => [id, score, weight])).toEqual([
      ["findability", null, 0],
      ["title-and-description", null, 0],
      ["content", 75, 50],
      ["images-and-links", null, 0],
      ["structured-data", null, 0],
      ["local", null, 0],
      ["technology", 50, 50],
    ]);
  });

  it("is 0 with null groups when nothing could be judged", () => {
    const { score, groups } = scoreOf([finding("content", "unchecked", 0, 0)]);
    expect(score).toBe(0);
    expect(groups.every((group) => group.score === null && group.weight === 0)).toBe(true);
  });

  it("names the groups in German", () => {
    expect(scoreOf([]).groups.map(({ title }) => title)).toEqual([
      "Auffindbarkeit",
      "Titel und Beschreibung",
      "Inhalt und Sprache",
      "Bilder und Links",
      "Strukturierte Daten",
      "Vor Ort",
      "Technik",
    ]);
  });

  it("lies in 0–100, is the weighted mean of the groups, and weights add up to 100 [API-20]", () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const { score, groups } = scoreOf(findings);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const max = findings.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
        if (max === 0) return;
        expect(groups.reduce((sum, { weight }) => sum + Math.round(weight * 10), 0)).toBe(1000);
        const mean = groups.reduce((sum, group) => sum + ((group.score ?? 0) * group.weight) / 100, 0);
        expect(Math.abs(mean - score)).toBeLessThanOrEqual(1.6);
      }),
    );
  });

  it("says what each complaint would bring: with what is reached all gains together are 100", () => {
    fc.assert(
      fc.property(anyFindings, fc.array(anyBar, { maxLength: 2 }), (open, bars) => {
        const findings = [...open, ...bars];
        const max = findings.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
        const earned = findings.reduce((sum, { points }) => sum + points, 0);
        if (max === 0) return;
        const percent = (earned / max) * 100;
        const reached = bars.length > 0 ? (percent * BARRED_SCORE_MOST) / 100 : percent;
        const gains = addGains(findings).flatMap(({ gain }) => gain ?? []);
        const all = gains.reduce((sum, gain) => sum + gain, reached);
        // Each gain is rounded to one decimal; nothing else is.
        expect(Math.abs(all - 100)).toBeLessThanOrEqual(0.05 * gains.length + 1e-9);
      }),
    );
  });

  it("is 30 at most while a finding bars the page, and its group keeps 30 % [PTS-04]", () => {
    const noindex = { ...finding("findability", "failed", 0, 6), bars: "Die Seite verbietet es." };
    const findings = [
      noindex,
      finding("findability", "passed", 14, 14),
      finding("content", "passed", 80, 80),
    ];
    const { score, groups, barred } = scoreOf(findings);
    expect(score).toBe(28);
    expect(groups.map((group) => group.score)).toEqual([21, null, 100, null, null, null, null]);
    expect(barred).toEqual({ reason: "Die Seite verbietet es.", scoreOtherwise: 100, isUnlisted: false });
    expect(addGains(findings)[0]?.gain).toBe(71.8);
  });

  it("falls with all that is missing besides, and names each reason of a bar once", () => {
    const bar = (bars: string) => ({ ...finding("findability", "failed", 0, 5), bars });
    const findings = [bar("Eins."), bar("Zwei."), bar("Eins."), finding("content", "failed", 5, 85)];
    expect(scoreOf(findings)).toMatchObject({
      score: 2,
      barred: { reason: "Eins. Zwei.", scoreOtherwise: 20 },
    });
    expect(addGains(findings).map(({ gain }) => gain)).toEqual([6.2, 6.2, 6.2, 80]);
  });

  const basic = (points: number, maxPoints = 10): Finding => ({
    ...finding("content", points === maxPoints ? "passed" : "failed", points, maxPoints),
    basic: 1,
  });
  const rest = finding("technology", "passed", 60, 60);

  it("is lower than the points where basics are missing, and says so [PTS-03]", () => {
    const oneMissing = [basic(0), basic(10), basic(10), basic(10), rest];
    expect(scoreOf(oneMissing)).toMatchObject({ score: 90 });
    expect(scoreOf(oneMissing).capped).toBeUndefined();
    const threeMissing = [basic(0, 2), basic(0, 2), basic(0, 2), basic(10), rest];
    expect(scoreOf(threeMissing)).toMatchObject({ score: 72, capped: { basics: 3, most: 72 } });
    expect(addGains(threeMissing).map(({ gain }) => gain)).toEqual([9.3, 9.3, 9.3, undefined, undefined]);
  });

  it("counts a basic that is there in part in part, and what else is lost in proportion", () => {
    const half = [basic(1, 2), basic(1, 2), rest];
    expect(scoreOf(half).score).toBe(95);
    const lost = finding("technology", "failed", 0, 60);
    expect(scoreOf([...half, lost]).score).toBe(48);
  });

  it("counts what is a basic by half by half", () => {
    const halves = [0, 1].map(() => ({ ...basic(0, 1), basic: 0.5 }));
    expect(scoreOf([...halves, finding("technology", "passed", 98, 98)]).score).toBe(95);
    expect(addGains([...halves, finding("technology", "passed", 98, 98)])[0]?.gain).toBe(2.5);
  });

  it("shows each basic, even half of one, on a barred page too [PTS-02]", () => {
    const bar = { ...basic(0, 1), bars: "Verboten." };
    const scoreWithout = (halves: number) =>
      scoreOf([
        bar,
        ...Array.from({ length: 22 }, (_, at) => ({ ...basic(at < halves ? 0 : 1, 1), basic: 0.5 })),
        rest,
      ]).score;
    expect([0, 1, 2, 3, 6, 12].map(scoreWithout)).toEqual([28, 26, 25, 24, 20, 13]);
    for (let halves = 1; halves <= 22; halves++)
      expect(scoreWithout(halves)).toBeLessThan(scoreWithout(halves - 1));
    expect(scoreWithout(22)).toBeGreaterThanOrEqual(0);
  });

  it("reaches nothing without any basics", () => {
    const nothing = [...Array.from({ length: 13 }, () => basic(0, 1)), rest];
    expect(scoreOf(nothing).score).toBe(0);
    expect(scoreOf([...nothing, { ...basic(0, 1), bars: "Verboten." }]).score).toBe(0);
  });

  it("always falls when a finding earns less", () => {
    const any = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 10 }));
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 30 }), fc.nat(), (rows, at) => {
        const findings = rows.map(
          ([isBasic, max, tenths]): Finding => ({
            ...finding("content", "warning", (max * tenths) / 10, max),
            ...(isBasic ? { basic: 1 } : {}),
          }),
        );
        const index = at % findings.length;
        const worse = findings.map((one, position) => (position === index ? { ...one, points: 0 } : one));
        expect(scoreOf(worse).score).toBeLessThanOrEqual(scoreOf(findings).score);
      }),
    );
  });

  it("allows what docs/score.md says", () => {
    const text = readFileSync("docs/score.md", "utf8");
    const named = /Höchstens (\d+) Punkte gibt es ohne eine, ([^.]+)\./.exec(text.replace(/\s+/g, " "));
    const numbers = [named?.[1], ...(named?.[2]?.match(/\d+/g) ?? [])].map(Number);
    const basics = (missing: number) =>
      Array.from({ length: 20 }, (_, at) => basic(at < missing ? 0 : 0.1, 0.1));
    expect(numbers).toEqual(
      numbers.map((_, at) => scoreOf([...basics(at + 1), finding("technology", "passed", 98, 98)]).score),
    );
    expect(numbers).toHaveLength(10);
  });

  it("uses the figure that the site's texts name [PTS-04]", () => {
    const barred = { ...finding("content", "failed", 0, 0), bars: "Verboten." };
    expect(scoreOf([barred, rest]).score).toBe(BARRED_SCORE_MOST);
  });

  it("lies in a band below good and fair while a page is barred [SEO-39] [SEO-42]", () => {
    expect(BARRED_SCORE_MOST).toBeLessThan(SCORE_BANDS.fair);
  });

  it("gives no gain to what passed or does not count", () => {
    const [passed, unchecked] = addGains([
      finding("content", "passed", 1, 1),
      finding("content", "unchecked", 0, 0),
    ]);
    expect(passed).not.toHaveProperty("gain");
    expect(unchecked).not.toHaveProperty("gain");
  });
});
