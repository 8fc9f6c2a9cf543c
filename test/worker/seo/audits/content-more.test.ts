import { auditCases } from "#test/support/audit-cases.ts";
import { aPage, type PageOverrides } from "#test/support/page-facts.ts";
import { headingTexts } from "#worker/seo/audits/heading-texts.ts";
import { langMatches } from "#worker/seo/audits/lang-matches.ts";
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
    value: /^lang="en-US", im Text \d+ von \d+ Wörtern, die nur im Deutschen gebräuchlich sind$/,
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
