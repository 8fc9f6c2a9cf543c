import { describe, expect, it } from "vitest";
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import { formatReport, getBand } from "#scripts/audit/format-report.ts";

const PLAIN = { width: 80, color: false };

function finding(overrides: Partial<Finding> = {}): Finding {
  return {
    id: "title",
    group: "title-and-description",
    status: "failed",
    title: "Der Seite fehlt ein Titel",
    advice: "Schreiben Sie einen Titel mit 30 bis 60 Zeichen, der Leistung und Ort nennt.",
    points: 0,
    maxPoints: 8,
    gain: 6.4,
    evidence: [{ where: "head > title", value: "nicht vorhanden", expected: "ein Titel" }],
    source: { title: "Google", url: "https://developers.google.com/search" },
    ...overrides,
  };
}

function report(overrides: Partial<SeoReport> = {}): SeoReport {
  return {
    url: "https://tischlerei.de/",
    requestedUrl: "http://tischlerei.de/",
    redirects: [{ from: "http://tischlerei.de/", to: "https://tischlerei.de/", status: 301 }],
    checkedAt: "2026-11-21T12:00:00.000Z",
    score: 72,
    groups: [
      { id: "content", title: "Inhalt", score: 40, weight: 20 },
      { id: "technology", title: "Technik", score: null, weight: 10 },
    ],
    findings: [finding()],
    legal: [],
    notes: ["Die robots.txt ließ sich nicht abrufen."],
    performance: { loadTime: 1234, responseTime: 321, pageSize: 86_016, resourceCount: 1 },
    meta: { title: null, description: "Möbel aus Eiche", keywords: null },
    headings: [],
    technology: { framework: null, libraries: [], buildTools: [], isModern: false, reactBenefits: [] },
    technical: {
      httpStatus: 200,
      canonicalUrl: null,
      viewport: null,
      charset: "utf-8",
      charsetSource: "header",
      doctype: "DOCTYPE html",
      hasRobotsTxt: false,
      hasSitemap: false,
    },
    content: {
      wordCount: 1234,
      readabilityScore: null,
      readability: null,
      textToHtmlRatio: 12.3,
      keywordDensity: {},
    },
    keywordAnalysis: [],
    accessibility: { missingAltImages: 2, missingLabels: 0, headingStructureIssues: [] },
    social: { ogTags: {}, twitterTags: {}, structuredData: [] },
    images: { total: 5, withoutAlt: 2, withoutSize: 0, lazy: 0, modern: 0 },
    links: { internal: 7, external: 3, nofollow: 0, withoutText: 0, tel: 0, mailto: 0 },
    issues: [],
    recommendations: [],
    ...overrides,
  };
}

describe("bandOf", () => {
  it.each([
    [100, "gut", 0],
    [80, "gut", 0],
    [79, "ausbaufähig", 1],
    [60, "ausbaufähig", 1],
    [59, "verbesserungsbedürftig", 2],
    [0, "verbesserungsbedürftig", 2],
  ])("puts %i into the band „%s“ with exit code %i [EDGE-20] [SEO-43]", (score, words, exitCode) => {
    expect(getBand(score)).toMatchObject({ words, exitCode });
  });
});

describe("formatReport", () => {
  it("says address, score in words, groups, figures and notes in German [EDGE-20] [SEO-73]", () => {
    const text = formatReport(report(), PLAIN);
    expect(text).toContain("https://tischlerei.de/\nweitergeleitet von http://tischlerei.de/ (301)\n");
    expect(text).toContain("72 von 100 Punkten: ausbaufähig\n██████████████░░░░░░\n");
    expect(text).toMatch(/Inhalt {3} 40 ████████░{12} {2}Gewicht 20 %/);
    expect(text).toMatch(/Technik {2}nicht prüfbar +Gewicht 10 %/);
    expect(text).toMatch(/Titel +fehlt\n/);
    expect(text).toMatch(/Ladezeit +1,23 s, erste Antwort nach 321 ms\n/);
    expect(text).toMatch(/Größe +84 KB HTML, dazu 1 Datei\n/);
    expect(text).toMatch(/Text +1\.234 Wörter\n/);
    expect(text).toContain("Hinweise\n– Die robots.txt ließ sich nicht abrufen.\n");
  });

  it("puts the recommendation that brings most first, with advice, evidence and points [EDGE-20]", () => {
    const findings = [
      finding({ title: "Kleines", gain: 1 }),
      finding({ title: "Großes", gain: 12.5 }),
      finding({ title: "Halbes", status: "warning", gain: 2 }),
      finding({ title: "Erledigtes", status: "passed" }),
    ];
    const text = formatReport(report({ findings }), PLAIN);
    expect(text).toMatch(
      /1\. Großes \(bringt 12,5 Punkte\)[\s\S]*2\. Halbes[\s\S]*3\. Kleines \(bringt 1 Punkt\)/,
    );
    expect(text).toContain("   › head > title: nicht vorhanden (erwartet: ein Titel)");
    expect(text).not.toContain("Erledigtes");
  });

  it("shows ten recommendations and three places each, and says how many are left [EDGE-20]", () => {
    const place = { where: "img", value: "a.png", expected: "alt" };
    const findings = Array.from({ length: 12 }, () => finding({ evidence: Array(5).fill(place) }));
    const text = formatReport(report({ findings }), PLAIN);
    expect(text).toContain("+2 weitere, alle mit --json");
    expect(text.match(/› img/g)).toHaveLength(30);
    expect(text).toContain("› und 2 weitere Stellen");
  });

  it("gives the reason instead of a score when nothing could be judged [EDGE-20]", () => {
    const text = formatReport(
      report({ score: 0, unscoredReason: "Nichts wurde bewertet: Status 403." }),
      PLAIN,
    );
    expect(text).toContain("Nichts wurde bewertet: Status 403.");
    expect(text).not.toContain("von 100 Punkten");
    expect(text).not.toContain("Gewicht");
  });

  it("says below the score what keeps the page out of search [EDGE-20]", () => {
    const barred = { reason: "Die Seite verbietet es (noindex).", isUnlisted: true, scoreOtherwise: 85 };
    const text = formatReport(report({ score: 30, barred }), PLAIN);
    expect(text.replace(/\s+/g, " ")).toContain(
      "Die Seite verbietet es (noindex). Solange das so ist, gibt es höchstens 30 Punkte, danach wären es 85.",
    );
  });

  it("keeps every line within the width, whole words only [EDGE-20]", () => {
    const lines = formatReport(report(), { width: 60, color: false }).split("\n");
    const long = lines.filter((line) => line.length > 60 && !line.startsWith("weitergeleitet"));
    expect(long).toEqual([]);
    expect(lines.join(" ").replace(/\s+/g, " ")).toContain(
      "Titel mit 30 bis 60 Zeichen, der Leistung und Ort nennt.",
    );
  });

  it("lets a page steer the terminal neither by escape sequences nor by turned writing [SEO-72]", () => {
    const evil = "A\u001b[2J\u001b]0;x\u0007\u009b31m\u202eB\nC";
    const text = formatReport(
      report({
        url: `https://a.de/${evil}`,
        meta: { title: evil, description: evil, keywords: null },
        notes: [evil],
        findings: [
          finding({ title: evil, advice: evil, evidence: [{ where: evil, value: evil, expected: evil }] }),
        ],
      }),
      PLAIN,
    );
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text).toMatch(/Titel +A \[2J \]0;x 31m B C\n/);
  });

  it("uses colour only when asked, beside the words [EDGE-20] [SEO-73]", () => {
    const colored = formatReport(report(), { width: 80, color: true });
    expect(colored).toContain("\u001b[");
    expect(colored).toContain("72 von 100 Punkten: ausbaufähig");
  });

  it("leaves out what is empty [SEO-62]", () => {
    const text = formatReport(report({ notes: [], findings: [], redirects: [] }), PLAIN);
    expect(text).not.toMatch(/Hinweise|Empfehlungen|undefined|NaN|null/);
  });
});
