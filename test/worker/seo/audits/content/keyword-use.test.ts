import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { keywordUse } from "#worker/seo/audits/content/keyword-use.ts";

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
    value: "„dachfenstern“ (2-mal) · „dachfensters“ (1-mal) (Dichte 0,00 %, Platzierung 0 von 100)",
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
