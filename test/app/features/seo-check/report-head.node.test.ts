// What a report begins with: the verdict, what stands in the way, the first tasks.
import { describe, expect, it } from "vitest";
import { owner } from "#content/owner.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { markupText } from "./markup-text.ts";
import { markup, report, text } from "./report-text.ts";

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

  it.each([
    [61.4, "Gestaltung: 61 von 100, mittel"],
    [88, "Gestaltung: 88 von 100, gut"],
  ])("says the points of its design rating as well, %s, and leads there [EYE-52]", (overallScore, line) => {
    const rating = { overallScore, designTrends: { isModern: true } };
    expect(text(report(), rating)).toContain(`\n${line}\n`);
    expect(markup(report(), true, rating)).toContain('<a href="#gestaltung">Gestaltung:</a>');
  });

  it("says nothing of a rating that is missing, not a rating, or judges nothing [EYE-52]", () => {
    for (const rating of [
      undefined,
      "61",
      { overallScore: 940 },
      { overallScore: 61, unscoredReason: "Ohne Formatvorlage." },
    ])
      expect(text(report(), rating)).not.toContain("Gestaltung:");
  });

  it("gives no verdict on a page that could not be judged [SEO-62]", () => {
    const shown = text(report({ score: 0, unscoredReason: "Statt der Seite antwortete ein Schutz." }));
    expect(shown).toContain("Diese Seite ließ sich nicht beurteilen\nStatt der Seite antwortete ein Schutz.");
    expect(shown).not.toMatch(/von 100\nschwach|Verbesserungsbedürftig/);
  });

  it("says before all else what keeps the page out of search, and what the score would be without it", () => {
    const barred = {
      reason: "Die Seite verbietet Google, sie aufzunehmen (noindex).",
      scoreOtherwise: 85,
      isUnlisted: true,
    };
    const shown = text(report({ score: 30, barred }));
    expect(shown).toContain(
      "\nVerbesserungsbedürftig. Folgen Sie den Empfehlungen unten.\nDie Seite verbietet Google, sie aufzunehmen (noindex). Solange das so ist, gibt es höchstens 30 Punkte. Ist es behoben, sind es 85.\n",
    );
    expect(text(report())).not.toContain("Ist es behoben");
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

  it("says of each task who does it [READ-01]", () => {
    const who = ["owner", "webmaster", "host"] as const;
    const open = seoAnswer.findings.filter(({ gain }) => gain).slice(0, 3);
    const findings = open.map((finding, index) => ({
      ...finding,
      gain: 5 - index,
      who: who[index],
      effort: "hours",
    }));
    const [head = ""] = text(report({ findings })).split("\nWas jetzt am meisten bringt\n");
    expect(head.match(/(?<=Punkte · ).+$/gm)).toEqual([
      "machen Sie selbst",
      "macht Ihr Webdesigner",
      "macht Ihr Anbieter",
    ]);
  });

  it("asks right after the tasks, by phone or in writing with address and tasks; the example does not [READ-01] [READ-02]", () => {
    const html = markup(report(), false);
    const shown = markupText(html);
    expect(shown).toMatch(/\+ 2,9 Punkte\nSoll ich das erledigen\?\nAnrufen [^\n]* Schreiben\n/);
    const ask = /<section[^>]*report-ask.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(ask).toContain(`href="tel:${owner.phone.dial}"`);
    const href = /href="(\/kontakt[^"]*)"/.exec(ask)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const message = new URLSearchParams(new URL(href, "https://x.example").hash.slice(1)).get("message");
    expect(message).toContain(
      "https://www.dachdeckerei-musterkamp.example/ mit dem SEO-Check geprüft: 74 von 100.",
    );
    expect(message).toContain(
      "Das steht im Bericht obenan:\n1. Keine Angaben zum Betrieb in strukturierten Daten\n2. Die Seite hat keine Beschreibung für das Suchergebnis\n3. 7 von 10 Bildern haben keinen Alternativtext\n",
    );
    expect(text(report())).not.toContain("Soll ich das");
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

  it("mark what is to be filled in, and say so; code stands below a fold [READ-05] [READ-07]", () => {
    const [finding] = seoAnswer.findings.filter(({ snippet }) => snippet);
    const withPiece = (snippet: string) => markup(report({ findings: [{ ...finding, snippet }] }));
    const gaps = withPiece("<h1>‹Leistung und Ort›</h1>");
    expect(gaps).toContain("&lt;h1&gt;<mark>‹Leistung und Ort›</mark>&lt;/h1&gt;");
    expect(markupText(gaps)).toContain("\nFür Ihren Webdesigner\nVorlage: bitte ausfüllen\n");
    const whole = markupText(withPiece("<h1>Dachdecker in Olfen</h1>"));
    expect(whole).toContain("\nFür Ihren Webdesigner\nFertig zum Einfügen\n");
    expect(whole).not.toContain("Vorlage: bitte");
    const html = markup(report());
    expect(html.match(/<figure class="finding-snippet/g)?.length).toBe(
      html.match(/<details class="finding-craft"><summary>.*?<\/summary><figure/g)?.length,
    );
  });

  it("are three; the others follow as lines by what they bring, numbered on [SEO-61]", () => {
    const shown = text(report()).split("\nWas jetzt am meisten bringt\n")[1] ?? "";
    const [tasks = "", rows = ""] = shown.split("\nDanach, nach Punkten geordnet\n");
    expect(tasks.match(/\+ [\d,]+ Punkte?\n/g)).toHaveLength(3);
    const lines = (rows.split("\nAnhang")[0] ?? "").matchAll(/^(\d+) [^\n]*\+ ([\d,]+) Punkte?$/gm);
    const gains = [...lines];
    expect(gains.length).toBeGreaterThan(10);
    expect(gains.map(([, number]) => Number(number))).toEqual(gains.map((_, index) => index + 4));
    const points = gains.map(([, , gain]) => Number(gain?.replace(",", ".")));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it("are in no order of points where the page has none [SEO-61]", () => {
    const shown = text(report({ score: 0, unscoredReason: "Die Seite besteht aus Frames." }));
    expect(shown).toContain("\nDanach\n");
    expect(shown).not.toContain("nach Punkten");
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
