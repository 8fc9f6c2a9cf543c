import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRelatedPhrases } from "#worker/seo/keywords/related-phrases.ts";
import { buildRelatedIndex, findRelatedWords } from "#worker/seo/keywords/related-words.ts";
import { buildWordTable } from "#worker/seo/text/word-frequency.ts";

const related = (keyword: string, text: string) =>
  findRelatedWords(keyword, buildRelatedIndex(buildWordTable(text))).map(({ word }) => word);
const phrases = (keyword: string, text: string) =>
  findRelatedPhrases(keyword, text, buildRelatedIndex(buildWordTable(text)));

describe("related forms of a keyword", () => {
  it.each([
    ["Dachdecker", "Dachdeckerei Dachdeckers Dachdeckermeister Dachdeckern Dachdeckerin"],
    ["Dach", "Dächer Dachs Dächern Daches"],
    ["Dächer", "Dach Dächern"],
    ["Dachdeckerei", "Dachdecker Dachdeckereien"],
    ["Fenster", "Fensters Fenstern Fensterbau"],
    ["Heizung", "Heizungen Heizungsbauer"],
    ["Wohnung", "Wohnungen Wohnungsbau"],
    ["Küche", "Küchen Küchenbau"],
    ["Friseur", "Friseurin Friseursalon Friseure"],
    ["Straße", "Strasse Straßen Strassenbau"],
    ["Dächer", "Daecher"],
    ["Mueller", "Müller Müllers"],
    ["Olfen", "Olfener"],
    ["günstige", "günstiger günstigen günstig"],
    ["Solaranlage", "Solar-Anlage Solaranlagen"],
    ["Dachdecker", "Dachdecker-Meister Meister-Dachdecker"],
    ["SEO-Check", "SEOCheck SEO-Checks"],
    ["Bad", "Bäder Bades"],
  ])("%s: %s", (keyword, text) => {
    expect(related(keyword, text)).toEqual(text.toLowerCase().split(" "));
  });

  it.each([
    ["Küche", "Kuchen Kuchens"],
    ["Maler", "normaler optimaler malerisch malerische Malteser"],
    ["Auto", "automatisch Automat Autor"],
    ["Wand", "wandern Wanderer Gewand"],
    ["Bad", "Badminton Badeanstalt"],
    ["Garten", "Kindergarten Garde"],
    ["Dach", "dachte Dachdecker"],
    ["Dachdeckermeister", "Dachdecker Meister"],
    ["Dachdecker", "Dachdecker DACHDECKER"],
    ["der", "der dere deren"],
    ["ab", "abs aber"],
    ["", "Dach"],
    ["  ", "Dach"],
    [".*", "Dach"],
    ["constructor", "toString"],
  ])("%s: none of %s", (keyword, text) => {
    expect(related(keyword, text)).toEqual([]);
  });

  it("are counted, most frequent first, at most ten", () => {
    const table = buildWordTable("Dächer Daches Daches Dach");
    expect(findRelatedWords("Dach", buildRelatedIndex(table))).toEqual([
      { word: "daches", count: 2 },
      { word: "dächer", count: 1 },
    ]);
    const many = Array.from({ length: 40 }, (_, index) => `Dachdecker${"abc".repeat(index + 1)}`).join(" ");
    expect(related("Dachdecker", many)).toHaveLength(10);
  });

  it.each([
    ["Dachdecker Olfen", "Ihr Dachdecker in Olfen", ["dachdecker in olfen"]],
    ["Dachdecker Olfen", "Dachdecker aus ganz Olfen", ["dachdecker aus ganz olfen"]],
    ["Dachdecker Olfen", "Dachdeckerei in Olfen", ["dachdeckerei in olfen"]],
    ["Dachdecker Olfen", "Dachdecker Olfen, Dachdecker | Olfen", []],
    ["Dachdecker Olfen", "Dachdecker. Olfen ist schön", []],
    ["Dachdecker Olfen", "Dachdecker\nOlfen", []],
    ["Dachdecker Olfen", "Dachdecker arbeiten gern nahe Olfen", []],
    ["Dachdecker Olfen", "Dachdecker und wir in der Stadt Olfen", []],
    ["Dachdecker Olfen", "Dachdecker auch in Olfen", ["dachdecker auch in olfen"]],
    ["Dachdecker Olfen", "Dachdecker und auch in Olfen", []],
    ["Dachdecker in Olfen", "Dachdeckern in Olfen", ["dachdeckern in olfen"]],
  ])("phrase %s in %j: %j", (keyword, text, expected) => {
    expect(phrases(keyword, text).map(({ word }) => word)).toEqual(expected);
  });

  it("are found in any text without a throw, and never the keyword itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (keyword, text) => {
        for (const { word, count } of [
          ...findRelatedWords(keyword, buildRelatedIndex(buildWordTable(text))),
          ...phrases(keyword, text),
        ]) {
          expect(count).toBeGreaterThan(0);
          expect(word).not.toBe(keyword.toLowerCase());
        }
      }),
    );
  });

  it("of a text of 200,000 different words are found without delay", () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `dach${index}`).join(" ");
    expect(related("dachdecker", text)).toEqual([]);
    expect(phrases("dacha dachb dachc dachd dache dachf dachg dachh dachi", text)).toEqual([]);
    expect(phrases("dach dach dach", "dach ".repeat(200_000))).toEqual([]);
  });
});
