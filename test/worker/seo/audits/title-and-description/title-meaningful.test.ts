import { auditCases } from "#test/support/seo/audit-cases.ts";
import { titleMeaningful } from "#worker/seo/audits/title-and-description/title-meaningful.ts";

const title = (text: string) => ({ html: { titles: [text] } });

const noTitle = { html: { titles: [] } };

auditCases(titleMeaningful, [
  { when: "work and place", status: "passed" },
  {
    when: "a generic word inside a longer part",
    page: title("Willkommen im Gasthof Linde"),
    status: "passed",
  },
  { when: "only a generic word", page: title("Startseite"), status: "failed", value: "Startseite" },
  {
    when: "a filler at the end, where the rest tells",
    page: title("Turnverein Olfen - Home"),
    status: "passed",
  },
  { when: "only generic words", page: title("Home | Willkommen!"), status: "failed" },
  {
    when: "a generic word before the name",
    page: title("Home - Müller GmbH"),
    status: "warning",
    title: "„Home“",
  },
  { when: "the default of a building kit", page: title("Vite + React"), status: "failed" },
  { when: "no title", page: noTitle, status: "notApplicable" },
]);
