// The parts reading is made of.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctWords } from "#worker/chat/reading/everyday-words.ts";
import { isOneSlipFrom, lookup } from "#worker/chat/reading/lookup.ts";
import { quantitiesOf } from "#worker/chat/reading/numbers/quantities.ts";
import { industryOfWord } from "#worker/chat/reading/read-industry.ts";
import { refusedWords } from "#worker/chat/reading/refusals/polarity.ts";
import { taggedText, taggedWords } from "#worker/chat/reading/tagged-words.ts";
import { wordsOf } from "#worker/chat/reading/words.ts";

describe("words", () => {
  it("are spelled the same however they were typed", () => {
    const spelled = (text: string) => wordsOf(text).map((word) => word.text);
    expect(spelled("Größe GROESSE Café Online-Shop Geht’s")).toEqual([
      "groesse",
      "groesse",
      "cafe",
      "onlineshop",
      "gehts",
    ]);
    expect(spelled("u\u0308ber 3–5")).toEqual(["ueber", "3", "-", "5"]);
  });

  it("know their sentence: no end after Dr., ca., e.V. or 1.", () => {
    const sentences = (text: string) => new Set(wordsOf(text).map(({ sentence }) => sentence)).size;
    expect(sentences("Praxis Dr. Wessels, ca. 8 Seiten. Zum 1. Mai")).toBe(2);
    expect(sentences("Heimatverein e.V. aus Olfen")).toBe(1);
    expect(sentences("Ja? Nein! Gut\nSo")).toBe(4);
  });

  it("stand where they were typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const composed = text.normalize("NFC");
        for (const { raw, start, end } of wordsOf(text)) expect(composed.slice(start, end)).toBe(raw);
      }),
    );
  });
});

describe("typing errors", () => {
  const word = fc.stringMatching(/^[a-f]{5,9}$/);

  it("are one letter too many, too few, another, or two swapped", () => {
    for (const typed of ["wohcen", "wochn", "wocheen", "wothen"])
      expect(isOneSlipFrom(typed, "wochen")).toBe(true);
    expect(isOneSlipFrom("wochen", "wochen")).toBe(false);
    expect(isOneSlipFrom("wohncen", "wochen")).toBe(false);
  });

  it("are none in words of four letters", () => {
    expect(isOneSlipFrom("shpo", "shop")).toBe(false);
  });

  it("are what the textbook distance says [optimal string alignment]", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneSlipFrom(one, other)).toBe(distance(one, other) === 1);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom(..."abcxyz"), (one, at, letter) => {
        const other = one.slice(0, at % one.length) + letter + one.slice((at % one.length) + 1);
        expect(isOneSlipFrom(one, other)).toBe(distance(one, other) === 1);
      }),
    );
  });
});

describe("looking up", () => {
  const table = { whole: "seite", begins: "buch*", ends: "*laden", inside: "*konfig*" };
  const tags = (word: string) => [...lookup(table, new Set(["seide"]))(word).keys()];

  it.each([
    ["seite", ["whole"]],
    ["seiten", ["whole"]],
    ["startseite", []],
    ["buchung", ["begins"]],
    ["hofladen", ["ends"]],
    ["ladenbau", []],
    ["moebelkonfigurator", ["inside"]],
    ["siete", ["whole"]],
    ["seide", []],
  ])("finds %s", (word, found) => {
    expect(tags(word)).toEqual(found);
  });
});

describe("everyday words", () => {
  it("are taken for no typing error of a trade", () => {
    const trades = [
      "Licht",
      "immer",
      "lieben",
      "fließen",
      "Mauer",
      "sogar",
      "Start",
      "Wagen",
      "Versand",
      "Becker",
      "Schneider",
    ];
    expect(taggedWords(trades.join(" ")).filter((word) => industryOfWord(word) !== null)).toEqual([]);
  });

  it("are taken for no small word or number", () => {
    const words = [
      "Start",
      "deine",
      "bloß",
      "gesucht",
      "Warnung",
      "selten",
      "Olfen",
      "lieben",
      "Seifen",
      "Preise",
    ];
    expect(taggedWords(words.join(" ")).filter(({ tags, value }) => tags.size > 0 || value !== null)).toEqual(
      [],
    );
  });

  it("are spelled as words are looked up", () => {
    expect([...correctWords].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });
});

describe("counts", () => {
  const counts = (text: string) =>
    quantitiesOf(taggedWords(text)).map(({ span, unit }) => [span.min, span.max, unit]);

  it.each([
    ["8 Seiten", [[8, 8, "page"]]],
    ["zwischen fünf und acht Seiten", [[5, 8, "page"]]],
    [
      "5 und 8",
      [
        [5, 5, null],
        [8, 8, null],
      ],
    ],
    ["8 Seiten oder 9", [[8, 9, "page"]]],
    ["bis zu 10 Seiten", [[1, 10, "page"]]],
    ["mehr als 20 Seiten", [[21, null, "page"]]],
    ["nicht mehr als 20 Seiten", [[1, 20, "page"]]],
    ["unter 10", [[1, 9, null]]],
    ["ab 11 Seiten", [[11, null, "page"]]],
    ["ein halbes Dutzend Seiten", [[6, 6, "page"]]],
    ["eine Handvoll Unterseiten", [[4, 6, "page"]]],
    ["2-3 Wochen", [[2, 3, "week"]]],
    ["1 Monat oder mehr", [[1, null, "month"]]],
    ["12 Mitarbeiter", [[12, 12, "other"]]],
    ["02591 12345", []],
    ["1.290", []],
  ])("of %s", (text, found) => {
    expect(counts(text)).toEqual(found);
  });
});

describe("refusals", () => {
  const refused = (text: string) => {
    const words = taggedWords(text);
    const indexes = refusedWords(taggedText(words));
    return words
      .filter(
        ({ tags }, at) => indexes.has(at) && (tags.has("shop") || tags.has("blog") || tags.has("booking")),
      )
      .map(({ raw }) => raw);
  };

  it.each([
    ["kein Shop, nur ein Blog", ["Shop"]],
    ["ohne Shop, Blog und Buchung", ["Shop", "Blog", "Buchung"]],
    ["ohne Shop, aber mit Blog", ["Shop"]],
    ["Shop und Blog brauchen wir nicht", ["Shop", "Blog"]],
    ["Shop nein, Buchung ja", ["Shop"]],
    ["statt Blog lieber Shop", ["Blog"]],
    ["weder Shop noch Blog", ["Shop", "Blog"]],
    ["nicht nur Shop, auch Blog", []],
    ["den Blog weglassen", ["Blog"]],
    ["Shop erst später", ["Shop"]],
    ["keine Eile, Shop und Blog", []],
    ["alles außer Shop", ["Shop"]],
    ["alles außer einem Blog, aber mit Shop", ["Blog"]],
    ["alles außer Shop, Blog und Buchung", ["Shop", "Blog", "Buchung"]],
    ["alles bis auf den Shop", ["Shop"]],
    ["alles mit Ausnahme vom Blog", ["Blog"]],
    ["nichts außer einem Blog", []],
    ["keine Extras außer Buchung", []],
    ["gar nichts, außer vielleicht Buchung", []],
    ["außer dem Blog brauchen wir nichts", []],
    ["außer dem Blog auch ein Shop", []],
    ["Shop bis auf Weiteres", []],
    ["außerdem ein Shop", []],
  ])("of %s", (text, words) => {
    expect(refused(text)).toEqual(words);
  });
});

/** Optimal string alignment by the full table. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? cell(row - 2, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      const best = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + same,
        swapped,
      );
      table[row]?.splice(column, 1, best);
    }
  return cell(one.length, other.length);
}
