import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BARRED_SCORE_MOST } from "#content/constants.ts";
import type { PageKind } from "#contract/page-kinds.ts";
import { groupIds, type SeoReport } from "#contract/seo-report.ts";
import { anyFacts } from "#test/support/seo/arbitrary-facts.ts";
import { expectComplete } from "#test/support/seo/audit-cases.ts";
import { aMeta, anImage, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";

const foundText = (text: string) => ({ state: "found" as const, status: 200, text, reason: null });
const checkedAt = "2026-11-21T14:05:00.000Z";
const report = (page: PageOverrides = {}, keywords: string[] = [], kind?: PageKind) =>
  buildReport(aPage(page), { keywords, checkedAt, kind });

describe("report of a page [DATA-04]", () => {
  it("has every field of the contract", () => {
    expect(Object.keys(report()).sort()).toEqual(
      `accessibility checkedAt content findings groups headings images issues keywordAnalysis legal links meta notes
      pageKind performance recommendations redirects requestedUrl score social technical technology url`.split(
        /\s+/,
      ),
    );
  });

  it("gives 100 to a page without faults", () => {
    const { score, groups, issues, recommendations, notes } = report({}, ["Dachdecker"]);
    expect(score).toBe(100);
    expect(groups.map((group) => group.score)).toEqual(groupIds.map(() => 100));
    expect({ issues, recommendations, notes }).toEqual({ issues: [], recommendations: [], notes: [] });
  });

  it("lists what failed, most points lost first, each with its advice [SEO-60] [SEO-61]", () => {
    const metas = aPage().html.metas.concat(aMeta("robots", "noindex"));
    const images = [anImage({ alt: null }), anImage()];
    const { findings, issues, recommendations } = report({ html: { titles: [], metas, images, lang: null } });
    expect(issues).toEqual([
      "Die Seite verbietet Suchmaschinen die Aufnahme (noindex)",
      "Die Seite hat keinen Titel",
      "Die Seite nennt ihre Sprache nicht",
      "1 von 2 Bildern hat keinen Alternativtext",
    ]);
    expect(recommendations).toEqual(
      issues.map((issue) => findings.find(({ title }) => title === issue)?.advice ?? "no such finding"),
    );
  });

  it("names warnings among the findings, not among the issues", () => {
    const { findings, issues } = report({ html: { titles: ["Home - Müller GmbH in Olfen am Markt"] } });
    expect(findings.find(({ id }) => id === "title-meaningful")?.status).toBe("warning");
    expect(issues).toEqual([]);
  });

  it("passes notes on and adds what could not be checked", () => {
    const sitemap = {
      state: "unchecked" as const,
      status: null,
      text: null,
      reason: "Die Datei kam nicht rechtzeitig.",
      url: null,
    };
    const robotsTxt = { state: "missing" as const, status: 404, text: null, reason: null };
    const { notes } = report({ notes: ["Ein Hinweis.", "Ein Hinweis."], side: { sitemap, robotsTxt } });
    expect(notes).toEqual([
      "Ein Hinweis.",
      "Nicht geprüft: Sitemap. Ob es eine Sitemap gibt, ließ sich nicht feststellen. Die Datei kam nicht rechtzeitig.",
      "Nicht geprüft: Eintrag der Seite in der Sitemap. Die Sitemap war nicht zu lesen.",
    ]);
  });

  it("caps the score of a page that forbids its listing and says why, whatever is good about it", () => {
    const metas = [...aPage().html.metas, aMeta("robots", "noindex")];
    const { score, barred, findings, unscoredReason } = report({ html: { metas } });
    expect(unscoredReason).toBeUndefined();
    expect(score).toBe(28);
    expect(barred).toEqual({
      reason: "Die Seite verbietet Suchmaschinen, sie aufzunehmen (noindex).",
      scoreOtherwise: 100,
      isUnlisted: true,
    });
    const gain = findings.find(({ id }) => id === "indexable")?.gain ?? 0;
    expect(Math.round(score + gain)).toBe(100);
  });

  it.each([
    [{ fetched: { status: 404 } }, /nicht gibt \(Status 404\)/],
    [
      { fetched: { status: 500 } },
      /Status 500 \(Fehler im Server\)\. Bekommen Suchmaschinen dieselbe Antwort/,
    ],
    [{ side: { robotsTxt: foundText("User-agent: *\nDisallow: /") } }, /robots\.txt verbietet Google/],
    [{ fetched: { headers: { "x-robots-tag": "noindex" } } }, /noindex/],
  ])("caps it for each thing that keeps a page out of search: %j", (page: PageOverrides, reason) => {
    const { score, barred } = report(page);
    expect(score).toBeLessThanOrEqual(BARRED_SCORE_MOST);
    expect(barred?.reason).toMatch(reason);
  });

  it("gives a page that scripts fill no score, and judges what its frame shows", () => {
    const { score, unscoredReason, barred, groups, findings, notes, issues } = report(
      { text: "", html: { anchors: [], headings: [], jsonLd: [] } },
      [],
      "firm-home",
    );
    expect(unscoredReason).toMatch(
      /Gerüst \(0 Wörter, kein Link, 1 Skript\)\. Die Seite entsteht erst durch JavaScript/,
    );
    expect({ score, barred }).toEqual({ score: 0, barred: undefined });
    expect(groups.every((group) => group.score === null)).toBe(true);
    const states = Object.fromEntries(findings.map(({ id, status }) => [id, status]));
    expect(states).toMatchObject({
      h1: "unchecked",
      "contact-on-page": "unchecked",
      "word-amount": "failed",
    });
    expect(states).toMatchObject({ "title-present": "passed", "open-graph": "passed", https: "passed" });
    expect(findings.every(({ points, maxPoints, gain }) => points + maxPoints + (gain ?? 0) === 0)).toBe(
      true,
    );
    expect(issues).toEqual(["Im HTML steht fast kein Text, die Seite entsteht erst durch JavaScript"]);
    expect(notes).toContain(
      "Nicht geprüft: Hauptüberschrift. Die Seite entsteht erst durch JavaScript; was es einfügt, zeigt das HTML nicht.",
    );
  });

  it("says of a page of frames that its content lies elsewhere, and judges its head [HOST-04]", () => {
    const frame = (src: string | null) => ({ tag: "frame" as const, src, srcset: null, title: null });
    const metas = aPage().html.metas.filter(({ name }) => name !== "description");
    const media = [frame("menue.htm"), frame("start.htm"), frame(null)];
    const { unscoredReason, findings, issues, legal, performance } = report(
      {
        text: "",
        html: { anchors: [], headings: [], jsonLd: [], metas, media },
        side: { imprint: { state: "unchecked", url: null, text: "", hrefs: [], reason: "Kein Link." } },
      },
      [],
      "firm-home",
    );
    expect(unscoredReason).toBe(
      "Für eine Punktzahl war zu wenig zu sehen: Die Seite besteht aus Frames (3 Frames: menue.htm · start.htm). Ihr Inhalt steht in anderen Dateien, die der Check nicht öffnet.",
    );
    expect(issues).toEqual([
      "Eine Beschreibung gibt es nur für soziale Netze, nicht für die Suche",
      "Die Seite besteht aus Frames, im HTML selbst steht kein Text",
    ]);
    const advice = Object.fromEntries(findings.map(({ id, status, advice }) => [id, `${status}: ${advice}`]));
    for (const id of ["h1", "contact-on-page", "local-business"]) {
      expect(advice[id]).toBe(
        "unchecked: Die Seite besteht aus Frames; was in ihnen steht, zeigt ihr HTML nicht.",
      );
    }
    expect(legal.find(({ id }) => id === "privacy-link")?.advice).toBe(
      "Die Seite besteht aus Frames; Links in ihnen zeigt ihr HTML nicht.",
    );
    const before = report({ text: "", html: { anchors: [], headings: [], jsonLd: [], metas } });
    expect(performance.resourceCount).toBe(before.performance.resourceCount);
  });

  it("scores a short page without scripts, and an error page that scripts fill", () => {
    const empty = { text: "", html: { anchors: [], headings: [] } };
    expect(report({ ...empty, html: { ...empty.html, scripts: [] } }).unscoredReason).toBeUndefined();
    const gone = report({ ...empty, fetched: { status: 404 } });
    expect(gone.unscoredReason).toBeUndefined();
    expect(gone.barred?.reason).toMatch(/404/);
  });

  it("judges nothing behind a firewall and says so, without a word about search engines' view", () => {
    const { score, unscoredReason, groups, findings, issues, legal, notes } = report({
      fetched: { blockedBy: "Cloudflare" },
    });
    expect(unscoredReason).toMatch(/^Nichts wurde bewertet: .*Cloudflare/);
    expect(score).toBe(0);
    expect(groups.every((group) => group.score === null)).toBe(true);
    expect([...findings, ...legal].every(({ status }) => status === "unchecked")).toBe(true);
    expect(issues).toEqual([]);
    expect(notes).toEqual([unscoredReason]);
  });
});

describe("score of a page [SEO-70]", () => {
  const withoutTimes = ({ performance: _performance, ...rest }: SeoReport) => rest;

  it("does not depend on measured time", () => {
    const slow = report({ fetched: { loadTime: 99_999, responseTime: 88_888 } });
    expect(withoutTimes(slow)).toEqual(withoutTimes(report()));
  });

  it("falls when a fault is added", () => {
    expect(report({ html: { titles: [] } }).score).toBeLessThan(report().score);
    expect(report({ fetched: { status: 404 } }).score).toBeLessThan(report().score);
  });

  it("lies in 0–100, is the same each time, and every finding is complete, on any page [API-20]", () => {
    fc.assert(
      fc.property(anyFacts, fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }), (facts, keywords) => {
        const before = JSON.stringify(facts);
        const one = buildReport(facts, { keywords, checkedAt });
        expect(buildReport(facts, { keywords, checkedAt })).toEqual(one);
        expect(JSON.stringify(facts)).toBe(before);
        expect(Number.isInteger(one.score) && one.score >= 0 && one.score <= 100).toBe(true);
        for (const finding of one.findings) expectSound(finding);
        expect(one.issues).toHaveLength(one.recommendations.length);
        expect(JSON.parse(JSON.stringify(one))).toEqual(one);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  function expectSound(finding: SeoReport["findings"][number]): void {
    expectComplete({ ...finding, title: finding.title.replace(/„.*“/s, "") || "x" });
    expect(finding.advice).not.toMatch(/ist im Programm ein Fehler aufgetreten/);
    expect(finding.points).toBeGreaterThanOrEqual(0);
    expect(finding.points).toBeLessThanOrEqual(finding.maxPoints);
    if (finding.status === "passed") expect(finding.points).toBe(finding.maxPoints);
  }
});
