import { auditCases } from "#test/support/seo/audit-cases.ts";
import { h1 } from "#worker/seo/audits/content/h1.ts";
import type { HeadingFact } from "#worker/seo/html/page-facts.ts";

const headings = (...levels: HeadingFact["level"][]) => ({
  html: { headings: levels.map((level, index) => ({ level, text: `Abschnitt ${index + 1}` })) },
});

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
