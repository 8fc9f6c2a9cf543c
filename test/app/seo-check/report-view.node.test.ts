import { parse } from "parse5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DesignOption } from "#app/features/seo-check/design-option.tsx";
import { exampleReport } from "#content/example-report.ts";
import { type Answer, markup, report, text } from "./report-text.ts";

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
    expect(shown).toContain("Diese Seite ließ sich nicht beurteilen\nStatt der Seite antwortete ein Schutz.");
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
    expect(shown.split("Was sich nicht prüfen ließ")[1]).toContain("Die sitemap.xml antwortete nicht");
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
