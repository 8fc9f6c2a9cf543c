import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { address, bare, firm, onLegalPage } from "#test/support/seo/local-pages.ts";
import { openingHours } from "#worker/seo/audits/local/opening-hours.ts";

describe("opening hours [LOCAL-06] [KIND-04]", () => {
  auditCases(openingHours, [
    { when: "in text and JSON-LD", status: "passed" },
    {
      when: "in JSON-LD alone",
      page: bare("Text", [firm({ openingHours: ["Mo-Fr 08:00-12:00", "Sa 09:00-12:00"] })]),
      status: "passed",
    },
    {
      when: "as a specification",
      page: bare("Text", [
        firm({
          openingHoursSpecification: [
            { dayOfWeek: ["Monday", "https://schema.org/Tuesday"], opens: "08:00", closes: "17:00:00" },
          ],
        }),
      ]),
      status: "passed",
    },
    {
      when: "nowhere on an inner page that is not for contact",
      page: bare(address),
      kind: "firm-page",
      status: "notApplicable",
      title: /wird auf der Startseite und der Kontaktseite gefragt/,
    },
    {
      when: "nowhere on the contact page",
      page: { ...bare(address), fetched: { url: "https://www.dachdecker-beispiel.de/kontakt.html" } },
      kind: "firm-page",
      status: "warning",
    },
    {
      when: "as the commas that a builder leaves behind",
      page: bare(address, [firm({ openingHours: ", , , , , , " })]),
      status: "warning",
      title: /keine Öffnungszeiten zu erkennen/,
    },
    {
      when: "at a hotel that also cooks",
      page: { ...bare(address), html: { ...bare(address).html, titles: ["Hotel und Restaurant am Deich"] } },
      status: "warning",
    },
    {
      when: "at a guest house, where guests arrive",
      page: { ...bare(address), html: { ...bare(address).html, titles: ["Pension am Deich in Olfen"] } },
      status: "notApplicable",
      title: /Zeiten der Anreise/,
    },
    { when: "in the text alone", page: bare(`${address}Mo–Fr 8–17 Uhr`), status: "passed" },
    {
      when: "German days in JSON-LD",
      page: bare("Text", [firm({ openingHours: "Montag-Freitag 8-17 Uhr" })]),
      status: "failed",
      value: "Montag-Freitag 8-17 Uhr",
      points: 0,
    },
    {
      when: "broken in JSON-LD, readable in the text",
      page: bare("Mo-Fr 8:00-17:00", [firm({ openingHours: "8-17" })]),
      status: "failed",
      points: 5,
    },
    {
      when: "a time without leading zero",
      page: bare("Text", [
        firm({ openingHoursSpecification: { dayOfWeek: "Monday", opens: "8:00", closes: "17:00" } }),
      ]),
      status: "failed",
      value: "8:00",
    },
    { when: "none", page: bare(`${address}Telefon 02595 123456`), status: "warning", points: 0 },
    { when: "none, no firm", page: bare("Ein Gedicht."), status: "notApplicable" },
    {
      when: "none in the part that was read",
      page: { ...bare(address), fetched: { truncated: true } },
      status: "unchecked",
    },
    onLegalPage,
  ]);
});
