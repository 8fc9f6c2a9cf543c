import { parse } from "parse5";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DesignOption } from "#app/features/seo-check/form-fields.tsx";
import { uncheckedPoints } from "#app/features/seo-check/report/findings/not-checked.tsx";
import { readReport } from "#app/features/seo-check/report/read-report.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { markupText } from "./markup-text.ts";
import { type Answer, markup, report, text } from "./report-text.ts";

describe("groups", () => {
  it("name score, band and how many rules are fulfilled [SEO-73]", () => {
    expect(text(report())).toMatch(
      /\nTitel und Beschreibung\n67 mittel\n3 von 5 Regeln erfüllt, zählt 19 %\nMangel: Die Seite hat keine/,
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

/** The markup that stands there without a tap. */
function outsideOfFolds(html: string): string {
  let depth = 0;
  const pieces = html.split(/(<details|<\/details>)/).filter((piece) => {
    if (piece === "<details") depth += 1;
    if (piece === "</details>") depth -= 1;
    return depth === 0;
  });
  return pieces.join("");
}

describe("what comes after the tasks", () => {
  it("is folded by group, each line saying what it holds [READ-03]", () => {
    const html = markup(report(), false);
    const after = html.slice(html.indexOf('class="report-aside'));
    expect(html).not.toMatch(/<details[^>]* open/);
    const lines = [...after.matchAll(/<details class="report-fold.*?<\/summary>/g)].map(([line]) => line);
    // Law, what could not be checked, seven groups, previews, ten kinds of figures, the lists.
    expect(lines).toHaveLength(21);
    for (const line of lines) {
      expect(line).toMatch(/<h[34]>/);
      expect(line).toMatch(/report-fold-note">[^<]/);
    }
    expect(markupText(outsideOfFolds(after))).not.toMatch(/Gefunden|Mangel:|erfüllt:/);
  });

  it("tells nothing a third time outside of a fold [READ-03]", () => {
    const html = markup(report(), false);
    const open = outsideOfFolds(html);
    for (const { title, status } of seoAnswer.findings) {
      if (status !== "failed" && status !== "warning") continue;
      expect(markupText(open).split(title).length - 1, title).toBeLessThanOrEqual(2);
    }
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
    expect(shown).toMatch(
      /Recht und Datenschutz\nEin Punkt fällt auf\nMangel: ?Die Seite lädt Schriften von Google/,
    );
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
