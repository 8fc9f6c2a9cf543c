import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { address, bare, firm, noLinks, onLegalPage } from "#test/support/local-pages.ts";
import { aLink } from "#test/support/page-facts.ts";
import { mapLink } from "#worker/seo/audits/map-link.ts";
import { openingHours } from "#worker/seo/audits/opening-hours.ts";
import { sameAs } from "#worker/seo/audits/same-as.ts";
import { isOpeningHours, tellsHours } from "#worker/seo/opening-hours.ts";

describe("opening hours [LOCAL-06]", () => {
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

describe("hours", () => {
  it.each([
    "Mo-Fr 08:00-17:00",
    "Mo,Tu,Th 09:00-12:00",
    "Mo-Su",
    "Sa 09:00-12:00, 14:00-18:00",
    "Mo - Fr 08:00 – 17:00",
    "Fr 18:00-24:00",
  ])("%s is schema.org's notation", (written) => expect(isOpeningHours(written)).toBe(true));
  it.each([
    "",
    "08:00-17:00",
    "Mo-Fr 8-17",
    "Mo-Fr 8:00-17:00",
    "Mo-Fr-Sa 08:00-17:00",
    "Di 08:00-17:00",
    "täglich",
    "Mo-Fr 25:00-26:00",
  ])("%j is not", (written) => expect(isOpeningHours(written)).toBe(false));
  it.each([
    "Öffnungszeiten\nMontag\n08:00 – 17:00 Uhr",
    "Ich bin Mo\u2060–\u2060Fr von 9:00 bis 18:00 Uhr da",
    "Mo. bis Fr.: 8 bis 17 Uhr",
    "täglich 11.30-22.00",
    "Termine nach Vereinbarung",
    "Di–So ab 17 Uhr",
    "Täglich ab 11:30 Uhr geöffnet",
    "Unser Büro ist wochentags zwischen 8 und 16 Uhr besetzt",
    "Mo–Fr: 8–18, Sa 9–13",
    "Montag Ruhetag",
    "24-Stunden-Notdienst",
    "Notdienst rund um die Uhr",
  ])("%j tells hours", (text) => expect(tellsHours(text)).toBe(true));
  it.each([
    "Öffnungszeiten",
    "Montag kommen wir",
    "Seite 8-17",
    "von 1995 bis 2010 in Olfen",
    "Somit 8:00 bis 17:00",
  ])("%j tells none", (text) => expect(tellsHours(text)).toBe(false));
});

describe("the way to a map [LOCAL-07]", () => {
  auditCases(mapLink, [
    { when: "geo in JSON-LD", status: "passed" },
    {
      when: "hasMap in JSON-LD",
      page: bare(address, [firm({ hasMap: "https://maps.app.goo.gl/x" })]),
      status: "passed",
    },
    ...[
      "https://www.google.de/maps/place/Olfen",
      "https://maps.app.goo.gl/abc",
      "https://www.openstreetmap.org/?mlat=1",
      "geo:51.7,7.3",
    ].map((href) => ({
      when: `a link to ${href}`,
      page: { text: address, html: { jsonLd: [], anchors: [aLink("Karte", href)] } },
      status: "passed" as const,
    })),
    {
      when: "an embedded map",
      page: {
        text: address,
        html: {
          ...noLinks,
          jsonLd: [],
          media: [
            {
              tag: "iframe" as const,
              src: "https://www.google.com/maps/embed?pb=1",
              srcset: null,
              title: null,
            },
          ],
        },
      },
      status: "passed",
    },
    {
      when: "an address alone",
      page: bare(address),
      status: "warning",
      points: 0,
      value: "Kirchstraße 1, 59399 Olfen ohne Link zur Karte",
    },
    {
      when: "a link to something like it",
      page: {
        text: address,
        html: {
          jsonLd: [],
          anchors: [aLink("Karte", "https://maps.example.org/"), aLink("Speisekarte", "/karte")],
        },
      },
      status: "warning",
    },
    { when: "no address", page: bare("Text"), status: "notApplicable" },
    onLegalPage,
  ]);
});

describe("linked profiles [LOCAL-09]", () => {
  auditCases(sameAs, [
    { when: "profiles elsewhere", status: "passed" },
    { when: "no firm in JSON-LD", page: bare(address), status: "notApplicable" },
    { when: "no profiles at all", page: bare(address, [firm()]), status: "notApplicable" },
    {
      when: "a relative address",
      page: bare(address, [firm({ sameAs: ["/instagram", "https://www.facebook.com/dach"] })]),
      status: "failed",
      value: "/instagram",
      points: 5,
    },
    {
      when: "the own site",
      page: bare(address, [firm({ sameAs: "https://www.dachdecker-beispiel.de/" })]),
      status: "failed",
      points: 0,
    },
    {
      when: "without encryption",
      page: bare(address, [firm({ sameAs: ["http://www.facebook.com/dach"] })]),
      status: "failed",
      value: "http://www.facebook.com/dach",
    },
    {
      when: "linked on the page but not declared",
      page: {
        text: address,
        html: {
          jsonLd: [firm()],
          anchors: [
            aLink("Instagram", "https://www.instagram.com/dach"),
            aLink("Facebook", "https://www.facebook.com/dialogwerk"),
            aLink("Rolle", "https://www.instagram.com/reels/abc"),
            aLink("Teilen", "https://www.facebook.com/sharer/sharer.php?u=x"),
          ],
        },
      },
      status: "warning",
      value: "https://www.instagram.com/dach · https://www.facebook.com/dialogwerk",
    },
    {
      when: "only buttons to share",
      page: {
        text: address,
        html: {
          jsonLd: [firm()],
          anchors: [aLink("Teilen", "https://www.facebook.com/sharer/sharer.php?u=x")],
        },
      },
      status: "notApplicable",
    },
    onLegalPage,
  ]);
});
