// The report as markup: what a visitor reads, without a browser.
import { parse } from "parse5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { DesignOption } from "#app/features/seo-check/design-option.tsx";
import { Report } from "#app/features/seo-check/report/report.tsx";
import { exampleReport } from "#content/example-report.ts";

type Answer = Record<string, unknown>;

function markup(answer: unknown): string {
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Report, { report: answer, isExample: true })),
  );
}

/** Text of the report, one line per block. */
function text(answer: unknown): string {
  return markup(answer)
    .replace(/<(span|code|strong|mark|em|a|b)\b[^>]*>|<\/(span|code|strong|mark|em|a|b)>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[ \u00a0]+/g, " ")
    .replace(/\s*\n\s*/g, "\n");
}

/** The example with other values. */
const report = (changes: Answer = {}): Answer => ({ ...exampleReport, ...changes });

/** The text between a part's name and the next part's. */
function part(name: string, answer: Answer): string {
  const parts = [
    "Leistung",
    "Titel und Beschreibung",
    "Überschriften",
    "Inhalt",
    "Ihre Keywords",
    "Bilder und Links",
    "Barrierefreiheit",
    "Soziale Netze und strukturierte Daten",
    "Technische Angaben",
    "Technologie",
    "Alle Mängel und Empfehlungen",
  ];
  const sheet = text(answer).split("\nAlle Messwerte\n")[1] ?? "";
  const from = sheet.indexOf(`\n${name}\n`);
  const next = parts[parts.indexOf(name) + 1];
  return sheet.slice(from, next ? sheet.indexOf(`\n${next}\n`, from + 1) : undefined);
}

describe("head", () => {
  it.each([
    [85, "Excellent! Ihre Website ist gut für SEO optimiert.", "gut"],
    [72, "Gut! Es gibt noch Verbesserungspotential.", "mittel"],
    [12, "Verbesserungsbedürftig. Folgen Sie den Empfehlungen unten.", "schwach"],
  ])(
    "shows %d with its message and the band in words [SEO-39] [SEO-40] [SEO-41] [SEO-42] [SEO-73]",
    (score, message, band) => {
      const shown = text(report({ score }));
      expect(shown).toContain(`\n${message}\n`);
      expect(shown).toMatch(new RegExp(`\\n${score} von 100\\n${band}\\n`));
    },
  );

  it("gives no verdict on a page that could not be judged [SEO-62]", () => {
    const shown = text(report({ score: 0, unscoredReason: "Statt der Seite antwortete ein Schutz." }));
    expect(shown).toContain(
      "Diese Seite konnten wir nicht beurteilen\nStatt der Seite antwortete ein Schutz.",
    );
    expect(shown).not.toMatch(/von 100\nschwach|Verbesserungsbedürftig/);
  });

  it("says whose page it is, and when it was read [QUAL-16]", () => {
    const shown = text(report());
    expect(shown).toContain("www.dachdeckerei-musterkamp.example · geprüft am 21. November 2026, 14:05 Uhr");
    expect(shown).toContain("weitergeleitet von dachdeckerei-musterkamp.example");
  });
});

describe("first steps", () => {
  it("stand in order of what they bring, with place, value and aim [SEO-61]", () => {
    const shown = text(report());
    expect(shown).toMatch(/\n1\nKeine Angaben zum Betrieb[^\n]*\n\+ 5,3 Punkte\n/);
    expect(shown).toContain('\n<meta name="description">\nGefunden\nfehlt\nErwartet\n');
  });
});

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
    expect(part("Überschriften", report({ headings }))).toMatch(/H1Dach\nH3Ziegel\nH2ohne Text/);
    expect(markup(report({ headings }))).toMatch(/<section aria-label="Gliederung der Seite" tabindex="0"/);
  });

  it("of the technology show four benefits and count the rest [SEO-51] [SEO-52]", () => {
    const technology = {
      framework: "WordPress",
      libraries: ["jQuery", "Slick"],
      buildTools: ["webpack"],
      isModern: true,
      reactBenefits: ["eins", "zwei", "drei", "vier", "fünf", "sechs"],
    };
    const shown = part("Technologie", report({ technology }));
    expect(shown).toContain(
      "Framework\nWordPress\nBibliotheken\njQuery, Slick\nBuild-Werkzeuge\nwebpack\nModerner Aufbau\nja",
    );
    expect(shown).toContain("vier\n+2 weitere");
    expect(shown).not.toContain("fünf");
    const four = { ...technology, reactBenefits: technology.reactBenefits.slice(0, 4) };
    expect(part("Technologie", report({ technology: four }))).not.toContain("weitere");
  });

  it.each([
    [200, "OK"],
    [404, "404"],
    [undefined, "nicht ermittelt"],
  ])("of the answer show status %s as %s [SEO-53]", (httpStatus, shown) => {
    const technical = { ...exampleReport.technical, httpStatus };
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
    // The example's sitemap did not answer: absent would be a claim.
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
    expect(shown).toMatch(/Lesbarkeitnach Flesch-Amstad[^\n]*Schulstufe 6,9\n62 von 100\n/);
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
      { keyword: "Keller", density: 0, prominence: 0, positions: [] },
    ];
    const shown = part("Ihre Keywords", report({ keywordAnalysis }));
    expect(shown).toContain("Dichte\n1,50 %\nProminenz\n30 von 100\n");
    expect(shown).toContain("Überschrift h2\n4. von oben\nIhr Dach in Olfen\n");
    expect(shown).toContain("figcaption\n2\nDach\n");
    expect(shown).toMatch(/Keller[\s\S]*Kommt auf der Seite nicht vor\./);
  });

  it("of accessibility and of images and links are counted [SEO-57] [SEO-59]", () => {
    const shown = part("Barrierefreiheit", report());
    expect(shown).toContain("Bilder ohne Alternativtext\n7\n");
    expect(shown).toContain("Felder ohne Beschriftung\n3\n");
    expect(shown).toContain(exampleReport.accessibility.headingStructureIssues[0]);
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

describe("lists", () => {
  it("name every issue and every recommendation [SEO-60] [SEO-61]", () => {
    const issues = Array.from({ length: 30 }, (_, index) => `Mangel ${index}`);
    const recommendations = Array.from({ length: 30 }, (_, index) => `Rat ${index}`);
    const shown =
      text(report({ issues, recommendations })).split("\nAlle Mängel und Empfehlungen\n")[1] ?? "";
    expect(shown).toContain(`Mängel\n${issues.join("\n")}\nEmpfehlungen\n${recommendations.join("\n")}\n`);
  });

  it("say law apart from the score, with date and disclaimer [SEO-73]", () => {
    const shown = text(report());
    expect(shown).toMatch(/Recht und Datenschutz\nMangel: ?Die Seite lädt Schriften von Google/);
    expect(shown).toMatch(/Keine Rechtsberatung\. Stand: \d+\. \p{L}+ 20\d\d/u);
  });

  it("say once what could not be checked [SEO-62]", () => {
    const shown = text(report());
    expect(shown.split("Was wir nicht prüfen konnten")[1]).toContain("Die sitemap.xml antwortete nicht");
    expect(shown.match(/Die sitemap\.xml antwortete nicht/g)).toHaveLength(1);
  });
});

describe("an answer with holes", () => {
  it.each([
    ["empty", {}],
    ["only a score", { score: 72 }],
    ["nulls everywhere", Object.fromEntries(Object.keys(exampleReport).map((key) => [key, null]))],
    ["other kinds everywhere", Object.fromEntries(Object.keys(exampleReport).map((key) => [key, NaN]))],
  ])("(%s) says so in words [SEO-62]", (_, answer) => {
    const shown = text(answer);
    expect(shown).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
    for (const words of [
      "Auf der Seite gibt es keine Überschriften.",
      "Sie haben keine Keywords eingegeben.",
      "Keine Open-Graph-Angaben.",
      "Keine strukturierten Daten.",
      "Keine Mängel gefunden.",
      "nicht ermittelt",
      "Fehlt",
    ])
      expect(shown).toContain(words);
    expect(shown).not.toContain("Alle geprüften Regeln sind erfüllt");
  });
});

describe("a hostile page", () => {
  it("is shown as text, never as markup [SEO-72]", () => {
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const poison = (value: unknown): unknown => {
      if (typeof value === "string") return evil;
      if (Array.isArray(value)) return value.map(poison);
      if (typeof value === "object" && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poison(part)]));
      }
      return value;
    };
    const { findings, legal, groups } = exampleReport;
    const html = markup({
      ...(poison(exampleReport) as Answer),
      findings: findings.map((finding) => ({ ...(poison(finding) as Answer), status: finding.status })),
      legal: legal.map((finding) => ({ ...(poison(finding) as Answer), status: finding.status })),
      groups: groups.map((group) => ({ ...group, title: evil })),
    });
    expect(html).toContain("&lt;script&gt;");
    const names = new Set<string>();
    const walk = (node: { nodeName: string; childNodes?: unknown[] }) => {
      names.add(node.nodeName);
      for (const child of node.childNodes ?? []) walk(child as typeof node);
    };
    walk(parse(html) as never);
    expect(names.has("img")).toBe(false);
    expect(names.has("script")).toBe(false);
  });
});

describe("style", () => {
  it("needs no style attributes, which the policy would block [QUAL-13]", () => {
    expect(markup(report())).not.toMatch(/ style=/);
  });
});

describe("design rating without premium", () => {
  const option = (premium: boolean, wanted: boolean) =>
    renderToStaticMarkup(
      createElement(DesignOption, { visitor: { premium, anonymous: true }, wanted, onChange: () => {} }),
    );

  it("cannot be switched on, and says why [SEO-19] [SEO-20]", () => {
    expect(option(true, false)).not.toContain("disabled");
    expect(option(false, false)).toContain("disabled");
    expect(option(false, true)).toMatch(/role="alert"[^>]*>Die KI-Design-Bewertung gibt es nur mit Premium/);
  });
});

describe("without a design rating", () => {
  it("shows nothing of one [SEO-68]", () => {
    expect(text(report())).not.toMatch(/Design|Screenshot/);
  });
});
