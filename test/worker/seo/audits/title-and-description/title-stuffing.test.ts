import { auditCases } from "#test/support/seo/audit-cases.ts";
import { titleStuffing } from "#worker/seo/audits/title-and-description/title-stuffing.ts";

const title = (text: string) => ({ html: { titles: [text] } });

const noTitle = { html: { titles: [] } };

auditCases(titleStuffing, [
  { when: "each word once", status: "passed" },
  { when: "a word twice", page: title("Dachdecker Olfen, Dachdecker Datteln"), status: "passed" },
  {
    when: "a word three times",
    page: title("Dachdecker Olfen, Dachdecker Datteln, dachdecker Haltern"),
    status: "failed",
    title: "„dachdecker“ steht 3-mal",
  },
  { when: "a stop word three times", page: title("Rat und Tat und Dach und Fach"), status: "passed" },
  {
    when: "seven terms in a row",
    page: title("Dach, Wand, Tor, Zaun, Hof, Gaube, Rinne"),
    status: "warning",
    title: "7 Stichwörter",
  },
  { when: "no title", page: noTitle, status: "notApplicable" },
]);
