import { parse } from "parse5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DesignOption } from "#app/features/seo-check/design-option.tsx";
import { readReport } from "#app/features/seo-check/report/read-report.ts";
import { uncheckedPoints } from "#app/features/seo-check/report/unchecked-points.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
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

  it("says before all else what keeps the page out of search, and what the score would be without it", () => {
    const barred = { reason: "Die Seite verbietet Google, sie aufzunehmen (noindex).", scoreOtherwise: 85 };
    const shown = text(report({ score: 30, barred }));
    expect(shown).toContain(
      "\nVerbesserungsbedürftig. Folgen Sie den Empfehlungen unten.\nDie Seite verbietet Google, sie aufzunehmen (noindex). Solange das so ist, gibt es höchstens 30 Punkte. Ohne diese Sperre wären es 85.\n",
    );
    expect(text(report())).not.toContain("Ohne diese Sperre");
  });

  it("names the first three tasks right after the verdict, each leading to its own place", () => {
    const [head = ""] = text(report()).split("\nWas jetzt am meisten bringt\n");
    expect(head.match(/^[123] .+$/gm)).toEqual([
      "1 Keine Angaben zum Betrieb in strukturierten Daten + 5,3 Punkte",
      "2 Die Seite hat keine Beschreibung für das Suchergebnis + 4,2 Punkte",
      "3 7 von 10 Bildern haben keinen Alternativtext + 2,9 Punkte",
    ]);
    const html = markup(report());
    const targets = [...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
    expect(targets).toHaveLength(3);
    for (const id of targets) expect(html.split(`<h4 id="${id}"`)).toHaveLength(2);
  });

  it("names no tasks where there are none", () => {
    expect(markup({ findings: [] })).not.toContain("head-tasks");
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

  it("say why, what to do and where the rule comes from, with a piece to copy [SEO-61]", () => {
    const first = text(report()).split("\n1\n")[1]?.split("\n2\n")[0] ?? "";
    expect(first).toMatch(/\nWarum\n[^\n]+\nWas tun\nName, Anschrift, Telefon/);
    expect(first).toMatch(/\nFertig zum Einfügen ?\nKopieren\n<script type="application\/ld\+json">/);
    expect(first).toMatch(/\nQuelle: ?Google Search Central/);
  });

  it("are three; the others follow as lines by what they bring, numbered on [SEO-61]", () => {
    const shown = text(report()).split("\nWas jetzt am meisten bringt\n")[1] ?? "";
    const [tasks = "", rows = ""] = shown.split("\nDanach, nach Punkten geordnet\n");
    expect(tasks.match(/\+ [\d,]+ Punkte?\n/g)).toHaveLength(3);
    const lines = (rows.split("\nBereiche\n")[0] ?? "").matchAll(/^(\d+) [^\n]*\+ ([\d,]+) Punkte?$/gm);
    const gains = [...lines];
    expect(gains.length).toBeGreaterThan(10);
    expect(gains.map(([, number]) => Number(number))).toEqual(gains.map((_, index) => index + 4));
    const points = gains.map(([, , gain]) => Number(gain?.replace(",", ".")));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it("are none on a clean page, and the report says so [SEO-62]", () => {
    const clean = seoAnswer.findings.map((finding) =>
      finding.status === "failed" || finding.status === "warning"
        ? { ...finding, status: "passed", gain: undefined, evidence: [] }
        : finding,
    );
    const shown = text(report({ findings: clean, issues: [], recommendations: [], score: 100 }));
    expect(shown).toMatch(
      /\nHier gibt es nichts zu tun\nAlle 39 Regeln, die auf diese Seite passen, sind erfüllt\./,
    );
    expect(shown).toContain("2 Regeln ließen sich nicht prüfen.");
    expect(shown).not.toContain("Was jetzt am meisten bringt");
  });

  it("stay within bounds with 200 findings: twelve lines, the others folded [SEO-61]", () => {
    const findings = Array.from({ length: 200 }, (_, index) => ({
      ...seoAnswer.findings[0],
      id: `rule-${index}`,
      status: "failed",
      title: `Mangel ${index}`,
      gain: 1,
    }));
    expect(text(report({ findings }))).toContain("\n185 weitere Empfehlungen\n");
  });
});

describe("groups", () => {
  it("name score, band and how many rules are fulfilled [SEO-73]", () => {
    expect(text(report())).toMatch(
      /\nTitel und Beschreibung\n67 mittel\n3 von 5 Regeln erfüllt\nMangel: Die Seite hat keine/,
    );
  });

  it("hold every finding once, complaints open, the rest folded [SEO-60]", () => {
    const shown =
      text(report()).split("\nAlle Regeln nach Bereichen\n")[1]?.split("\nSo sehen andere")[0] ?? "";
    for (const { title } of seoAnswer.findings) {
      expect(shown.split(`: ${title}`).length - 1, title).toBe(1);
    }
    expect(shown).toContain("\n6 erfüllte Regeln, eine ohne Urteil\n");
    expect(shown).toContain("\nVor Ort\n");
  });

  it("keep findings of groups nobody named [SEO-62]", () => {
    const shown = text({ findings: [{ title: "Ohne Bereich", status: "failed" }] });
    expect(shown).toMatch(/\nWeitere Regeln\n[\s\S]*Mangel: Ohne Bereich/);
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
    const notChecked = shown
      .split("\nWas sich nicht prüfen ließ\n")[1]
      ?.split("\nAlle Regeln nach Bereichen\n")[0];
    expect(notChecked?.match(/Die sitemap\.xml antwortete nicht/g)).toHaveLength(1);
  });
});

describe("what could not be checked", () => {
  const open = (title: string, advice: string) => ({
    title: `Nicht geprüft: ${title}`,
    status: "unchecked",
    advice,
  });

  it("stands under its reason: one that leaves many rules open is said once [SEO-62]", () => {
    const late = "Das Impressum kam nicht rechtzeitig.";
    const findings = [open("Sitemap", "Die Datei kam nicht."), open("Gleiche Angaben", late)];
    const legal = [open("Registereintrag", late), open("Umsatzsteuer-ID", late)];
    const notes = ["Die Übertragung brach ab.", "Nicht geprüft: Sitemap. Die Datei kam nicht."];
    expect(uncheckedPoints(readReport({ findings, legal, notes }))).toEqual([
      { title: null, text: "Die Übertragung brach ab." },
      { title: "Sitemap", text: "Die Datei kam nicht." },
      { title: "Gleiche Angaben, Registereintrag, Umsatzsteuer-ID", text: late },
    ]);
  });

  it("is not repeated where a remark on the whole page says it already", () => {
    const refusal = "Nichts wurde bewertet: Statt der Seite antwortete ein Schutz.";
    const findings = [open("Sitemap", refusal), open("Titel", refusal)];
    expect(uncheckedPoints(readReport({ findings, notes: [refusal] }))).toEqual([
      { title: null, text: refusal },
    ]);
  });
});

describe("a rule's numbers", () => {
  it("come with the source they are taken from", () => {
    const [finding] = seoAnswer.findings;
    const basis = "Google nennt keine Grenze; 250 Wörter sind ein Erfahrungswert.";
    const findings = [{ ...finding, status: "failed", basis }];
    expect(text(report({ findings }))).toContain(`\nMaßstab: ${basis}\nQuelle:`);
  });
});

describe("an answer with holes", () => {
  it.each([
    ["empty", {}],
    ["only a score", { score: 72 }],
    ["nulls everywhere", Object.fromEntries(Object.keys(seoAnswer).map((key) => [key, null]))],
    ["other kinds everywhere", Object.fromEntries(Object.keys(seoAnswer).map((key) => [key, NaN]))],
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
    expect(shown).not.toContain("nichts zu tun");
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
    const { findings, legal, groups } = seoAnswer;
    const html = markup({
      ...(poison(seoAnswer) as Answer),
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
