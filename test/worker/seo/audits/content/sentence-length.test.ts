import { auditCases } from "#test/support/seo/audit-cases.ts";
import { sentenceLength } from "#worker/seo/audits/content/sentence-length.ts";

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
  {
    when: "long sentences around the main content [TRUE-04]",
    page: { text: `${sentences(9, 0)}\n${sentences(0, 9)}`, main: sentences(0, 9) },
    status: "passed",
  },
  {
    when: "short teasers around long sentences [TRUE-04]",
    page: { text: `${sentences(0, 40)}\n${sentences(9, 0)}`, main: sentences(9, 0) },
    status: "failed",
    title: "9 von 9 Sätzen",
  },
  { when: "German, declared French [TRUE-03]", page: { html: { lang: "fr" } }, status: "passed" },
  { when: "seven sentences", page: { text: sentences(7, 0) }, status: "notApplicable" },
  { when: "another language", page: { html: { lang: "fr" }, text: sentences(9, 0) }, status: "unchecked" },
  { when: "a megabyte of dots", page: { text: ". ".repeat(500_000) }, status: "notApplicable" },
]);
