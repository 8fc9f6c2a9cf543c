// What was left behind in a text: placeholders, words repeated for search engines, old years.
import { expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aMeta, aPage, aProperty, type PageOverrides } from "#test/support/page-facts.ts";
import { copyrightYear } from "#worker/seo/audits/copyright-year.ts";
import { keywordStuffing } from "#worker/seo/audits/keyword-stuffing.ts";
import { placeholderText } from "#worker/seo/audits/placeholder-text.ts";

const goodText = aPage().html.text.text;
const words = (count: number) => Array.from({ length: count }, (_, index) => `wort${index}`).join(" ");

const withText = (text: string) => ({ text: `${goodText}\n${text}` });
auditCases(placeholderText, [
  { when: "own texts", status: "passed" },
  {
    when: "Lorem ipsum",
    page: withText("Unser Team. Lorem ipsum dolor sit amet, consetetur sadipscing."),
    status: "failed",
    title: "Auf der Seite steht ein Platzhalter: „Unser Team. Lorem ipsum",
    value: "Lorem ipsum dolor sit amet",
    points: 0,
  },
  { when: "Max Mustermann", page: withText("Ihr Ansprechpartner: Max Mustermann"), status: "failed" },
  {
    when: "a made-up street",
    page: withText("Musterstraße 1, 12345 Musterstadt"),
    status: "failed",
    value: "Musterstraße 1",
  },
  { when: "a name in an explanation", page: withText("Name, z. B. Max Mustermann"), status: "passed" },
  {
    when: "a street of that name elsewhere",
    page: withText("Baumusterstraße und Musterkamp 4"),
    status: "passed",
  },
  {
    when: "a site to come",
    page: withText("Hier entsteht unsere neue Homepage."),
    status: "failed",
    value: "Hier entsteht",
  },
  { when: "a house to come", page: withText("Hier entsteht Ihr neues Zuhause in Olfen."), status: "passed" },
  {
    when: "a site to come and a house far off",
    page: withText("Hier entsteht ein Haus.\nUnsere Homepage"),
    status: "passed",
  },
  { when: "„Coming soon“ on an empty page", page: { text: "Dachdecker\nComing soon …" }, status: "failed" },
  { when: "„Coming soon“ at one article of many", page: withText("Coming soon …"), status: "passed" },
  {
    when: "„Coming soon“ in a sentence",
    page: { text: "Dachdecker\nDer Film Coming soon läuft am Freitag im Kino." },
    status: "passed",
  },
  {
    when: "the first entry of a blog",
    page: withText("Hallo Welt!"),
    status: "failed",
    value: "Hallo Welt!",
  },
  {
    when: "a default description, which is another audit's",
    page: { html: { metas: [aMeta("description", "Just another WordPress site")] } },
    status: "passed",
  },
  {
    when: "a page about dummy texts",
    page: {
      ...withText("Lorem ipsum dolor sit amet."),
      html: { titles: ["Blindtext: was er ist und wozu er dient"] },
    },
    status: "unchecked",
  },
  {
    when: "a page with a sample letter",
    page: { ...withText("Max Mustermann\nMusterstraße 1"), html: { titles: ["Vorlage für die Kündigung"] } },
    status: "unchecked",
  },
  {
    when: "a dummy text of a firm called Musterkamp",
    page: { ...withText("Lorem ipsum dolor sit amet."), html: { titles: ["Musterkamp, Ihr Dachdecker"] } },
    status: "failed",
  },
  { when: "a phrase at the very end", page: { text: "Beispieltext" }, status: "failed" },
  { when: "a megabyte without any", page: { text: "muster beispiel ".repeat(65_000) }, status: "passed" },
]);

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

const headers = aPage().fetched.headers;
const sent = (text: string, extra: Record<string, string>): PageOverrides => ({
  text,
  fetched: { headers: { ...headers, ...extra } },
});
const in2026 = { date: "Sat, 21 Nov 2026 14:05:00 GMT" };

auditCases(copyrightYear, [
  { when: "this year", page: sent("© 2026 Dachdecker Beispiel", in2026), status: "passed" },
  { when: "two years ago", page: sent("© 2024 Dachdecker Beispiel", in2026), status: "passed" },
  {
    when: "three years ago",
    page: sent("Impressum\n© 2023 Dachdecker Beispiel", in2026),
    status: "warning",
    title: "Am ©-Zeichen steht 2023, die Seite kam 2026",
    value: "„© 2023 Dachdecker Beispiel“",
  },
  { when: "a range that ends this year", page: sent("© 1998–2026 Dachdecker", in2026), status: "passed" },
  { when: "a range that ended long ago", page: sent("Copyright (c) 1998 - 2015", in2026), status: "warning" },
  { when: "the year before the sign", page: sent("2015 © Dachdecker", in2026), status: "warning" },
  {
    when: "an old one and a new one",
    page: sent("© 2012 Text\n© 2026 Dachdecker", in2026),
    status: "passed",
  },
  {
    when: "rights of a photographer",
    page: sent("Foto: © 2012 Anna Schulz", in2026),
    status: "notApplicable",
  },
  { when: "a year of another line", page: sent("© Dachdecker\nSeit 1998", in2026), status: "notApplicable" },
  { when: "no sign", page: sent("Seit 1998 in Olfen", in2026), status: "notApplicable" },
  { when: "no date in the answer", page: sent("© 2015 Dachdecker", {}), status: "unchecked" },
  { when: "a date that is none", page: sent("© 2015 Dachdecker", { date: "gestern" }), status: "unchecked" },
  {
    when: "only the day of the last change",
    page: sent("© 2015 Dachdecker", { "last-modified": "Mon, 02 Mar 2020 10:00:00 GMT" }),
    status: "warning",
    title: "die Seite kam 2020",
  },
  {
    when: "only the day of the last change, in the HTML",
    page: {
      text: "© 2015 Dachdecker",
      html: { metas: [aProperty("article:modified_time", "2021-05-04T10:00:00Z")] },
    },
    status: "warning",
  },
  { when: "a date in the future of the page", page: sent("© 2030 Dachdecker", in2026), status: "passed" },
  { when: "a hundred thousand signs", page: sent("© ".repeat(100_000), in2026), status: "notApplicable" },
]);
