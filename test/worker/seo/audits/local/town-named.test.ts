import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { bare, firm, imprintOf, noLinks, onLegalPage } from "#test/support/seo/local-pages.ts";
import { aMeta, goodImprint, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { townNamed } from "#worker/seo/audits/local/town-named.ts";

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

describe("the town [LOCAL-04] [TRUE-34]", () => {
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
      when: "in the title alone, which search shows first",
      page: heads("Dachdecker in Olfen", "Dächer", "Wir decken."),
      status: "passed",
    },
    {
      when: "in the description, which search shows below the title",
      page: heads("Dachdecker", "Dächer", "Aus Olfen"),
      status: "passed",
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
      kind: "firm-page",
      status: "warning",
      points: 2.5,
    },
    {
      when: "nowhere, nothing there",
      page: { html: { titles: [], headings: [], metas: [] }, ...start },
      status: "notApplicable",
      title: /fehlen/,
    },
    {
      when: "in heading and description, where the title is missing or says nothing",
      page: heads("Startseite", "Dächer in Olfen", "Aus Olfen"),
      status: "passed",
    },
    {
      when: "in the title, where heading and description are missing",
      page: { html: { headings: [], metas: [] }, ...start },
      status: "passed",
    },
    {
      when: "in the heading, where the description is a placeholder",
      page: { ...heads("Dachdecker", "Dächer in Olfen", "Herzlich willkommen"), ...start },
      status: "warning",
      points: 3.33,
      title: /fehlt in: Titel$/,
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
      when: "nowhere in an article, which is found by its subject",
      page: heads("Moos", "Moos", "Moos"),
      kind: "article",
      status: "notApplicable",
      title: "Ort in Titel, Überschrift und Beschreibung: wird bei einem Artikel nicht gefragt",
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
    {
      when: "by one half of its double name",
      page: {
        ...heads("Pension in Greetsiel", "Moin", "Am Deich", {
          jsonLd: [
            firm({
              address: {
                streetAddress: "Deich 1",
                postalCode: "26736",
                addressLocality: "Krummhörn-Greetsiel",
              },
            }),
          ],
        }),
        ...start,
      },
      status: "passed",
    },
    { when: "no town known", page: bare("Text"), status: "notApplicable" },
    onLegalPage,
  ]);
});
