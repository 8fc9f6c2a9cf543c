import { describe, expect, it } from "vitest";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { markup, part, report } from "./report-text.ts";

describe("measured values", () => {
  it("of performance carry German units [SEO-44] [SEO-45] [SEO-46] [SEO-47] [QUAL-16]", () => {
    const performance = { loadTime: 1234, responseTime: 1310, pageSize: 86_221, resourceCount: 41 };
    const shown = part("Leistung", report({ performance }));
    expect(shown).toContain("Ladezeit des Dokuments\n1,23 s\n");
    expect(shown).toContain("Antwortzeit\n1.310 ms\n");
    expect(shown).toContain("Größe des Dokuments\n84,20 KB\n");
    expect(shown).toContain("Eingebundene Dateien\n41");
  });

  it("of the head show title, description and keywords [SEO-48]", () => {
    const shown = part(
      "Titel und Beschreibung",
      report({ meta: { title: "Dach", description: "Wir decken.", keywords: "dach" } }),
    );
    expect(shown).toMatch(/Titel\nDach ?4 Zeichen\nBeschreibung\nWir decken\. ?11 Zeichen\nKeywords\ndach/);
  });

  it.each([
    ["title", { title: null, description: "d", keywords: null }, 1],
    ["description", { title: "t", description: "", keywords: null }, 1],
    ["both", { title: null, description: null, keywords: null }, 2],
  ])("mark a missing %s [SEO-49]", (_, meta, times) => {
    const shown = part("Titel und Beschreibung", report({ meta }));
    expect(shown.match(/Fehlt ?Nicht gefunden/g)).toHaveLength(times);
  });

  it("of the outline keep level, text and order, in a box reachable by keyboard [SEO-50]", () => {
    const headings = [
      { level: 1, text: "Dach" },
      { level: 3, text: "Ziegel" },
      { level: 2, text: " " },
    ];
    expect(part("Überschriften", report({ headings }))).toMatch(
      /H1Dach\nH3Ziegel ?davor fehlt H2\nH2ohne Text/,
    );
    expect(markup(report({ headings }))).toMatch(/<section aria-label="Gliederung der Seite" tabindex="0"/);
  });

  it("of the technology show four benefits and count the rest [SEO-51] [SEO-52]", () => {
    const technology = {
      framework: "WordPress",
      libraries: ["jQuery", "Slick"],
      buildTools: ["webpack"],
      isModern: true,
      reactBenefits: ["eins", "zwei", "drei", "vier", "fünf", "sechs"],
      services: ["Matomo", "nginx"],
      versions: { WordPress: "6.8", Slick: "1.8.1", nginx: "1.24.0" },
    };
    const shown = part("Technologie", report({ technology }));
    expect(shown).toContain("Framework\nWordPress 6.8\nBibliotheken\njQuery, Slick 1.8.1\n");
    expect(shown).toContain(
      "Build-Werkzeuge\nwebpack\nDienste und Server\nMatomo, nginx 1.24.0\nModerner Aufbau\nja",
    );
    expect(shown).toContain("vier\n+2 weitere");
    expect(shown).not.toContain("fünf");
    const { services: _, versions: __, ...older } = technology;
    expect(part("Technologie", report({ technology: older }))).toContain(
      "Framework\nWordPress\nBibliotheken\njQuery, Slick\nBuild-Werkzeuge\nwebpack\nDienste und Server\nkeine erkannt\n",
    );
    const four = { ...technology, reactBenefits: technology.reactBenefits.slice(0, 4) };
    expect(part("Technologie", report({ technology: four }))).not.toContain("weitere");
  });

  it("call the technology modern as the design rating of the same report does [READ-10]", () => {
    const technology = { ...seoAnswer.technology, isModern: false };
    const modern = (rating?: object) =>
      /Moderner Aufbau\n(.*)/.exec(part("Technologie", report({ technology }), rating))?.[1];
    const designTrends = { isModern: true, followsTrends: [], outdatedElements: [] };
    expect(modern()).toBe("nein");
    expect(modern({ designTrends })).toBe("ja");
    expect(modern({ designTrends, unscoredReason: "Ohne Formatvorlage." })).toBe("nein");
  });

  it.each([
    [200, "OK"],
    [404, "404"],
    [undefined, "nicht ermittelt"],
  ])("of the answer show status %s as %s [SEO-53]", (httpStatus, shown) => {
    const technical = { ...seoAnswer.technical, httpStatus };
    expect(part("Technische Angaben", report({ technical }))).toContain(`HTTP-Status\n${shown}\n`);
  });

  it("of the answer are complete [SEO-54]", () => {
    const technical = {
      httpStatus: 200,
      canonicalUrl: "https://firma.de/",
      viewport: "width=device-width",
      charset: "windows-1252",
      charsetSource: "meta",
      doctype: "DOCTYPE html",
      hasRobotsTxt: true,
      hasSitemap: false,
    };
    const shown = part("Technische Angaben", report({ technical, findings: [] }));
    for (const row of [
      "Canonical-Adresse\nhttps://firma.de/",
      "Viewport\nwidth=device-width",
      "Zeichensatz\nwindows-1252 (laut meta-Angabe)",
      "Doctype\nDOCTYPE html",
      "robots.txt\nvorhanden",
      "Sitemap\nfehlt",
    ])
      expect(shown).toContain(`${row}`);
    // Its sitemap did not answer: absent would be a claim.
    expect(part("Technische Angaben", report())).toContain("Sitemap\nnicht ermittelt");
  });

  it("of the text show words, readability, ratio and density [SEO-55]", () => {
    const content = {
      wordCount: 1146,
      readabilityScore: 62,
      readability: { formula: "Flesch-Amstad", language: "de", grade: 6.9 },
      textToHtmlRatio: 12.3,
      keywordDensity: { "2024": 0.5, dach: 1.25 },
    };
    const shown = part("Inhalt", report({ content }));
    expect(shown).toContain("Wörter\n1.146\n");
    expect(shown).toMatch(/Lesbarkeitnach Flesch-Amstad[^\n]*Klassenstufe 6,9\n62 von 100\n/);
    expect(shown).toContain("12,3 %");
    expect(shown).toMatch(/dach1,25 %\n2024 ?0,50 %/);
  });

  it("of a keyword show density, prominence and where it stands [SEO-56]", () => {
    const keywordAnalysis = [
      {
        keyword: "Dach",
        density: 1.5,
        prominence: 30,
        positions: [
          { element: "h2", position: 4, context: "Ihr Dach in Olfen" },
          { element: "figcaption", position: 2, context: "Dach" },
        ],
      },
      {
        keyword: "Keller",
        density: 0,
        prominence: 0,
        positions: [],
        related: [
          { word: "Kellers", count: 2 },
          { word: "Kellerbau", count: 1 },
        ],
      },
    ];
    const shown = part("Ihre Keywords", report({ keywordAnalysis }));
    expect(shown).toContain("Dichte\n1,50 %\nPlatzierung\n30 von 100\n");
    expect(shown).toContain("Überschrift h2\n4. von oben\nIhr Dach in Olfen\n");
    expect(shown).toContain("figcaption\n2\nDach\n");
    expect(shown).toMatch(/Keller[\s\S]*Kommt auf der Seite nicht vor\./);
    expect(shown.match(/Verwandte Formen[^\n]*/g)).toEqual([
      "Verwandte Formen, oben nicht mitgezählt: Kellers (2), Kellerbau (1)",
    ]);
  });

  it("of accessibility and of images and links are counted [SEO-57] [SEO-59]", () => {
    const shown = part("Barrierefreiheit", report());
    expect(shown).toContain("Bilder ohne Alternativtext\n7\n");
    expect(shown).toContain("Felder ohne Beschriftung\n3\n");
    expect(shown).toContain(seoAnswer.accessibility.headingStructureIssues[0]);
    expect(part("Bilder und Links", report())).toMatch(/insgesamt\n10\n[\s\S]*intern\n14\nextern\n3\n/);
  });

  it("of social networks stop at three Open Graph tags [SEO-58]", () => {
    const social = {
      ogTags: { "og:a": "eins", "og:b": "zwei", "og:c": "drei", "og:d": "vier" },
      twitterTags: { "twitter:card": "summary" },
      structuredData: [{ type: "LocalBusiness", source: "json-ld", valid: false, problems: ["name fehlt"] }],
    };
    const shown = part("Soziale Netze und strukturierte Daten", report({ social }));
    expect(shown).toContain("og:c\ndrei\nEine weitere Angabe nicht gezeigt.");
    expect(shown).not.toContain("vier");
    expect(shown).toContain("twitter:card\nsummary");
    expect(shown).toMatch(/LocalBusiness ?json-ld ?fehlerhaft\n[\s\S]*name fehlt/);
  });
});
