// Whole pages with one fault each: exactly this fault is found, and nothing on pages without one.
import { describe, expect, it } from "vitest";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import { expectComplete } from "#test/support/seo/audit-cases.ts";
import {
  type CleanPageName,
  cleanPages,
  complaintsOf,
  pageFactsOf,
  reportOf,
} from "#test/support/seo/fixture-pages.ts";

/** "höchstens 160 Zeichen", "ab 250 Wörtern", "bis 200 KB"; no statuses, lifetimes or numbers of a heading. */
const comparesNumbers =
  /(?:höchstens|mindestens|bis|ab|weniger als) (?:\d|ein|zwei|drei|vier|fünf)|\d (?:Zeichen|Wörter|Pixel|%)/;

describe("clean pages", () => {
  it.each(Object.keys(cleanPages) as CleanPageName[])(
    "has nothing to complain of: %s [AUDIT-01]",
    async (of) => {
      const { findings, legal, score, issues, recommendations, notes } = reportOf(
        await pageFactsOf({ page: "", of, expected: {} }),
      );
      expect(complaintsOf(findings)).toEqual({});
      expect(complaintsOf(legal)).toEqual({});
      expect({ score, issues, recommendations, notes }).toEqual({
        score: 100,
        issues: [],
        recommendations: [],
        notes: [],
      });
    },
  );
});

describe("a page with one fault [AUDIT-02]", () => {
  it("is tried in at least 60 cases, each once", () => {
    expect(
      allCases.filter(({ expected, legal }) => Object.keys({ ...expected, ...legal }).length > 0).length,
    ).toBeGreaterThan(60);
    expect(new Set(allCases.map(({ page }) => page)).size).toBe(allCases.length);
  });

  it("is complained of once: what only follows from a fault costs nothing more", () => {
    const counted = allCases.map(({ page, faults = 1, expected, legal }) => ({
      page,
      tooMany: Math.max(0, Object.keys({ ...expected, ...legal }).length - faults),
    }));
    expect(counted.filter(({ tooMany }) => tooMany > 0)).toEqual([]);
  });

  it.each(allCases)("$page [AUDIT-04]", async (one) => {
    const { expected, legal = {}, keywords, titles = {} } = one;
    const report = reportOf(await pageFactsOf(one), keywords);
    expect(complaintsOf(report.findings)).toEqual(expected);
    expect(complaintsOf(report.legal)).toEqual(legal);
    for (const finding of report.findings) {
      expectComplete(finding);
      const compares = finding.evidence.some(({ expected }) => comparesNumbers.test(expected));
      if (compares) expect(finding.basis, `source of the numbers of ${finding.id}`).toBeTruthy();
    }
    for (const [id, title] of Object.entries(titles)) {
      expect([...report.findings, ...report.legal].find((finding) => finding.id === id)?.title).toMatch(
        title,
      );
    }
    const losses = report.findings.filter(({ points, maxPoints }) => points < maxPoints).map(({ id }) => id);
    expect(losses.sort()).toEqual(Object.keys(expected).sort());
  });
});
