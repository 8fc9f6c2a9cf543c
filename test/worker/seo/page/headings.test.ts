import { describe, expect, it } from "vitest";
import type { HeadingFact } from "#worker/seo/html/page-facts.ts";
import { findHeadingIssues, listHeadings } from "#worker/seo/page/headings.ts";

const facts = (...levels: HeadingFact["level"][]) =>
  levels.map((level, index) => ({ level, text: `T${index + 1}` }));
const sentences = (list: HeadingFact[], complete = true) =>
  findHeadingIssues(list, complete).map(({ sentence }) => sentence);

describe("headings [SEO-57]", () => {
  it("are listed in document order with position and number of their level", () => {
    expect(listHeadings(facts(1, 2, 2))).toEqual([
      { level: 1, text: "T1", position: 1, count: 1 },
      { level: 2, text: "T2", position: 2, count: 2 },
      { level: 2, text: "T3", position: 3, count: 2 },
    ]);
  });

  it("in order have no issues, also when they step up by several levels", () => {
    expect(sentences(facts(1, 2, 3, 4, 2, 3))).toEqual([]);
  });

  it.each([
    [facts(), ["Die Seite hat keine Hauptüberschrift (h1)."]],
    [facts(1, 1), ["Die Seite hat 2 Hauptüberschriften (h1), üblich ist eine."]],
    [facts(2, 1), ["Die erste Überschrift „T1“ ist eine h2, keine h1."]],
    [facts(1, 3), ["Auf die h1 „T1“ folgt die h3 „T2“: h2 fehlt."]],
    [facts(1, 4), ["Auf die h1 „T1“ folgt die h4 „T2“: h2 und h3 fehlen."]],
    [facts(1, 5), ["Auf die h1 „T1“ folgt die h5 „T2“: h2 bis h4 fehlen."]],
    [[{ level: 1 as const, text: " " }], ["Überschrift 1 (h1) ist leer."]],
    [
      facts(3),
      ["Die Seite hat keine Hauptüberschrift (h1).", "Die erste Überschrift „T1“ ist eine h3, keine h1."],
    ],
  ])("%j: %j", (list, expected) => {
    expect(sentences(list)).toEqual(expected);
  });

  it("are not missed on a page that was cut off", () => {
    expect(sentences(facts(), false)).toEqual([]);
  });
});
