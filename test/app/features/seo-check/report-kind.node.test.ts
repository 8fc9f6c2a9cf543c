// As what the page was read: the line in the head, and the report for another kind.

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { rereadAs } from "#app/features/seo-check/report/page-kind/reread-as.ts";
import { pageKindNames } from "#content/page-kinds.ts";
import { pageKinds } from "#contract/page-kinds.ts";
import { seoReportSchema } from "#contract/seo-report.ts";
import { kindAnswer } from "#test/fixtures/kind-answer.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { markup, text } from "./report-text.ts";

const words = (answer: unknown) => text(answer).replace(/\s+/g, " ");

describe("the kind of page in the report [KIND-07]", () => {
  it("stands in the head with its reasons", () => {
    const shown = words(kindAnswer);
    expect(shown).toContain("Gelesen als: Startseite eines Betriebs");
    expect(shown).toContain("Warum? Telefon: 02595 123456 Pfad der Adresse: Startseite (/)");
  });

  it("can be changed to every other kind, by a labelled control", () => {
    const html = markup(kindAnswer);
    const id = /<label for="([^"]+)">Das ist etwas anderes:<\/label>/.exec(html)?.[1];
    expect(html).toContain(`<select id="${id}">`);
    for (const kind of pageKinds) expect(html).toContain(`>${pageKindNames[kind]}</option>`);
    expect(html).toContain(`<option value="firm-home" selected="">`);
  });

  it("says when nothing told it", () => {
    const pageKind = { kind: "other", reasons: [], otherwise: [] };
    const shown = words({ ...kindAnswer, pageKind });
    expect(shown).toContain("Gelesen als: Sonstige Seite");
    expect(shown).toContain("Nichts auf der Seite sagt, was sie ist.");
  });

  it("is not mentioned by an older report, nor by one of an unknown kind", () => {
    expect(words(seoAnswer)).not.toContain("Gelesen als");
    const pageKind = { kind: "spaceship", reasons: [], otherwise: [] };
    expect(words({ ...kindAnswer, pageKind })).not.toContain("Gelesen als");
  });

  it("cannot be changed where the answer lacks what it takes", () => {
    const { score: _score, ...damaged } = kindAnswer;
    expect(words(damaged)).toContain("Gelesen als: Startseite eines Betriebs");
    expect(markup(damaged)).not.toContain("<select");
  });
});

describe("the report of another kind [KIND-06]", () => {
  it("fits the contract, as the answer does", () => {
    expect(v.is(seoReportSchema, kindAnswer)).toBe(true);
    for (const kind of pageKinds) expect(v.is(seoReportSchema, rereadAs(kindAnswer, kind))).toBe(true);
  });

  it("asks what that kind is asked, and says why it does not ask the rest", () => {
    const article = words(rereadAs(kindAnswer, "article"));
    expect(article).toContain("Gelesen als: Artikel");
    expect(article).toContain("Ihre Angabe: Sie haben die Art der Seite selbst gewählt");
    expect(article).toContain("Der Text ist nicht als Artikel ausgezeichnet");
    expect(article).toContain("Öffnungszeiten: wird bei einem Artikel nicht gefragt");
    expect(article).not.toContain("Keine Angaben zum Betrieb in strukturierten Daten");
  });
});
