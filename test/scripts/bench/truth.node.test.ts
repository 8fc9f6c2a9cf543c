import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SeoReport } from "#contract/seo-report.ts";
import {
  compareLabels,
  halfFigures,
  OWN_BANNER,
  precisionByAudit,
} from "#scripts/bench/truth/compare-labels.ts";
import { goals, missedGoals } from "#scripts/bench/truth/goals.ts";
import type { LabelledPage, Labels } from "#scripts/bench/truth/labelled-pages.ts";
import { ownFigures } from "#scripts/bench/truth/own-figures.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";

type Status = SeoReport["findings"][number]["status"];

function labelled(labels: Partial<Labels> = {}, html = ""): LabelledPage {
  return {
    name: "001-example",
    half: "open",
    html: Buffer.from(html),
    labels: {
      system: "by hand",
      url: "https://www.beispiel.de/",
      server: "hardened",
      kind: "firm-home",
      trackers: [],
      consentTool: null,
      imprintLink: true,
      privacyLink: true,
      imprint: null,
      robotsTxt: null,
      sitemapListsPage: null,
      faults: {},
      trifles: {},
      ...labels,
    },
  };
}

/** @param findings and legal by id; a legal check's title may follow its status */
function report(
  findings: Record<string, Status>,
  legal: Record<string, Status | [Status, string]> = {},
): SeoReport {
  const [finding] = seoAnswer.findings;
  const [legalFinding] = seoAnswer.legal;
  if (!finding || !legalFinding) throw new Error("the answer has findings");
  return {
    ...seoAnswer,
    findings: Object.entries(findings).map(([id, status]) => ({ ...finding, id, status })),
    legal: Object.entries(legal).map(([id, said]) => {
      const [status, title = ""] = Array.isArray(said) ? said : [said];
      return { ...legalFinding, id, status, title };
    }),
    pageKind: { kind: "firm-home", reasons: [], otherwise: [] },
  };
}

describe("complaints beside labels [EXACT-03]", () => {
  const page = labelled({
    server: "usual",
    faults: { h1: "two of them", sitemap: "none" },
    trifles: { favicon: "of no use here" },
  });
  const said = report({
    h1: "failed",
    favicon: "warning",
    hsts: "failed",
    doctype: "warning",
    viewport: "passed",
  });
  const figures = halfFigures([compareLabels(page, said)]);

  it("are true by a label, a trifle or the server's preset, useful without the trifles", () => {
    expect(figures).toMatchObject({ pages: 1, complaints: 4, true: [3, 4], useful: [2, 4] });
  });

  it("find a labelled fault or miss it; what passes is no complaint", () => {
    expect(figures.found).toEqual([2, 3]);
  });

  it("are also counted without what follows from the server", () => {
    expect(figures.beyondServer).toEqual({ true: [2, 3], useful: [1, 3], found: [1, 2] });
  });

  it("are counted by audit, false ones first", () => {
    expect(precisionByAudit([compareLabels(page, said)])).toEqual([
      { id: "doctype", useful: 0, useless: 0, false: 1 },
      { id: "favicon", useful: 0, useless: 1, false: 0 },
      { id: "h1", useful: 1, useless: 0, false: 0 },
      { id: "hsts", useful: 1, useless: 0, false: 0 },
    ]);
  });
});

describe("what the law asks, beside labels [EXACT-03]", () => {
  const figuresOf = (labels: Partial<Labels>, legal: Parameters<typeof report>[1]) =>
    halfFigures([compareLabels(labelled(labels), report({}, legal))]);

  it("wants no tracker to pass, and asks nothing of pages without one", () => {
    const trackers = ["Google Analytics"];
    expect(figuresOf({ trackers }, { trackers: "failed" }).trackers).toEqual([1, 1]);
    expect(figuresOf({ trackers }, { trackers: "passed" }).trackers).toEqual([0, 1]);
    expect(figuresOf({}, { trackers: "passed" }).trackers).toEqual([0, 0]);
  });

  it("wants a consent tool by its name, unless it has none", () => {
    const consentTool = "Borlabs Cookie";
    expect(
      figuresOf({ consentTool }, { "consent-tool": ["passed", "Borlabs Cookie fragt"] }).consentTools,
    ).toEqual([1, 1]);
    expect(figuresOf({ consentTool }, { "consent-tool": ["passed", "Ein Hinweis"] }).consentTools).toEqual([
      0, 1,
    ]);
    expect(figuresOf({ consentTool: OWN_BANNER }, {}).consentTools).toEqual([0, 0]);
  });

  it("compares links only where the check decided", () => {
    expect(figuresOf({}, { "imprint-link": "failed", "privacy-link": "unchecked" })).toMatchObject({
      imprint: [0, 1],
      privacy: [0, 0],
    });
    expect(figuresOf({ imprintLink: false }, { "imprint-link": "failed" }).imprint).toEqual([1, 1]);
  });
});

describe("the goals [EXACT-04]", () => {
  const reached = {
    true: [98, 100],
    useful: [92, 100],
    trackers: [95, 100],
    consentTools: [0, 0],
    imprint: [99, 100],
    privacy: [100, 100],
  } as const;

  it("are those that were promised", () => {
    expect(goals).toEqual({
      true: 0.98,
      useful: 0.92,
      trackers: 0.95,
      consentTools: 0.95,
      imprint: 0.99,
      privacy: 0.99,
    });
  });

  it("are met at their figure, and missed by name below it", () => {
    expect(missedGoals(reached)).toEqual([]);
    expect(missedGoals({ ...reached, true: [979, 1000], privacy: [98, 100] })).toEqual(["true", "privacy"]);
  });
});

describe("docs/truth.md [EXACT-02]", () => {
  it("repeats no figure: they stand in the file that a script writes", () => {
    const document = readFileSync("docs/truth.md", "utf8");
    expect(document).toContain("app/content/truth-figures.ts");
    expect(document).not.toMatch(/\d\d|\d ?%/);
  });
});

describe("figures without labels [EXACT-05]", () => {
  it("count every field of every page, every published verdict, every word divided by hand", async () => {
    const page = labelled(
      {},
      "<!doctype html><html lang=de><title>Dach</title><h1>Dachdecker</h1><p>Wir decken.",
    );
    const one = await ownFigures([page]);
    const two = await ownFigures([page, page]);
    expect(one.fields[1]).toBeGreaterThan(10);
    expect(two.fields).toEqual([one.fields[0] * 2, one.fields[1] * 2]);
    expect(two.words).toEqual([2, 2]);
    expect(one.robots[1]).toBeGreaterThan(180);
    expect(one.syllables[1]).toBeGreaterThan(600);
    expect(Math.abs(one.syllablesHeldOut[1] * 3 - one.syllables[1])).toBeLessThanOrEqual(2);
  });
});
