// What was left behind in a text: placeholders, words repeated for search engines, old years.
import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { keywordStuffing } from "#worker/seo/audits/content/keyword-stuffing.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `wort${index}`).join(" ");

/** Sentences that all differ, each of ten words with the word in it `times` times. */
const loaded = (count: number, times: number, word = "Dachdecker") =>
  Array.from(
    { length: count },
    (_, index) => `${`${word} `.repeat(times)}${words(10 - times).replaceAll("wort", `w${index}x`)}.`,
  ).join(" ");

auditCases(keywordStuffing, [
  { when: "a usual text", status: "notApplicable" },
  { when: "a word in 5 of 100", page: { text: `${loaded(20, 1)} ${loaded(20, 0)}` }, status: "passed" },
  {
    when: "a word in 6 of 100",
    page: { text: `${loaded(30, 1)} ${loaded(20, 0)}` },
    status: "warning",
    title: "Das Wort „dachdecker“ steht 30-mal in 500 Wörtern (6,0 %)",
    value: "„dachdecker“ 30-mal",
    points: 5,
  },
  { when: "every tenth word", page: { text: loaded(20, 1) }, status: "failed", points: 0 },
  { when: "fourteen times", page: { text: loaded(14, 1) }, status: "passed" },
  { when: "small words", page: { text: loaded(30, 1, "nicht") }, status: "passed" },
  {
    when: "the same note at every offer",
    page: { text: `${loaded(12, 0)}\n${"Der Dachdecker kommt gern zu Ihnen.\n".repeat(40)}` },
    status: "passed",
  },
  {
    when: "menus and buttons",
    page: { text: `${loaded(12, 0)}\n${"Dachdecker\n".repeat(80)}` },
    status: "passed",
  },
  {
    when: "the visitor's keyword, which is another audit's",
    keywords: ["Dachdecker"],
    page: { text: loaded(20, 1) },
    status: "passed",
  },
  { when: "few words", page: { text: loaded(9, 3) }, status: "notApplicable" },
  {
    when: "names that objects have by nature",
    page: { text: loaded(20, 1, "constructor") },
    status: "failed",
  },
]);

it("keyword-stuffing names every number that it compares with", () => {
  expect(keywordStuffing.basis).toMatch(/ab 100 Wörtern.* 5 %.* 15 Nennungen.* 8 %/);
});
