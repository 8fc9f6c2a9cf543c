import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aLink, aMeta, aPage, goodImprint, type PageOverrides } from "#test/support/page-facts.ts";
import { contactOnPage } from "#worker/seo/audits/contact-on-page.ts";
import { mapLink } from "#worker/seo/audits/map-link.ts";
import { napConsistent } from "#worker/seo/audits/nap-consistent.ts";
import { openingHours } from "#worker/seo/audits/opening-hours.ts";
import { phoneLink } from "#worker/seo/audits/phone-link.ts";
import { sameAs } from "#worker/seo/audits/same-as.ts";
import { townNamed } from "#worker/seo/audits/town-named.ts";
import { namesTown } from "#worker/seo/firm-towns.ts";
import { isOpeningHours, tellsHours } from "#worker/seo/opening-hours.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";

const firm = (properties: Record<string, unknown> = {}) =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "RoofingContractor",
    name: "Dachdecker Beispiel",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Kirchstraße 1",
      postalCode: "59399",
      addressLocality: "Olfen",
    },
    telephone: "+49 2595 123456",
    ...properties,
  });
const address = "Dachdecker Beispiel\nKirchstraße 1\n59399 Olfen\n";
const noLinks = { anchors: [] };
const noImprint: PageOverrides["side"] = {
  imprint: { state: "missing", url: null, text: "", hrefs: [], reason: "Kein Link." },
};
const imprintOf = (text: string): PageOverrides["side"] => ({
  imprint: {
    state: "found",
    url: "https://www.dachdecker-beispiel.de/impressum",
    text,
    hrefs: [],
    reason: null,
  },
});
/** Text, links and JSON-LD, nothing else that tells who the firm is. */
const bare = (text: string, jsonLd: string[] = [], side = noImprint): PageOverrides => ({
  text,
  html: { ...noLinks, jsonLd },
  side,
});
const legalPage = { fetched: { url: "https://www.dachdecker-beispiel.de/impressum" } };
const onLegalPage = { when: "on a legal page", page: legalPage, status: "notApplicable" as const };

auditCases(phoneLink, [
  { when: "a tel: link", status: "passed" },
  { when: "also on a legal page", page: legalPage, status: "passed" },
  {
    when: "a number in the text",
    page: bare("Rufen Sie an\nTelefon: 02595 / 12 34 56"),
    status: "failed",
    value: "02595 / 12 34 56",
  },
  {
    when: "an international number",
    page: bare("Tel. +49 (0) 2595 123456."),
    status: "failed",
    value: "+49 (0) 2595 123456",
  },
  {
    when: "digits that may be anything",
    page: bare("Kundennummer 02595 123456, IBAN DE02 1203 0000 0000 2020 51"),
    status: "notApplicable",
  },
  { when: "a fax number", page: bare("Telefax 02595 123457"), status: "notApplicable" },
  { when: "no number", page: bare("Schreiben Sie uns."), status: "notApplicable" },
]);

auditCases(contactOnPage, [
  { when: "phone and address", status: "passed" },
  {
    when: "phone as a link only",
    page: { text: address, html: { anchors: [aLink("Anrufen", "tel:+492595123456")] } },
    status: "passed",
  },
  { when: "neither", page: bare("Schreiben Sie uns."), status: "failed", title: /weder/, points: 0 },
  { when: "only in JSON-LD", page: bare("Schreiben Sie uns.", [firm()]), status: "failed", points: 0 },
  {
    when: "no address",
    page: bare("Telefon 02595 123456"),
    status: "failed",
    title: /keine Anschrift/,
    points: 5,
  },
  {
    when: "town without street",
    page: bare("Telefon 02595 123456\n59399 Olfen"),
    status: "failed",
    title: /keine Anschrift/,
  },
  { when: "no phone", page: bare(address), status: "failed", title: /keine Telefonnummer/, points: 5 },
  {
    when: "nothing in the part that was read",
    page: { ...bare("Text"), fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "an Austrian page",
    page: { ...bare("Wien"), fetched: { url: "https://a.at/" } },
    status: "unchecked",
  },
  onLegalPage,
]);

describe("contact-on-page", () => {
  it("fills the piece to copy with what the Impressum tells, escaped", () => {
    const facts = aPage(bare("Text", [firm({ name: "Dach & <b>" })], imprintOf(goodImprint)));
    const { snippet } = contactOnPage.judge(facts, pageFigures(facts, []));
    expect(snippet).toContain("Dach &amp; &lt;b&gt;<br>");
    expect(snippet).toContain("Kirchstraße 1<br>\n  59399 Olfen<br>");
    expect(snippet).toContain('<a href="tel:+492595123456">+49 2595 123456</a>');
  });
});

auditCases(napConsistent, [
  { when: "all the same", status: "passed" },
  {
    when: "the same in other notations",
    page: bare(
      "Dachdecker Beispiel\nKirchstr. 1 · D-59399 Olfen\nTel. (02595) 12 34 56",
      [firm()],
      imprintOf(goodImprint),
    ),
    status: "passed",
  },
  { when: "one source alone", page: bare(`${address}Tel. 02595 123456`), status: "notApplicable" },
  { when: "no source", page: bare("Text"), status: "notApplicable" },
  {
    when: "another house number in JSON-LD",
    page: bare(`${address}Tel. 02595 123456`, [
      firm({ address: { streetAddress: "Kirchstraße 11", postalCode: "59399", addressLocality: "Olfen" } }),
    ]),
    status: "failed",
    value: "Kirchstraße 11, 59399 Olfen",
    points: 6.67,
  },
  {
    when: "another postal code in the Impressum",
    page: bare(`${address}Tel. 02595 123456`, [], imprintOf(goodImprint.replace("59399", "59398"))),
    status: "failed",
    value: "Kirchstraße 1, 59399 Olfen",
  },
  {
    when: "another number of the same town",
    page: bare(`${address}Tel. 02595 123457`, [firm()]),
    status: "failed",
    title: /^1 Angabe zum Betrieb ist/,
    value: "+49 2595 123456",
  },
  {
    when: "another extension",
    page: bare(`${address}Tel. 02595 1234-12`, [firm({ telephone: "02595 1234-0" })]),
    status: "passed",
  },
  {
    when: "mobile here, landline there",
    page: bare(`${address}Mobil 0170 1234567`, [firm()]),
    status: "passed",
  },
  {
    when: "two mobile numbers",
    page: bare(`${address}Mobil 0170 1234567`, [firm({ telephone: "0170 7654321" })]),
    status: "failed",
  },
  {
    when: "a branch in another town",
    page: bare("Dachdecker Beispiel\nAllee 9\n48143 Münster\nTel. 0251 98765", [], imprintOf(goodImprint)),
    status: "notApplicable",
    title: /verschiedenen Orten/,
  },
  {
    when: "several addresses, one in common",
    page: bare(`Allee 9\n59399 Olfen\n${address}Tel. 02595 123456`, [firm()]),
    status: "passed",
  },
  {
    when: "a name that stands nowhere else",
    page: bare(`${address}Tel. 02595 123456`, [firm({ name: "Holzbau Meier" })]),
    status: "failed",
    value: "Holzbau Meier",
  },
  {
    when: "the same, glued to what stands beside it",
    page: bare("Dachdecker BeispielKirchstraße 1,59399 Olfen\nTelefon02595 123456", [firm()]),
    status: "passed",
  },
  {
    when: "the name in another order, with an addition",
    page: bare(`${address}Tel. 02595 123456`, [firm({ name: "Beispiel Dachdecker (Olfen-Mitte)" })]),
    status: "passed",
  },
  {
    when: "the name with its legal form",
    page: bare(`${address}Tel. 02595 123456`, [firm({ name: "Dachdecker Beispiel GmbH & Co. KG" })]),
    status: "passed",
  },
  onLegalPage,
]);

const heads = (
  title: string,
  h1: string,
  description: string,
  more: Partial<NonNullable<PageOverrides["html"]>> = {},
): PageOverrides => ({
  html: {
    titles: [title],
    headings: [{ level: 1, text: h1 }],
    metas: [aMeta("description", description)],
    ...more,
  },
});

const start = { fetched: { url: "https://www.dachdecker-beispiel.de/" } };

auditCases(townNamed, [
  { when: "everywhere", status: "passed" },
  {
    when: "in title and heading",
    page: heads("Dachdecker in Olfen", "Dächer aus Olfen", "Wir decken."),
    status: "passed",
  },
  {
    when: "as another form of its name",
    page: heads("Olfener Dächer", "Dächer", "Das Olfener Dach"),
    status: "passed",
  },
  {
    when: "in the title alone",
    page: heads("Dachdecker in Olfen", "Dächer", "Wir decken."),
    status: "warning",
    points: 5,
    title: /„Olfen“ fehlt in: Hauptüberschrift, Beschreibung/,
  },
  {
    when: "in heading and description alone",
    page: heads("Dachdecker", "Dächer in Olfen", "Aus Olfen"),
    status: "warning",
    points: 5,
  },
  {
    when: "nowhere on the start page",
    page: { ...heads("Dachdecker", "Dächer", "Wir decken."), ...start },
    status: "failed",
    points: 0,
    value: "Dachdecker",
  },
  {
    when: "in the heading of the start page alone",
    page: { ...heads("Dachdecker", "Dächer in Olfen", "Wir decken."), ...start },
    status: "warning",
    points: 2.5,
  },
  {
    when: "nowhere on an inner page",
    page: heads("Dachdecker", "Dächer", "Wir decken."),
    status: "warning",
    points: 2.5,
  },
  {
    when: "nowhere, nothing there",
    page: { html: { titles: [], headings: [], metas: [] }, ...start },
    status: "failed",
    value: "leer",
  },
  {
    when: "a part of another word",
    page: { ...heads("Wolfen und Golfen", "Solfen", "Olfenbüttel"), ...start },
    status: "failed",
  },
  {
    when: "another town that the firm serves",
    page: heads("Dachdecker in Datteln", "Dächer in Datteln", "x", {
      jsonLd: [firm({ areaServed: ["Datteln"] })],
    }),
    status: "passed",
  },
  {
    when: "nowhere in an article, by address",
    page: {
      ...heads("Moos", "Moos", "Moos"),
      fetched: { url: "https://www.dachdecker-beispiel.de/blog/moos" },
    },
    status: "warning",
    points: 5,
  },
  {
    when: "nowhere in an article, by JSON-LD",
    page: heads("Moos", "Moos", "Moos", { jsonLd: [firm(), '{"@type":"BlogPosting","headline":"Moos"}'] }),
    status: "warning",
    points: 5,
  },
  {
    when: "the town is known from the Impressum alone",
    page: {
      ...bare("Text", [], imprintOf(goodImprint)),
      html: { ...noLinks, jsonLd: [], titles: ["Dach"], headings: [], metas: [] },
      ...start,
    },
    status: "failed",
    title: /Olfen/,
  },
  { when: "no town known", page: bare("Text"), status: "notApplicable" },
  onLegalPage,
]);

it.each([
  ["Dachdecker in Muenster", "Münster", true],
  ["Münsteraner Dächer", "Münster", true],
  ["Dächer im Münsterland", "Münster", false],
  ["Dachdecker Frankfurt", "Frankfurt am Main", true],
  ["Dachdecker-Olfen.de", "Olfen", true],
  ["Haltern am See", "Haltern am See", true],
  ["", "Olfen", false],
  ["Olfen", "", false],
])("in %j %j is named: %s", (text, town, expected) => expect(namesTown(text, town)).toBe(expected));

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
          aLink("Teilen", "https://www.facebook.com/sharer/sharer.php?u=x"),
        ],
      },
    },
    status: "warning",
    value: /^https:\/\/www\.instagram\.com\/dach$/,
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

it.each([
  "Kirchstraße 1\n59399 Olfen\nTel. 02595 123456 Mo 8:00-17:00 ",
  "8:00-17:00 ",
  "Mo ",
  "Dachdecker Beispiel ",
])("the local audits take no longer for a flood of %j", (piece) => {
  const facts = aPage({
    text: piece.repeat(Math.ceil(2_000_000 / piece.length)),
    html: {
      jsonLd: Array.from({ length: 300 }, (_, index) =>
        firm({ name: `x${index}`, openingHours: "Mo".repeat(1_000), areaServed: Array(1_000).fill("Ort") }),
      ),
      anchors: Array.from({ length: 50_000 }, (_, index) => aLink("x", `https://www.facebook.com/${index}`)),
    },
    side: imprintOf(piece.repeat(20_000)),
  });
  const start = Date.now();
  const figures = { links: { tel: 0 } } as ReturnType<typeof pageFigures>;
  for (const audit of [phoneLink, contactOnPage, napConsistent, townNamed, openingHours, mapLink, sameAs])
    audit.judge(facts, figures);
  expect(Date.now() - start).toBeLessThan(4_000);
});
