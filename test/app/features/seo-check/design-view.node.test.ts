import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRun } from "#app/features/seo-check/report/comparison/runs.ts";
import { readReport } from "#app/features/seo-check/report/read-report.ts";
import { comparedDesigns } from "#content/compared-designs.ts";
import { aspectTitles } from "#content/report/design-rating.ts";
import { aspectIds } from "#contract/design-rating.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { designMarkup, designText } from "./design-text.ts";
import { text as reportText } from "./report-text.ts";

const plain = (text: string) => text.replace(/[ \u00a0]+/g, " ");

describe("the head", () => {
  it.each([
    [95, "Die Gestaltung ist gut", "gut"],
    [80, "Die Gestaltung ist gut", "gut"],
    [79, "Die Gestaltung ist brauchbar, aber noch nicht rund", "mittel"],
    [59, "Die Gestaltung schreckt Besucher ab", "schwach"],
  ])("says %d points in words, with address and time [SEO-63]", (overallScore, verdict, band) => {
    const shown = designText({ ...designRating, overallScore });
    expect(shown).toContain(
      `www.dachdeckerei-musterkamp.example · angesehen am 21. November 2026, 14:05 Uhr\n${verdict}\n`,
    );
    expect(shown).toContain(`\n${overallScore} von 100\n${band}\n`);
  });

  it("says what share of the corpus is rated lower, of how many pages and as of when [EYE-50]", () => {
    const shown = plain(designText({ ...designRating, overallScore: 75 }));
    const { ratings } = comparedDesigns;
    const lower = Math.floor((100 * ratings.filter((rating) => rating < 75).length) / ratings.length);
    expect(lower).toBeGreaterThan(40);
    expect(shown).toMatch(
      new RegExp(
        `\\nBesser bewertet als ${lower} % von 126 Vergleichsseiten jeder Güte \\(Stand \\d+\\. [A-Z]\\S+ 20\\d\\d\\)\\.\\n`,
      ),
    );
  });

  it("gives no points to a page without its styles, says why, and judges nothing else of it [READ-11]", () => {
    const unscoredReason = "Die Formatvorlage der Seite (CSS) ließ sich am Rechner nicht laden.";
    const shown = designText({ ...designRating, overallScore: 0, unscoredReason });
    expect(shown).toContain(`\n${unscoredReason}\n`);
    expect(shown).toContain("\nohne Wertung\n");
    expect(shown).not.toMatch(
      /von 100|schwach|Vergleichsseiten|Die sechs Bereiche|Was jetzt am meisten hilft|Stand der Technik/,
    );
    expect(shown).toContain("So hat der Browser Ihre Seite gesehen");
  });

  it("shows every aspect with score and band [SEO-65]", () => {
    const shown = designText(designRating);
    for (const id of aspectIds) {
      expect(shown).toMatch(
        new RegExp(`\\n${aspectTitles[id]}${designRating.designAspects[id].score} (gut|mittel|schwach)\\n`),
      );
    }
  });
});

describe("the pictures", () => {
  it("name address and screen in their alternative text [SEO-64]", () => {
    const alts = [...designMarkup(designRating).matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(alts).toEqual([
      "Bild der Seite www.dachdeckerei-musterkamp.example, am Rechner mit 1.280 Pixeln Breite",
      "Bild der Seite www.dachdeckerei-musterkamp.example, auf dem Handy mit 390 Pixeln Breite",
    ]);
  });

  it("say every annotation in words [SEO-64]", () => {
    const shown = designText(designRating);
    for (const { text, aspect } of designRating.annotations) {
      expect(shown).toContain(`${plain(text)} ${aspectTitles[aspect]}`);
    }
  });

  it("take the single picture of an older server for the one of the computer [SEO-64]", () => {
    const { screenshots, ...older } = designRating;
    expect(designMarkup(older).match(/<img /g)).toHaveLength(1);
    expect(designText(older)).toContain("Von dieser Ansicht kam kein Bild an.");
  });

  it.each([
    "https://fremd.example/bild.webp",
    "/bild.webp",
    "data:image/svg+xml,<svg/>",
    "javascript:alert(1)",
    7,
  ])("are never fetched from an address: %s", (picture) => {
    const answer = {
      ...designRating,
      screenshot: picture,
      screenshots: { desktop: picture, mobile: picture },
    };
    expect(designMarkup(answer)).not.toContain("<img");
  });
});

describe("aspects", () => {
  it("carry feedback, suggestions and every measurement with its threshold and source [SEO-65]", () => {
    const shown = designText(designRating);
    for (const id of aspectIds) {
      const { feedback, suggestions } = designRating.designAspects[id];
      for (const sentence of [feedback, ...suggestions]) expect(shown).toContain(`\n${plain(sentence)}\n`);
      for (const { label, value, expected, basis } of designRating.measurements[id]) {
        expect(shown).toContain(plain(`\n${label}\n${value}\n${expected}\n`));
        expect(shown).toContain(`\n${basis}\n`);
      }
    }
  });

  it("say of a measurement without points that it does not count [SEO-65]", () => {
    const [one] = designRating.measurements.layout;
    const measurements = { layout: [{ ...one, label: "Nur zur Kenntnis", score: null, weight: 0 }] };
    expect(designText({ ...designRating, measurements })).toMatch(
      /\nNur zur Kenntnis\n.*\n.*\nzählt nicht\n–\n/,
    );
  });
});

describe("strengths, trends and the rest", () => {
  it("name strengths and improvements [SEO-66]", () => {
    const shown = designText(designRating);
    for (const one of [...designRating.strengths, ...designRating.improvements]) {
      expect(shown).toContain(plain(one));
    }
  });

  it.each([
    [true, "Die Technik der Seite ist auf heutigem Stand."],
    [false, "Die Technik der Seite ist veraltet."],
    [undefined, "Ob die Technik der Seite auf heutigem Stand ist, ließ sich nicht sagen."],
  ])("say modern or not, what was followed and what is outdated [SEO-67] (%s)", (isModern, words) => {
    const { followsTrends, outdatedElements } = designRating.designTrends;
    const shown = designText({
      ...designRating,
      designTrends: { isModern, followsTrends, outdatedElements },
    });
    expect(shown).toContain(
      `\n${words}\nGefunden, wie heute üblich\n${followsTrends.join("\n")}\nGefunden, veraltet\n${outdatedElements.join("\n")}\n`,
    );
  });

  it("mark the comment as a model's, the points as not [SEO-66]", () => {
    expect(designText(designRating)).toContain(
      `\n${designRating.comment}\nVon einem Sprachmodell formuliert, die Punkte nicht. Modell: ${designRating.commentBy}\n`,
    );
    const { comment, ...without } = designRating;
    expect(designText({ ...without, commentBy: "rules" })).not.toContain("Sprachmodell");
  });

  it("hold what was measured once against its limits, and say that it does not count", () => {
    const shown = designText(designRating);
    expect(shown).toContain("Einmal gemessen, zählt nicht mit");
    expect(shown).toContain("\nGrößtes Element sichtbar (LCP) gut bis 2,5 s\n1,84 s gut\n3,12 s darüber\n");
    expect(shown).toContain("\nSprünge beim Laden (CLS) gut bis 0,1\n0,00 gut\n0,24 darüber\n");
    expect(shown).toContain("\nBlockierte Zeit (TBT) gut bis 200 ms\n120 ms gut\n310 ms darüber\n");
  });

  it("write colours out and name typefaces without loading them", () => {
    const shown = designText(designRating);
    for (const { hex } of designRating.palette) expect(shown).toContain(`\n${hex}`);
    expect(shown).toContain(
      "\nVerdana\n86,4 % des Textes, vor allem für Lesetext\nGrößen\n11 · 12 · 13 px\n",
    );
    expect(designMarkup(designRating)).not.toMatch(/font-?family|@font-face|<link/i);
  });
});

describe("an answer that is not complete", () => {
  it("says of empty lists that they are empty [SEO-62] [SEO-65] [SEO-66] [SEO-67]", () => {
    const shown = designText({ designAspects: { layout: { score: 50 } } });
    for (const words of [
      "Kein Messwert verlangt eine Änderung.",
      "Nichts sticht hervor.",
      "Von dieser Ansicht kam kein Bild an.",
      "Dazu liegt keine Beschreibung vor.",
      "Zu diesem Bereich liegen keine Messwerte vor.",
      "Es wurden keine Farben gefunden.",
      "Nichts davon gefunden.",
      "Nichts Veraltetes gefunden.",
    ]) {
      expect(shown).toContain(`\n${words}\n`);
    }
    expect(shown).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it("never crashes, whatever is missing or of another kind [SEO-62]", () => {
    const keys = Object.keys(designRating);
    const odd = fc.oneof(fc.constant(undefined), fc.constant(null), fc.jsonValue());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), odd), (changes) => {
        expect(designText({ ...designRating, ...changes })).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 60 },
    );
  });

  it("shows what a page calls itself as text alone", () => {
    const evil = '<img src=x onerror="alert(1)"> & "} body{display:none}';
    const [annotation] = designRating.annotations;
    const shown = designMarkup({
      ...designRating,
      url: `https://firma.de/${evil}`,
      strengths: [evil],
      notes: [evil],
      comment: evil,
      typefaces: [{ family: evil, share: 1, sizes: [1], weights: [400], usedFor: "text" }],
      annotations: [{ ...annotation, text: evil }],
      palette: [{ hex: "red;background:url(//x)", share: 1 }],
    });
    expect(shown).not.toContain("<img src=x");
    expect(shown).not.toContain("url(");
    expect(shown.match(/&lt;img src=x onerror=/g)?.length).toBeGreaterThanOrEqual(5);
  });
});

describe("the report", () => {
  it("shows nothing of a rating that is not there [SEO-68]", () => {
    expect(reportText(seoAnswer)).not.toContain("Gestaltung ist");
  });

  it("forgets the rating: what is remembered of a run holds nothing of it", () => {
    const run = toRun(readReport({ ...seoAnswer, visualDesign: designRating }));
    expect(run).not.toBeNull();
    expect(Object.keys(run ?? {}).sort()).toEqual(["checkedAt", "score", "states", "url"]);
    expect(JSON.stringify(run)).not.toContain("image/webp");
  });
});
