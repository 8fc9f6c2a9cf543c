import { describe, expect, it } from "vitest";
import { detectLanguage } from "#worker/seo/text/language.ts";
import {
  fleschAmstad,
  fleschReadingEase,
  measureReadability,
  measureText,
  wienerSachtextformel,
} from "#worker/seo/text/readability.ts";
import { buildWordTable } from "#worker/seo/text/word-frequency.ts";

const read = (text: string, language: "de" | "en") =>
  measureReadability(text, buildWordTable(text), language);

describe("readability [SEO-55]", () => {
  const text = "Wir decken Ihr Dach. Das Team kommt aus Olfen und arbeitet sauber.";

  it("counts words, sentences, syllables and the shares of the formulas", () => {
    expect(measureText(text, buildWordTable(text), "de")).toEqual({
      words: 12,
      sentences: 2,
      syllables: 17,
      longBySyllables: 1,
      longByLetters: 1,
      monosyllables: 8,
    });
  });

  it("follows Amstad, Flesch and the first Wiener Sachtextformel", () => {
    const counts = {
      words: 100,
      sentences: 5,
      syllables: 180,
      longBySyllables: 20,
      longByLetters: 30,
      monosyllables: 50,
    };
    expect(fleschAmstad(counts)).toBeCloseTo(180 - 20 - 58.5 * 1.8, 10);
    expect(fleschReadingEase(counts)).toBeCloseTo(206.835 - 1.015 * 20 - 84.6 * 1.8, 10);
    expect(wienerSachtextformel(counts)).toBeCloseTo(
      0.1935 * 20 + 0.1672 * 20 + 0.1297 * 30 - 0.0327 * 50 - 0.875,
      10,
    );
  });

  /** Counted and worked out by hand, word by word. */
  const hard =
    "Unsere Mitarbeiter beraten Eigentümer und Verwalter bei jeder Dachsanierung. Danach erhalten Sie ein schriftliches Angebot mit festen Preisen.";
  const plain =
    "Wir reparieren Ihr Dach. Unser Meister kommt am Montag und misst das Dach. Der Preis steht im Angebot.";
  it.each([
    // 18 words, 2 sentences, 43 syllables; 9 of three syllables, 9 over six letters, 5 of one syllable
    ["a hard text", hard, 31.25, 15.881467],
    // 18 words, 3 sentences, 26 syllables; 2, 3 and 13
    ["a plain text", plain, 89.5, 2.0782],
    // 36 words, 5 sentences, 69 syllables; 11, 12 and 18
    ["both in one", `${hard} ${plain}`, 60.675, 8.929673],
    // 8 words, 2 sentences, 10 syllables; 0, 1 and 6
    ["a text for children", "Die Katze schläft im Garten. Der Hund bellt.", 102.875, -1.03745],
  ])("of %s comes out as by hand", (_, text, amstad, grade) => {
    const counts = measureText(text, buildWordTable(text), "de");
    expect(fleschAmstad(counts)).toBeCloseTo(amstad, 5);
    expect(wienerSachtextformel(counts)).toBeCloseTo(grade, 5);
  });

  it("is given with formula, language and grade", () => {
    expect(read(text, "de")).toEqual({
      readabilityScore: 91.1,
      readability: { formula: "Flesch-Amstad", language: "de", grade: 4 },
    });
    const english = read("The roof is new. We like it.", "en");
    expect(english.readabilityScore).toBe(100);
    expect(english.readability).toEqual({ formula: "Flesch", language: "en", grade: null });
  });

  it("stays between 0 and 100 and between grades 4 and 15", () => {
    const word = "Donaudampfschifffahrtsgesellschaftskapitänsversammlungen";
    expect(read(Array.from({ length: 50 }, () => word).join(" "), "de")).toEqual({
      readabilityScore: 0,
      readability: { formula: "Flesch-Amstad", language: "de", grade: 15 },
    });
  });

  it("of a page without words is null", () => {
    expect(read("", "de")).toEqual({ readabilityScore: null, readability: null });
    expect(read("… – !", "de")).toEqual({ readabilityScore: null, readability: null });
  });
});

describe("language", () => {
  it.each([
    ["de", "The roof and the wall", "de"],
    ["de-CH", "", "de"],
    ["EN_us", "Das Dach und die Wand", "en"],
    ["fr", "The roof and the wall of the house", "en"],
    [null, "Das Dach und die Wand", "de"],
    [null, "This is the roof of the house", "en"],
    ["", "Dach", "de"],
    ["german", "This is the roof", "en"],
    ["en", "Wir decken das Dach und die Wand bei Ihnen. ".repeat(9), "de"],
    ["de-AT", "We are the ones who do this for you and your house. ".repeat(9), "en"],
    ["de", `${"Wir decken das Dach. ".repeat(20)} ${"This is the roof of the house. ".repeat(20)}`, "de"],
    ["en", "Wij zijn de beste dakdekkers van de streek en komen graag. ".repeat(9), "en"],
  ] as const)("lang=%j and %j is %s [TRUE-03]", (lang, text, expected) => {
    expect(detectLanguage(lang, buildWordTable(text))).toBe(expected);
  });
});
