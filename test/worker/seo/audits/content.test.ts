import { auditCases } from "#test/support/audit-cases.ts";
import { aPage } from "#test/support/page-facts.ts";
import { h1 } from "#worker/seo/audits/h1.ts";
import { headingOrder } from "#worker/seo/audits/heading-order.ts";
import { keywordUse } from "#worker/seo/audits/keyword-use.ts";
import { langAttribute } from "#worker/seo/audits/lang-attribute.ts";
import { readability } from "#worker/seo/audits/readability.ts";
import { wordAmount } from "#worker/seo/audits/word-amount.ts";
import type { HeadingFact } from "#worker/seo/page-facts.ts";

const headings = (...levels: HeadingFact["level"][]) => ({
  html: { headings: levels.map((level, index) => ({ level, text: `Abschnitt ${index + 1}` })) },
});
const words = (count: number) => ({ text: "Dach ".repeat(count).trim() });
const hardSentence =
  "Instandsetzungsmaßnahmen Dachentwässerungsanlagen Gewährleistungsansprüche Eigentümergemeinschaft Versicherungsangelegenheiten.";
const english =
  "We are the best of all the roofers and you will be happy with what they do for your house. ".repeat(5);

const polish = "Nasza firma wykonuje dachy oraz elewacje domów jednorodzinnych. ";

auditCases(h1, [
  { when: "one", status: "passed" },
  { when: "none", page: headings(2, 3), status: "failed", value: "keine" },
  {
    when: "an empty one",
    page: { html: { headings: [{ level: 1, text: " " }] } },
    status: "failed",
    title: "leer",
  },
  {
    when: "an image with alternative text in its place",
    page: { html: { headings: [{ level: 1, text: "", imageText: "Dachdecker Beispiel" }] } },
    status: "passed",
  },
  { when: "three", page: headings(1, 1, 1), status: "warning", title: "3 Hauptüberschriften" },
  {
    when: "none in the part that was read",
    page: { ...headings(2), fetched: { truncated: true } },
    status: "unchecked",
  },
]);

auditCases(headingOrder, [
  { when: "no gap", page: headings(1, 2, 3, 2, 3, 4, 2), status: "passed" },
  {
    when: "a skipped level",
    page: headings(1, 3),
    status: "warning",
    title: "1 Fehler",
    value: "h2 fehlt",
    points: 5,
  },
  { when: "several skipped levels", page: headings(1, 5), status: "warning", value: "h2 bis h4 fehlen" },
  { when: "first heading is h2", page: headings(2, 1), status: "warning", value: "ist eine h2, keine h1" },
  {
    when: "an empty heading, which is another audit's",
    page: {
      html: {
        headings: [
          { level: 1, text: "Dach" },
          { level: 2, text: "" },
        ],
      },
    },
    status: "passed",
  },
  { when: "no headings", page: headings(), status: "notApplicable" },
]);

auditCases(wordAmount, [
  { when: "250 words", page: words(250), status: "passed", title: "250 Wörter" },
  { when: "249 words", page: words(249), status: "warning", value: "249 Wörter" },
  { when: "99 words", page: words(99), status: "failed" },
  { when: "no word", page: words(0), status: "failed", title: "steht kein Text" },
  { when: "one word", page: words(1), status: "failed", title: "steht nur 1 Wort" },
  {
    when: "few words in the part that was read",
    page: { ...words(9), fetched: { truncated: true } },
    status: "unchecked",
  },
]);

auditCases(readability, [
  { when: "short words and sentences", status: "passed" },
  {
    when: "long words",
    page: { text: Array.from({ length: 25 }, () => hardSentence).join(" ") },
    status: "failed",
    title: "sehr schwer",
  },
  { when: "too few words", page: words(99), status: "notApplicable" },
  {
    when: "English, declared",
    page: { html: { lang: "en" }, text: english.repeat(2) },
    status: "passed",
    title: "(Flesch)",
  },
  {
    when: "English, not declared",
    page: { html: { lang: null }, text: english.repeat(2) },
    status: "passed",
  },
  { when: "declared French", page: { html: { lang: "fr" } }, status: "unchecked" },
  {
    when: "Polish, not declared",
    page: { html: { lang: null }, text: polish.repeat(20) },
    status: "unchecked",
  },
]);

auditCases(langAttribute, [
  { when: "de and a German text", status: "passed", title: "(de)" },
  { when: "a region", page: { html: { lang: "de-AT" } }, status: "passed" },
  { when: "another language, which is not doubted", page: { html: { lang: "nl" } }, status: "passed" },
  { when: "no attribute", page: { html: { lang: null } }, status: "failed", value: "fehlt" },
  { when: "an empty attribute", page: { html: { lang: " " } }, status: "failed" },
  { when: "no language tag", page: { html: { lang: "deutsch!" } }, status: "failed", value: "deutsch!" },
  {
    when: "en and a German text, which is another audit's",
    page: { html: { lang: "en-US" } },
    status: "passed",
  },
]);

const withPhrase = `${aPage().html.text.text}\nSteildach in Olfen`;
auditCases(keywordUse, [
  { when: "in title, heading and text", keywords: ["dachdecker"], status: "passed" },
  { when: "no keywords given", status: "notApplicable" },
  {
    when: "nowhere on the page",
    keywords: ["Klempner"],
    status: "failed",
    title: "Keyword „Klempner“: kommt auf der Seite nicht vor",
    points: 0,
  },
  {
    when: "not in the text",
    keywords: ["Flachdach"],
    status: "warning",
    title: "steht nicht im Text",
    points: 5,
  },
  {
    when: "neither in title nor in h1",
    keywords: ["Preis"],
    status: "warning",
    title: "weder im Titel noch",
  },
  {
    when: "only in related forms",
    keywords: ["Dachfenster"],
    page: { text: `${aPage().html.text.text}\nDachfensters Dachfenstern und Dachfenstern` },
    status: "warning",
    title: "Keyword „Dachfenster“: kommt nur in verwandter Form vor",
    value: "„dachfenstern“ (2-mal) · „dachfensters“ (1-mal) (Dichte 0,00 %, Gewicht 0 von 100)",
    points: 5,
  },
  {
    when: "in the title, in the text only in a related form",
    keywords: ["Steildach"],
    page: { text: `${aPage().html.text.text}\nSteildächer` },
    status: "warning",
    value: "steht im Text nur in verwandter Form: „steildächer“ (1-mal)",
  },
  {
    when: "a phrase with a small word between",
    keywords: ["Team Leute"],
    page: { text: `${aPage().html.text.text}\nTeam der Leute` },
    status: "warning",
    value: "„team der leute“",
  },
  {
    when: "made of characters of a pattern",
    keywords: [".*(a+)+$", "[", "\\"],
    status: "failed",
  },
  {
    when: "one of two nowhere",
    keywords: ["Dachdecker", "Klempner"],
    page: { text: withPhrase },
    status: "warning",
    points: 5,
  },
  {
    when: "two of three nowhere",
    keywords: ["Dachdecker", "Klempner", "Gas"],
    status: "warning",
    title: "2 von 3 Keywords kommen auf der Seite nicht vor",
  },
  {
    when: "stuffed",
    keywords: ["Dachdecker"],
    page: { text: "Dachdecker Olfen ".repeat(60) },
    status: "warning",
    value: "Dichte 50,00 %",
  },
]);
