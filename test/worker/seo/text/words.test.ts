import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWords, isWholeWord, iterateWords } from "#worker/seo/text/words.ts";

/** What a word is, as a pattern; on words of a megabyte it overflows. */
const word =
  /[\p{L}\p{N}\p{M}]+(?:[\u00ad\u200b-\u200d\u2060\ufeff]*(?:[-‐‑'’][\u00ad\u200b-\u200d\u2060\ufeff]*)?[\p{L}\p{N}\p{M}]+)*/gu;

describe("words [SEO-55] [TRUE-05]", () => {
  it.each([
    ["Dach und Wand", ["Dach", "und", "Wand"]],
    ["SEO-Check, Müllers' Dach-", ["SEO-Check", "Müllers", "Dach"]],
    ["geht's gut’s", ["geht's", "gut’s"]],
    ["24/7 und 3.500 €", ["24", "7", "und", "3", "500"]],
    ["a--b", ["a", "b"]],
    ["Straße\nOlfen", ["Straße", "Olfen"]],
    ["U\u0308ber", ["U\u0308ber"]],
    ["日本語 😀", ["日本語"]],
    ["Dach\u00addecker\u00ad und", ["Dach\u00addecker", "und"]],
    ["SEO\u200b-\u2060Check \ufeffgeht\u200d's", ["SEO\u200b-\u2060Check", "geht\u200d's"]],
    ["", []],
  ])("of %j are %j", (text, words) => {
    expect(Array.from(iterateWords(text), (word) => word.text)).toEqual(words);
  });

  it.each([
    ["Dach", 0, 4, true],
    ["Dachdecker", 0, 4, false],
    ["Dach-Profi", 0, 4, false],
    ["Dach- und", 0, 4, true],
    ["Profi-Dach", 6, 10, false],
    ["(Dach)", 1, 5, true],
    ["Dach\u00addecker", 0, 4, false],
    ["Bau\u200b-\u00adDach", 6, 10, false],
    ["Dach\u00ad und", 0, 4, true],
    ["Dach\u00ad- und", 0, 4, true],
  ])("in %j the part %i–%i stands alone: %s", (text, start, end, alone) => {
    expect(isWholeWord(text, start, end)).toBe(alone);
  });

  it("stand alone exactly where they were found", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const word of iterateWords(text)) {
          expect(isWholeWord(text, word.start, word.start + word.text.length)).toBe(true);
        }
      }),
    );
  });

  it("of two texts apart by a space are the words of both", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (one, other) => {
        expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other));
      }),
    );
  });
});

describe("counting words [SEO-55]", () => {
  it.each([
    ["", 0],
    ["- – ’ .", 0],
    ["Straße", 1],
    ["E-Mail-Adresse", 1],
    ["geht’s geht's geht‑s", 3],
    ["a--b a-'b", 4],
    ["-a- 'b'", 2],
    ["u\u0308ber", 1],
    ["漢字 かな", 2],
    ["𝒜𝒷 👋🏽 x", 2],
    ["24/7", 2],
    ["हिन्दी", 1],
    ["Dach\u00addecker\u200bmeister", 1],
    ["\u00ad \u200b", 0],
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it("counts a letter of two halves after half of it has been met alone", () => {
    expect([countWords("𝒜 x"), countWords("\ud835 x"), countWords("𝒜 x")]).toEqual([2, 1, 2]);
  });

  it("counts as the pattern of words does", () => {
    const characters = fc.constantFrom(..."ab1ä-‐‑'’. \n漢𝒜\u0308👋\u00ad\u200b\u200d");
    fc.assert(
      fc.property(fc.array(fc.oneof(characters, fc.string({ unit: "binary", maxLength: 2 }))), (parts) => {
        const text = parts.join("");
        const words = Array.from(text.matchAll(word), ({ 0: found, index }) => ({
          text: found,
          start: index,
        }));
        expect(countWords(text)).toBe(words.length);
        expect(Array.from(iterateWords(text))).toEqual(words);
      }),
      { numRuns: 500 },
    );
  });

  it("takes a word of five million umlauts for one [SAFE-29]", () => {
    const text = "ä".repeat(4_800_000);
    expect(Array.from(iterateWords(text), ({ start }) => start)).toEqual([0]);
    expect(countWords(text)).toBe(1);
  });
});
