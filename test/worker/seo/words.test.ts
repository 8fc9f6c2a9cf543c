import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWordsOf, standsAlone, wordsOf } from "#worker/seo/words.ts";

describe("words [SEO-55]", () => {
  it.each([
    ["Dach und Wand", ["Dach", "und", "Wand"]],
    ["SEO-Check, Müllers' Dach-", ["SEO-Check", "Müllers", "Dach"]],
    ["geht's gut’s", ["geht's", "gut’s"]],
    ["24/7 und 3.500 €", ["24", "7", "und", "3", "500"]],
    ["a--b", ["a", "b"]],
    ["Straße\nOlfen", ["Straße", "Olfen"]],
    ["U\u0308ber", ["U\u0308ber"]],
    ["日本語 😀", ["日本語"]],
    ["", []],
  ])("of %j are %j", (text, words) => {
    expect(Array.from(wordsOf(text), (word) => word.text)).toEqual(words);
  });

  it.each([
    ["Dach", 0, 4, true],
    ["Dachdecker", 0, 4, false],
    ["Dach-Profi", 0, 4, false],
    ["Dach- und", 0, 4, true],
    ["Profi-Dach", 6, 10, false],
    ["(Dach)", 1, 5, true],
  ])("in %j the part %i–%i stands alone: %s", (text, start, end, alone) => {
    expect(standsAlone(text, start, end)).toBe(alone);
  });

  it("stand alone exactly where they were found", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const word of wordsOf(text)) {
          expect(standsAlone(text, word.start, word.start + word.text.length)).toBe(true);
        }
      }),
    );
  });

  it("of two texts apart by a space are the words of both", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (one, other) => {
        expect(countWordsOf(`${one} ${other}`)).toBe(countWordsOf(one) + countWordsOf(other));
      }),
    );
  });
});
