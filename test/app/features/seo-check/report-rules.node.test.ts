import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countJudged,
  describeGain,
  pointsInWords,
  rankSteps,
} from "#app/features/seo-check/report/findings/ranking.ts";
import { splitAtPhrase } from "#app/features/seo-check/report/parts/text-parts.tsx";
import { readReport } from "#app/features/seo-check/report/read-report.ts";
import { exampleTexts, groupTexts } from "#content/pages/seo-check.ts";
import { groupTitles } from "#contract/seo-score.ts";
import { makeExampleReport } from "#scripts/make-example-report.ts";
import { exampleReport } from "#test/support/example-report.ts";

describe("reading an answer", () => {
  it.each([
    undefined,
    null,
    "text",
    7,
    [],
    {},
    { performance: null, headings: "x", findings: [null, 3, {}] },
  ])("finds something to show in %j [SEO-62]", (answer) => {
    const report = readReport(answer);
    expect(report.headings).toEqual([]);
    expect(report.performance.loadTime).toBeNull();
    expect(report.findings).toEqual([]);
    expect(report.score).toBeNull();
  });

  it("never throws and never hands out undefined or NaN [SEO-62]", () => {
    const hasNothing = (value: unknown): boolean =>
      value === undefined ||
      Number.isNaN(value) ||
      (typeof value === "object" && value !== null && Object.values(value).some(hasNothing));
    const key = fc.constantFrom(...Object.keys(exampleReport));
    fc.assert(
      fc.property(fc.dictionary(key, fc.anything()), (answer) => !hasNothing(readReport(answer))),
      { numRuns: 300 },
    );
  });

  it("drops single entries that do not fit, and keeps the others [SEO-62]", () => {
    const report = readReport({
      headings: [{ level: 2, text: "Dächer" }, { level: 9, text: "x" }, "h1", { level: 3 }],
      social: { ogTags: { "og:title": "Dach", "og:image": 7 } },
      findings: [{ title: "Ohne Status" }, { status: "failed" }],
    });
    expect(report.headings).toMatchObject([
      { level: 2, text: "Dächer" },
      { level: 3, text: null },
    ]);
    expect(report.social.ogTags).toEqual([["og:title", "Dach"]]);
    expect(report.findings).toMatchObject([{ title: "Ohne Status", status: "unchecked", evidence: [] }]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//firma.de", "firma.de"])(
    "makes no link of %s [SEO-72]",
    (url) => {
      const report = readReport({ findings: [{ title: "x", source: { title: "Quelle", url } }] });
      expect(report.findings[0]?.source).toEqual({ title: "Quelle", url: null });
    },
  );

  it("loses nothing of a complete report [SEO-62]", () => {
    const {
      social,
      content,
      headings,
      findings,
      legal,
      groups,
      keywordAnalysis,
      technology,
      pageKind,
      ...rest
    } = readReport(exampleReport);
    const example = exampleReport;
    const sentKind = example.pageKind;
    expect(pageKind).toMatchObject({ kind: sentKind?.kind, reasons: sentKind?.reasons });
    expect(pageKind?.otherwise.map(({ id }) => id)).toEqual(sentKind?.otherwise.map(({ id }) => id));
    expect({ ...technology, versions: Object.fromEntries(technology.versions) }).toEqual(example.technology);
    for (const [name, part] of Object.entries(rest)) {
      const sent = example[name as keyof typeof example] ?? null;
      if (typeof part === "object" && part !== null) expect(sent).toMatchObject(part);
      else expect(part).toBe(sent);
    }
    expect(Object.fromEntries(social.ogTags)).toEqual(example.social.ogTags);
    expect(Object.fromEntries(content.keywordDensity)).toEqual(example.content.keywordDensity);
    expect(keywordAnalysis).toEqual(
      example.keywordAnalysis.map((keyword) => ({ ...keyword, related: keyword.related ?? [] })),
    );
    expect(headings).toHaveLength(example.headings.length);
    expect(findings).toHaveLength(example.findings.length);
    expect(legal).toHaveLength(example.legal.length);
    expect(groups).toHaveLength(example.groups.length);
  });
});

describe("what to do first", () => {
  const finding = (status: string, gain: number | undefined, maxPoints = 4) => ({
    title: `${status} ${gain}`,
    status,
    points: 0,
    maxPoints,
    gain,
  });

  it("puts failed findings and warnings in order of what they bring [SEO-61]", () => {
    const report = readReport({
      findings: [finding("warning", 2), finding("passed", 9), finding("failed", 5), finding("unchecked", 9)],
    });
    expect(rankSteps(report).map(({ title }) => title)).toEqual(["failed 5", "warning 2"]);
    expect(countJudged(report)).toEqual({ passed: 1, total: 3 });
  });

  it("takes the points lost where the answer names no gain", () => {
    expect(rankSteps(readReport({ findings: [finding("failed", undefined)] }))[0]?.gain).toBe(4);
  });

  it("takes the recommendations as they are where there are no findings [SEO-61]", () => {
    const report = readReport({ recommendations: ["Titel schreiben"] });
    expect(rankSteps(report)).toEqual([{ title: "Titel schreiben", advice: null, gain: 0, finding: null }]);
  });

  it("adds up the first three in a sentence [QUAL-16]", () => {
    const findings = [5, 3.4, 4, 1].map((gain) => finding("failed", gain));
    expect(describeGain(readReport({ findings }))).toBe(
      "Die drei wichtigsten Änderungen bringen zusammen 12,4 Punkte.",
    );
    expect(describeGain(readReport({ findings: [finding("failed", 1)] }))).toBe(
      "Die wichtigste Änderung bringt 1 Punkt.",
    );
    expect(describeGain(readReport({ findings: [finding("passed", 0)] }))).toMatch(/kostet .* Punkte/);
    expect(describeGain(readReport({}))).toMatch(/enthält diese Antwort nicht/);
  });

  it.each([
    [8, "8 Punkte"],
    [1, "1 Punkt"],
    [0.96, "1 Punkt"],
    [0.5, "0,5 Punkte"],
    [5.25, "5,3 Punkte"],
  ])("writes %d as %s [QUAL-16]", (points, words) => {
    expect(pointsInWords(points)).toBe(words);
  });
});

describe("marking a keyword", () => {
  it.each([
    ["Unser Dach und Ihr dach.", "Dach", ["Unser ", "Dach", " und Ihr ", "dach", "."]],
    ["C++ (und mehr)", "c++ (", ["", "C++ (", "und mehr)"]],
    ["ohne Treffer", "Dach", ["ohne Treffer"]],
    ["leer", "  ", ["leer"]],
    ["İstanbul Dach", "dach", ["İstanbul ", "Dach", ""]],
  ])("cuts %j at %j [SEO-56] [SEO-72]", (text, phrase, pieces) => {
    expect(splitAtPhrase(text, phrase)).toEqual(pieces);
  });
});

/** Keeps the sample site out of search; a real firm's website would not have it. */
const ban = '<meta name="robots" content="noindex">\n';

describe("the example", () => {
  it("leaves out the line that keeps the sample site out of search, and says so", () => {
    expect(readFileSync("public/demos/prodach/index.html", "utf8")).toContain(ban);
    expect(exampleReport.barred).toBeUndefined();
    expect(exampleTexts.text).toContain("Eine Zeile habe ich für das Beispiel entfernt: „noindex“.");
  });

  it("is what the check says about the example page today: npm run example-report [SEO-08] [SEO-70]", async () => {
    expect(exampleReport).toEqual(await makeExampleReport());
  });

  it("is a run over a sample site of the portfolio, the same at every run [SEO-70] [DETM-04]", async () => {
    const [report, again] = [await makeExampleReport(), await makeExampleReport()];
    expect(again).toEqual(report);
    const sample = readFileSync("public/demos/prodach/index.html", "utf8");
    expect(sample).toContain(`<title>${report.meta.title}</title>`);
    expect(report.performance.pageSize).toBe(Buffer.byteLength(sample.replace(ban, "")));
    expect(report.redirects).toHaveLength(1);
  });

  it("shows a report worth reading: tasks with pieces to copy, passed rules, a question of law", async () => {
    const { findings, legal, score } = await makeExampleReport();
    const open = findings.filter(({ status }) => status === "failed" || status === "warning");
    expect(open.length).toBeGreaterThanOrEqual(5);
    expect(open.some(({ snippet }) => snippet !== undefined)).toBe(true);
    expect(score).toBeGreaterThan(60);
    expect(legal.some(({ status }) => status === "failed" || status === "warning")).toBe(true);
  });

  it("names the groups as the report does", () => {
    for (const [id, { title }] of Object.entries(groupTexts)) {
      expect(title).toBe(groupTitles[id as keyof typeof groupTitles]);
    }
  });
});
