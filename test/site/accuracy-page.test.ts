// The page about the check's truth, as built. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { formatDate } from "#app/format/date.ts";
import { inGerman, percentOf } from "#content/figures.ts";
import { truthFigures } from "#content/truth-figures.ts";
import type { HalfFigures, Share } from "#content/truth-types.ts";
import { attributes, elements, wordsOf } from "#test/support/seo/html-tree.ts";

type Element = ReturnType<typeof elementsOf>[number];

function elementsOf(path: string) {
  return [...elements(parse(readFileSync(`build/client${path}/index.html`, "utf8")))];
}

const page = elementsOf("/genauigkeit");
const within = (element: Element) => [...elements(element)];
const named = (name: string, among = page) => among.filter(({ tagName }) => tagName === name);
const words = wordsOf(named("main")[0] as Element);
const { pages, complaints, goals, open, locked, own, precision, date } = truthFigures;

/** Table → rows → words of the cells, without the head. */
const cellsOf = (table: Element) =>
  named("tr", within(table))
    .slice(1)
    .map((row) =>
      within(row)
        .filter(({ tagName }) => /^t[hd]$/.test(tagName))
        .map(wordsOf),
    );
const counts = ([part, all]: Share) => `${inGerman(part)} von ${inGerman(all)}`;

describe("the page about the check's truth", () => {
  it("says of 100 findings how many are true and how many useful too, for both halves [EXACT-01]", () => {
    const shown = named("figure").map((figure) => named("span", within(figure)).map(wordsOf));
    const whole = ([part, all]: Share) => Math.floor((100 * part) / all);
    const expected = (half: HalfFigures) => [
      `${whole(half.true)} wahr`,
      `${whole(half.useful)} auch nützlich`,
    ];
    expect(shown).toEqual([
      ["Prüfseiten", "nur gezählt", ...expected(locked)],
      ["Übungsseiten", "zum Verbessern", ...expected(open)],
    ]);
  });

  it("draws each hundred with as many marks as it names, and a hundred in all [EXACT-01]", () => {
    const drawn = named("figure").map((figure) =>
      named("path", within(figure)).map((path) => attributes(path).d?.match(/M/g)?.length ?? 0),
    );
    for (const [index, half] of [locked, open].entries()) {
      const [useful = 0, useless = 0, wrong = 0] = drawn[index] ?? [];
      expect(useful).toBe(Math.floor((100 * half.useful[0]) / half.useful[1]));
      expect(useful + useless).toBe(Math.floor((100 * half.true[0]) / half.true[1]));
      expect(useful + useless + wrong).toBe(100);
    }
  });

  it("compares both halves in a table with caption and scopes, every share with its counts [EXACT-01]", () => {
    const table = named("table")[0] as Element;
    expect(wordsOf(named("caption", within(table))[0] as Element)).not.toBe("");
    const heads = named("th", within(table));
    expect(new Set(heads.map((head) => attributes(head).scope))).toEqual(new Set(["col", "row"]));
    const rows = cellsOf(table);
    const kinds = [
      "true",
      "useful",
      "found",
      "trackers",
      "consentTools",
      "imprint",
      "privacy",
      "kinds",
    ] as const;
    expect(rows).toHaveLength(kinds.length);
    const shown = (share: Share) => `${percentOf(share)} ${counts(share)}`.replace("\u00a0", " ");
    for (const [index, kind] of kinds.entries()) {
      const goal = kind in goals ? goals[kind as keyof typeof goals] : null;
      expect(rows[index]?.[0]).toMatch(
        goal === null ? /^(?!.*Ziel)/ : `Ziel: mindestens ${inGerman(goal * 100)} %`,
      );
      expect(rows[index]?.slice(2)).toEqual([shown(locked[kind]), shown(open[kind])]);
    }
  });

  it("names what was counted without labels [EXACT-01] [EXACT-05]", () => {
    for (const share of [own.fields, own.words, own.robots, own.syllablesHeldOut])
      expect(words).toContain(counts(share));
  });

  it("lists every audit with its complaints, folded [EXACT-01]", () => {
    const fold = named("details").find((one) => named("table", within(one)).length > 0) as Element;
    expect(attributes(fold).open).toBeUndefined();
    expect(cellsOf(fold)).toEqual(
      precision.map(({ topic, useful, useless, false: isFalse }) => [
        topic,
        ...[useful, useless, isFalse].map((count) => inGerman(count)),
      ]),
    );
    const sum = precision.reduce((all, row) => all + row.useful + row.useless + row.false, 0);
    expect(sum).toBe(complaints);
  });

  it("names limits, method and the date of the count [EXACT-01]", () => {
    expect(named("time").map((time) => [attributes(time).datetime, wordsOf(time)])).toEqual([
      [date, formatDate(date)],
    ]);
    expect(words).toContain(`Die ${pages} Seiten sind für diese Zählung geschrieben`);
    expect(words).toContain("Was der Check nicht sehen kann");
    expect(words).toContain("Was die Zahlen nicht sagen");
  });

  it("is linked from the check, and leads to the contact form [EXACT-07]", () => {
    const hrefs = (path: string) => elementsOf(path).map((element) => attributes(element).href);
    expect(hrefs("/seo-check")).toContain("/genauigkeit");
    expect(hrefs("/genauigkeit").filter((href) => href?.startsWith("/kontakt?subject="))).toHaveLength(2);
  });
});
