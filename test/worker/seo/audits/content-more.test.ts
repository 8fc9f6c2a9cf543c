import { auditCases } from "#test/support/audit-cases.ts";
import { aMeta, aPage, aProperty, type PageOverrides } from "#test/support/page-facts.ts";
import { copyrightYear } from "#worker/seo/audits/copyright-year.ts";
import { headingTexts } from "#worker/seo/audits/heading-texts.ts";
import { keywordStuffing } from "#worker/seo/audits/keyword-stuffing.ts";
import { langMatches } from "#worker/seo/audits/lang-matches.ts";
import { placeholderText } from "#worker/seo/audits/placeholder-text.ts";
import { sentenceLength } from "#worker/seo/audits/sentence-length.ts";
import type { HeadingFact } from "#worker/seo/page-facts.ts";

const headings = (...list: [level: HeadingFact["level"], text: string][]): PageOverrides => ({
  html: { headings: list.map(([level, text]) => ({ level, text })) },
});
const goodText = aPage().html.text.text;

auditCases(headingTexts, [
  { when: "short ones that differ", status: "passed" },
  {
    when: "an empty one",
    page: headings([1, "Dachdecker"], [2, ""]),
    status: "warning",
    title: "Überschrift 2 (h2) ist leer",
    points: 5,
  },
  { when: "an empty h1, which is another audit's", page: headings([1, ""]), status: "passed" },
  {
    when: "an empty h1 beside a full one",
    page: headings([1, ""], [1, "Dachdecker"]),
    status: "warning",
    title: "Überschrift 1 (h1) ist leer",
  },
  {
    when: "a picture with a name",
    page: { html: { headings: [{ level: 1, text: "", imageText: "Dachdecker Beispiel" }] } },
    status: "passed",
  },
  {
    when: "121 characters",
    page: headings([1, "Dachdecker"], [2, "D".repeat(121)]),
    status: "warning",
    value: "121 Zeichen: „DDD",
  },
  { when: "120 characters", page: headings([1, "Dachdecker"], [2, "D".repeat(120)]), status: "passed" },
  {
    when: "the same text four times",
    page: headings([1, "Dach"], [2, "Angebot"], [2, "angebot!"], [2, "Angebot"], [2, "Angebot"]),
    status: "warning",
    title: "4 Überschriften lauten gleich: „Angebot“",
    value: "4-mal „Angebot“",
  },
  {
    when: "the same text three times, as three branches have it",
    page: headings([1, "Dach"], [2, "Öffnungszeiten"], [2, "Öffnungszeiten"], [2, "Öffnungszeiten"]),
    status: "passed",
  },
  {
    when: "a greeting as h1",
    page: headings([1, "Herzlich willkommen!"], [2, "Leistungen"]),
    status: "warning",
    title: "nennt weder Leistung noch Betrieb",
  },
  { when: "a greeting as h2", page: headings([1, "Dachdecker"], [2, "Willkommen"]), status: "passed" },
  {
    when: "a greeting that names the firm",
    page: headings([1, "Willkommen bei Dachdecker Beispiel"]),
    status: "passed",
  },
  { when: "no headings", page: headings(), status: "notApplicable" },
  {
    when: "ten thousand empty ones",
    page: headings(...Array.from({ length: 10_000 }, (): [2, string] => [2, ""])),
    status: "warning",
    title: "10.000 Überschriften sagen Lesern wenig",
    points: 0,
  },
]);

const words = (count: number) => Array.from({ length: count }, (_, index) => `wort${index}`).join(" ");
const sentences = (long: number, short: number) =>
  [
    ...Array.from({ length: long }, (_, index) => `Langer Satz ${index} und ${words(30 + index)}.`),
    ...Array.from({ length: short }, (_, index) => `Kurzer Satz Nummer ${index} ist fertig.`),
  ].join(" ");

auditCases(sentenceLength, [
  { when: "short sentences", status: "passed" },
  { when: "two of ten are long", page: { text: sentences(2, 8) }, status: "passed" },
  {
    when: "three of ten are long",
    page: { text: sentences(3, 7) },
    status: "warning",
    title: "3 von 10 Sätzen haben mehr als 25 Wörter",
    value: /^36 Wörter: „Langer Satz 2/,
    points: 7,
  },
  { when: "six of ten are long", page: { text: sentences(6, 4) }, status: "failed", points: 0 },
  {
    when: "exactly 25 words",
    page: { text: Array.from({ length: 9 }, () => `Wort ${words(24)}.`).join(" ") },
    status: "passed",
  },
  {
    when: "26 words",
    page: { text: Array.from({ length: 9 }, () => `Wort ${words(25)}.`).join(" ") },
    status: "failed",
    value: "26 Wörter",
  },
  {
    when: "long menus without a period",
    page: { text: `${words(60)}\n${sentences(0, 9)}` },
    status: "passed",
  },
  {
    when: "long lists of places",
    page: { text: `Wir kommen nach ${words(40).replaceAll(" ", ", ")}. `.repeat(5) + sentences(0, 8) },
    status: "passed",
  },
  { when: "seven sentences", page: { text: sentences(7, 0) }, status: "notApplicable" },
  { when: "another language", page: { html: { lang: "fr" }, text: sentences(9, 0) }, status: "unchecked" },
  { when: "a megabyte of dots", page: { text: ". ".repeat(500_000) }, status: "notApplicable" },
]);

const english = "We are the best of all the roofers and you will be happy with what they do for you. ".repeat(
  5,
);
const dutch =
  "Wij zijn de beste dakdekkers van de hele streek en wij komen graag bij u langs om het dak te bekijken. ".repeat(
    5,
  );
const names = "Müller Schmidt Meier Schulz Becker Wagner ".repeat(20);

auditCases(langMatches, [
  { when: "de and a German text", status: "passed" },
  { when: "de-AT and a German text", page: { html: { lang: "de-AT" } }, status: "passed" },
  {
    when: "en and a German text",
    page: { html: { lang: "en-US" } },
    status: "failed",
    title: "Angegeben ist die Sprache „en-US“, der Text ist deutsch",
    value: /^lang="en-US", im Text \d+ von \d+ Wörtern nur deutsch gebräuchlich$/,
  },
  {
    when: "de and an English text",
    page: { text: english },
    status: "failed",
    title: "der Text ist englisch",
  },
  { when: "nl and a German text", page: { html: { lang: "nl" } }, status: "failed", title: "deutsch" },
  { when: "nl and a Dutch text", page: { html: { lang: "nl" }, text: dutch }, status: "unchecked" },
  { when: "de and a Dutch text", page: { text: dutch }, status: "unchecked" },
  { when: "Low German", page: { html: { lang: "nds" } }, status: "unchecked" },
  { when: "Swiss German", page: { html: { lang: "gsw-CH" } }, status: "unchecked" },
  {
    when: "two languages on one page",
    page: { html: { lang: "en" }, text: goodText + english.repeat(2) },
    status: "unchecked",
  },
  { when: "names only", page: { html: { lang: "fr" }, text: names }, status: "unchecked" },
  {
    when: "names with a German word now and then",
    page: { html: { lang: "fr" }, text: "Müller Schmidt Meier Schulz Becker Wagner und Koch ".repeat(20) },
    status: "unchecked",
  },
  { when: "59 words", page: { html: { lang: "en" }, text: "und ".repeat(59) }, status: "unchecked" },
  { when: "60 words", page: { html: { lang: "en" }, text: "und ".repeat(60) }, status: "failed" },
  { when: "no language given", page: { html: { lang: null } }, status: "notApplicable" },
  { when: "a language that is none", page: { html: { lang: "deutsch!" } }, status: "notApplicable" },
]);

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
    page: withText("Der Film Coming soon läuft am Freitag im Kino."),
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
