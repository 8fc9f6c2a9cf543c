import { describe, expect, it } from "vitest";
import { stopWords } from "#worker/seo/text/stop-words.ts";
import { buildWordTable, computeKeywordDensity, toPercent } from "#worker/seo/text/word-frequency.ts";

const density = (text: string, language: "de" | "en" = "de") => {
  const table = buildWordTable(text);
  return computeKeywordDensity(table, table.total, language);
};

describe("keyword density [SEO-55]", () => {
  it("is percent of all words with two decimals, stop words counted but not listed", () => {
    expect(density("Das Dach und die Wand und das Dach")).toEqual({ dach: 25, wand: 12.5 });
    expect(density("Dach Wand Tor")).toEqual({ dach: 33.33, wand: 33.33, tor: 33.33 });
  });

  it("counts capitals and small letters as one word", () => {
    expect(density("Dach DACH dach Wand")).toEqual({ dach: 75, wand: 25 });
  });

  it("lists words of three letters or more; digits and hyphens are no letters", () => {
    expect(density("ab a-b 2024 v2 abc A-B-C Öl")).toEqual({ abc: 14.29, "a-b-c": 14.29 });
  });

  it("lists ten words; among equals the one that comes first", () => {
    const words = "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf elf".split(" ");
    expect(Object.keys(density(words.join(" ")))).toEqual(
      "elf eins zwei drei vier fünf sechs sieben acht neun".split(" "),
    );
  });

  it("uses the stop words of the page's language", () => {
    expect(density("die house and the die", "en")).toEqual({ die: 40, house: 20 });
    expect(density("die house and the die", "de")).toEqual({ house: 20, and: 20, the: 20 });
  });

  it("of a page without words is empty", () => {
    expect(density("")).toEqual({});
    expect(toPercent(1, 0)).toBe(0);
  });

  it("takes names that objects have by nature for words", () => {
    expect(density("constructor toString constructor")).toEqual({ constructor: 66.67, tostring: 33.33 });
  });
});

describe("stop words", () => {
  it("are words in lower case", () => {
    for (const words of [stopWords.de, stopWords.en]) {
      for (const word of words) expect(word).toMatch(/^[a-zäöüß']+$/);
    }
  });

  it.each(["derselbe", "außerdem", "vielleicht", "zunächst", "konnten"])("German: %s is one", (word) =>
    expect(stopWords.de.has(word)).toBe(true),
  );

  it.each(["jahr", "ordnung", "mensch", "uhr", "zwei", "zehn", "startseite", "suche"])(
    "German: %s is none, a page can be about it",
    (word) => expect(stopWords.de.has(word)).toBe(false),
  );
});
