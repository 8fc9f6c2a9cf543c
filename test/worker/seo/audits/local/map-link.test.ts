import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { address, bare, firm, noLinks, onLegalPage } from "#test/support/seo/local-pages.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { mapLink } from "#worker/seo/audits/local/map-link.ts";

describe("the way to a map [LOCAL-07] [KIND-04]", () => {
  auditCases(mapLink, [
    { when: "geo in JSON-LD", status: "passed" },
    {
      when: "hasMap in JSON-LD",
      page: bare(address, [firm({ hasMap: "https://maps.app.goo.gl/x" })]),
      status: "passed",
    },
    {
      when: "none on an inner page that is not for contact",
      page: bare(address),
      kind: "firm-page",
      status: "notApplicable",
      title: /wird auf der Startseite und der Kontaktseite gefragt/,
    },
    {
      when: "none on the contact page",
      page: { ...bare(address), fetched: { url: "https://www.dachdecker-beispiel.de/kontakt.html" } },
      kind: "firm-page",
      status: "warning",
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
