// Names that no rule finds, by how names stand in answers that people typed.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meaningOf } from "#test/support/meaning.ts";
import { likelyName } from "#worker/chat/reading/names/learned-name.ts";
import { nameFeatures } from "#worker/chat/reading/names/name-features.ts";
import { readCompany, readLearnedName } from "#worker/chat/reading/names/read-company.ts";
import { taggedWords } from "#worker/chat/reading/tagged-words.ts";

const byRule = (text: string) => readCompany(text, taggedWords(text));
const byLearning = (text: string) => readLearnedName(text, taggedWords(text));

describe("a name that no rule finds", () => {
  it.each([
    ["Alles Käse, Marktstand", "Alles Käse"],
    ["Reifen Express 24 Rheine", "Reifen Express 24"],
    ["Schöner Sitzen, Polsterei Ahaus", "Schöner Sitzen"],
  ])("is found by how it stands: %s [TALK-62]", (text, name) => {
    expect([byRule(text), byLearning(text)]).toEqual([null, name]);
    expect(meaningOf([text]).company).toBe(name);
  });

  it.each([
    "Hallo zusammen, wir brauchen eine neue Internetseite",
    "weiß nicht",
    "ich verkaufe Obst auf dem Markt",
    "bin noch in der Gründung",
    "?",
    "…",
  ])("is not invented: %s [TALK-62]", (text) => {
    expect(byLearning(text)).toBeNull();
  });

  it("is not looked for in an answer that asks [TALK-62]", () => {
    const told = "Schöner Sitzen, Polsterei Ahaus";
    expect(meaningOf([told]).company).toBe("Schöner Sitzen");
    expect(meaningOf([`${told}. Was kostet denn ein Shop?`]).company).toBeUndefined();
  });
});

describe("any answer", () => {
  it("has a name of its own words in their order, or none [TALK-62]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const words = taggedWords(text);
        const name = likelyName(words);
        const from = words.indexOf(name[0] as (typeof words)[number]);
        expect(words.slice(from, from + name.length)).toEqual(name.length === 0 ? [] : [...name]);
        const said = byLearning(text);
        if (said !== null) expect(text.normalize("NFC").replace(/[\s\p{C}]+/gu, " ")).toContain(said);
      }),
    );
  });

  it("has features for each of its words, and long ones are read to a limit [TALK-62]", () => {
    const words = taggedWords("Wir sind Kötters & Söhne, Münster. ".repeat(80));
    expect(nameFeatures(words.slice(0, 9))).toHaveLength(9);
    expect(nameFeatures([])).toEqual([]);
    expect(likelyName([])).toEqual([]);
    expect(likelyName(words.slice(60))).toEqual(likelyName(words.slice(60, 120)));
  });
});
