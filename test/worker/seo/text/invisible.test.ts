// Words that a browser may break, and what is found of them all the same.
import { describe, expect, it } from "vitest";
import { factsOf } from "#test/support/seo/html.ts";
import { aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { mentionsTown } from "#worker/seo/business/firm-towns.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { splitTitle } from "#worker/seo/page/title-parts.ts";
import { measureTitleWidth } from "#worker/seo/text/text-width.ts";

const page = `<title>Dach&shy;decker&shy;meister in Ol&#8203;fen</title>
<h1>Dach&shy;decker&shy;meister</h1><p>Ihr Dach\u00addecker\u200bmei\u2060ster und\ufeff sein Team&zwnj;work.</p>
<a href="/i">Im&shy;pres&shy;sum</a> <a href="/d" aria-label="Daten\u00adschutz">…</a>`;

async function reportOf(keywords: string[]) {
  const html = await factsOf(page, createWorkersRewriter);
  const facts = { ...aPage(), html };
  return { html, report: buildReport(facts, { keywords, checkedAt: "2026-11-21T12:00:00.000Z" }) };
}

describe("soft hyphens and zero-width characters [TRUE-05]", () => {
  it("part no words of the body, its headings and links", async () => {
    const { html } = await reportOf([]);
    expect(html.text.text).toBe("Dachdeckermeister\nIhr Dachdeckermeister und sein Teamwork.\nImpressum …");
    expect(html.text.words).toBe(7);
    expect(html.headings).toEqual([{ level: 1, text: "Dachdeckermeister" }]);
    expect(html.titles).toEqual(["Dach\u00addecker\u00admeister in Ol\u200bfen"]);
  });

  it("hide no keyword, wherever it stands", async () => {
    const { report } = await reportOf(["Dachdeckermeister", "Dach\u00addeckermeister"]);
    for (const { positions } of report.keywordAnalysis) {
      expect(positions.map(({ element }) => element)).toEqual(["title", "h1", "body", "body"]);
    }
    expect(report.content.keywordDensity).toHaveProperty("dachdeckermeister", 28.57);
  });

  it("hide no legal link", async () => {
    const { report } = await reportOf([]);
    const statusOf = (id: string) => report.legal.find((finding) => finding.id === id)?.status;
    expect([statusOf("imprint-link"), statusOf("privacy-link")]).toEqual(["passed", "passed"]);
  });

  it("hide no town, take no width and do not make a title telling", () => {
    expect(mentionsTown("Dächer in Lüding\u00adhau\u200bsen", "Lüdinghausen")).toBe(true);
    expect(measureTitleWidth("Dach\u00addecker")).toBe(measureTitleWidth("Dachdecker"));
    expect(splitTitle("Will\u00adkommen").empty).toHaveLength(1);
  });

  it("make no difference between a title and its copy as a description", () => {
    const facts = aPage({
      html: { titles: ["Dachdecker"], metas: [aMeta("description", "Dach\u00addecker")] },
    });
    const { findings } = buildReport(facts, { keywords: [], checkedAt: "2026-11-21T12:00:00.000Z" });
    expect(findings.find(({ id }) => id === "description-meaningful")?.title).toBe(
      "Die Beschreibung wiederholt nur den Titel",
    );
  });
});
