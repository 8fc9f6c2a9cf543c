import { auditCases } from "#test/support/seo/audit-cases.ts";
import { headingOrder } from "#worker/seo/audits/content/heading-order.ts";
import type { HeadingFact } from "#worker/seo/html/page-facts.ts";

const headings = (...levels: HeadingFact["level"][]) => ({
  html: { headings: levels.map((level, index) => ({ level, text: `Abschnitt ${index + 1}` })) },
});

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
  { when: "a heading of a menu before the main one", page: headings(2, 1), status: "passed" },
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
