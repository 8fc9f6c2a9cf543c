import { auditCases } from "#test/support/audit-cases.ts";
import { aMeta } from "#test/support/page-facts.ts";
import { descriptionLength } from "#worker/seo/audits/description-length.ts";
import { descriptionPresent } from "#worker/seo/audits/description-present.ts";
import { titleLength } from "#worker/seo/audits/title-length.ts";
import { titleMeaningful } from "#worker/seo/audits/title-meaningful.ts";
import { titlePresent } from "#worker/seo/audits/title-present.ts";
import { titleStuffing } from "#worker/seo/audits/title-stuffing.ts";

const title = (text: string) => ({ html: { titles: [text] } });
const noTitle = { html: { titles: [] } };
const description = (content: string) => ({ html: { metas: [aMeta("Description", content)] } });
const noDescription = { html: { metas: [] } };
const letters = (count: number) =>
  "teil "
    .repeat(count)
    .slice(0, count - 1)
    .concat("l");

auditCases(titlePresent, [
  { when: "a title", status: "passed" },
  { when: "no title", page: noTitle, status: "failed", title: "hat keinen Titel", value: "fehlt" },
  { when: "an empty title", page: title("  "), status: "failed", title: "leer", value: "leer" },
  {
    when: "no title in the part that was read",
    page: { ...noTitle, fetched: { truncated: true } },
    status: "unchecked",
  },
]);

auditCases(titleLength, [
  { when: "30 characters", page: title(letters(30)), status: "passed" },
  { when: "60 narrow characters", page: title(letters(60)), status: "passed" },
  { when: "29 characters", page: title(letters(29)), status: "warning", title: "29 Zeichen", points: 5 },
  { when: "61 characters", page: title(letters(61)), status: "warning", title: "zu lang: 61 Zeichen" },
  {
    when: "40 wide characters, more than 580 pixels",
    page: title("W".repeat(40)),
    status: "warning",
    value: "755 Pixel",
  },
  { when: "9 characters", page: title("Startseit"), status: "failed" },
  { when: "a title that says nothing", page: title("Home | Willkommen"), status: "notApplicable" },
  { when: "separators alone", page: title("| | |"), status: "failed" },
  { when: "121 characters", page: title(letters(121)), status: "failed" },
  { when: "no title", page: noTitle, status: "notApplicable" },
]);

auditCases(titleMeaningful, [
  { when: "work and place", status: "passed" },
  {
    when: "a generic word inside a longer part",
    page: title("Willkommen im Gasthof Linde"),
    status: "passed",
  },
  { when: "only a generic word", page: title("Startseite"), status: "failed", value: "Startseite" },
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

auditCases(descriptionPresent, [
  { when: "a description", status: "passed" },
  { when: "the name written in capitals", page: description("Text"), status: "passed" },
  { when: "none", page: noDescription, status: "failed", value: "fehlt" },
  { when: "an empty one", page: description(" "), status: "failed", value: "leer" },
]);

auditCases(descriptionLength, [
  { when: "70 characters", page: description(letters(70)), status: "passed" },
  { when: "160 characters", page: description(letters(160)), status: "passed" },
  { when: "69 characters", page: description(letters(69)), status: "warning", title: "69 Zeichen zu kurz" },
  {
    when: "161 characters",
    page: description(letters(161)),
    status: "warning",
    title: "zu lang: 161 Zeichen",
  },
  {
    when: "140 wide characters",
    page: description("Wümme Mühlen ".repeat(11)),
    status: "warning",
    title: /zu lang: 142 Zeichen, 1\.\d+ Pixel/,
  },
  { when: "a placeholder", page: description("Just another WordPress site"), status: "notApplicable" },
  { when: "none", page: noDescription, status: "notApplicable" },
]);
