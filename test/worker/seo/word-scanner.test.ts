import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWords } from "#worker/seo/word-scanner.ts";
import { countWordsOf } from "#worker/seo/words.ts";

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
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it("counts a letter of two halves after half of it has been met alone", () => {
    expect([countWords("𝒜 x"), countWords("\ud835 x"), countWords("𝒜 x")]).toEqual([2, 1, 2]);
  });

  it("counts as the pattern of words does", () => {
    const characters = fc.constantFrom(..."ab1ä-‐‑'’. \n漢𝒜\u0308👋");
    fc.assert(
      fc.property(fc.array(fc.oneof(characters, fc.string({ unit: "binary", maxLength: 2 }))), (parts) => {
        const text = parts.join("");
        expect(countWords(text)).toBe(countWordsOf(text));
      }),
      { numRuns: 500 },
    );
  });
});
