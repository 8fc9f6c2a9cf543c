import { auditCases } from "#test/support/seo/audit-cases.ts";
import type { PageOverrides } from "#test/support/seo/page-facts.ts";
import { headingTexts } from "#worker/seo/audits/content/heading-texts.ts";
import type { HeadingFact } from "#worker/seo/html/page-facts.ts";

const headings = (...list: [level: HeadingFact["level"], text: string][]): PageOverrides => ({
  html: { headings: list.map(([level, text]) => ({ level, text })) },
});

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
