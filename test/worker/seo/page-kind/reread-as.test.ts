// A report read anew in the browser equals what the Worker answers when it is told the kind; all pages of the tables: reread-as-tables.
import { describe, expect, it } from "vitest";
import { rereadAs } from "#app/features/seo-check/report/page-kind/reread-as.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { cleanPages, pageFactsOf } from "#test/support/seo/fixture-pages.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { expectSameReadings, told } from "#test/support/seo/readings.ts";

describe("a report read as another kind [KIND-06]", () => {
  it.each(Object.keys(cleanPages) as (keyof typeof cleanPages)[])("of the clean page of a %s", async (of) => {
    expectSameReadings(await pageFactsOf({ page: "", of, expected: {} }));
  });

  it("changes score, findings, issues and recommendations", () => {
    const firm = told(aPage({ html: { jsonLd: [] } }), "firm-home");
    const article = rereadAs(firm, "article");
    const statusOf = (report: SeoReport, id: string) =>
      report.findings.find((finding) => finding.id === id)?.status;
    expect(statusOf(firm, "local-business")).toBe("failed");
    expect(statusOf(article, "local-business")).toBe("notApplicable");
    expect(statusOf(firm, "article-markup")).toBe("notApplicable");
    expect(statusOf(article, "article-markup")).toBe("failed");
    expect(firm.issues).toContain("Keine Angaben zum Betrieb in strukturierten Daten");
    expect(article.issues).toContain("Der Text ist nicht als Artikel ausgezeichnet");
    expect(article.issues).not.toContain("Keine Angaben zum Betrieb in strukturierten Daten");
    expect(article.score).not.toBe(firm.score);
    expect(rereadAs(article, "firm-home")).toEqual(firm);
  });

  it("stays as it is where it does not say as what it was read", () => {
    const { pageKind: _pageKind, ...older } = told(aPage());
    expect(rereadAs(older, "article")).toBe(older);
  });
});
