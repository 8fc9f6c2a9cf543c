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
  { when: "that kit's with its language", page: title("Vite + React + TS"), status: "failed" },
  { when: "the name of an editor's file", page: title("Neue Seite 4"), status: "failed" },
  { when: "the folder of a project", page: title("buchung-frontend"), status: "failed" },
  { when: "a name in small letters", page: title("bora-bora"), status: "passed" },
  { when: "the second page of a list", page: title("Nachrichten | Seite 2 | Stadt Olfen"), status: "passed" },
  {
    when: "only the name of a page",
    page: title("Karriere"),
    status: "warning",
    title: "Der Titel besteht nur aus „Karriere“",
  },
  { when: "that name with a firm", page: title("Karriere – Dachdecker Brand"), status: "passed" },
  { when: "no title", page: noTitle, status: "notApplicable" },
]);
