// Functions that are described in words no rule knows, and what a rule takes for a function that is none.
import { describe, expect, it } from "vitest";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { learnedHints } from "#worker/chat/reading/hints/learned-hints.ts";
import { taggedWords } from "#worker/chat/reading/tagged-words.ts";
import { allFeatures } from "#worker/pricing/project.ts";
import { stations } from "../in-other-words/stations.ts";

const askedAfter = (text: string) => {
  const { answers, doubt, furtherDoubts } = foldAnswers([...stations.functions, text]);
  return { reckoned: allFeatures(answers), asked: [...(doubt ? [doubt] : []), ...furtherDoubts] };
};

describe("what is described", () => {
  it.each([
    ["Gäste nehmen sich den Strandkorb für den Tag, weg ist er", "booking"],
    ["Jeder Pächter kommt mit seinem Kennwort an die Abrechnung seiner Parzelle.", "members"],
    ["Alle paar Tage schreibt die Wirtin, was im Garten gerade blüht.", "blog"],
    ["Maße vom Zaun eingeben und gleich den Preis wissen", "special"],
    ["Kuchen wählen, gleich bezahlen, Samstag abholen", "shop"],
  ] as const)("is asked for and not reckoned: %s [TALK-63]", (text, feature) => {
    expect(askedAfter(text)).toEqual({ reckoned: [], asked: [feature] });
  });

  it.each([
    "Bilder vom Betrieb, Öffnungszeiten und wie man uns findet",
    "Wir sind auf Märkten unterwegs, die Termine stehen auf einem Zettel am Wagen",
    "und einer, der uns die Texte schreibt",
  ])("is nothing that costs: %s [TALK-63]", (text) => {
    expect(askedAfter(text)).toEqual({ reckoned: [], asked: [] });
  });

  it("is told from a text without words [TALK-63]", () => {
    expect(learnedHints(taggedWords("?!"))).toEqual({ likely: [], sure: [], unlikely: [] });
  });
});

describe("what a rule has read", () => {
  it("is asked for first where a longer answer does not sound like it [TALK-63]", () => {
    const text =
      "Wir bauen selber Konfiguratoren für andere Firmen, unsere Seite soll nur zeigen, wer wir sind.";
    expect(askedAfter(text).reckoned).toEqual([]);
  });

  it("counts at once where it is named [TALK-63]", () => {
    expect(askedAfter("Konfigurator")).toEqual({ reckoned: ["special"], asked: [] });
  });
});

describe("the question for the kind of website", () => {
  const kindAfter = (...texts: string[]) => foldAnswers(["Malerbetrieb Schulze", ...texts]);

  it.each([
    "Die Eltern sollen sehen, was wir machen und wann Plätze frei werden",
    "was, wo man uns kennenlernt und anrufen kann",
    "Ansonsten stellen wir einfach die Werkstatt vor",
  ])("is answered by what people are to find there: %s [TALK-64]", (text) => {
    expect(kindAfter(text).answers.projectType).toBe("company");
  });

  it("is left behind by a bare number, which counts pages [TALK-64]", () => {
    const { answers, assumed } = kindAfter("drei");
    expect(answers.pages).toEqual({ min: 3, max: 3 });
    expect(assumed).toEqual(["projectType"]);
  });
});
