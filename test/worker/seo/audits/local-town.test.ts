import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { bare, firm, imprintOf, noLinks, onLegalPage } from "#test/support/local-pages.ts";
import { aMeta, goodImprint, type PageOverrides } from "#test/support/page-facts.ts";
import { townNamed } from "#worker/seo/audits/town-named.ts";
import { namesTown } from "#worker/seo/firm-towns.ts";

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

describe("the town [LOCAL-04]", () => {
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
});

it.each([
  ["Dachdecker in Muenster", "Münster", true],
  ["Münsteraner Dächer", "Münster", true],
  ["Dächer im Münsterland", "Münster", false],
  ["Dachdecker Frankfurt", "Frankfurt am Main", true],
  ["Dachdecker-Olfen.de", "Olfen", true],
  ["Haltern am See", "Haltern am See", true],
  ["", "Olfen", false],
  ["Olfen", "", false],
  ["Dass er deckt", "", false],
])("in %j %j is named: %s", (text, town, expected) => expect(namesTown(text, town)).toBe(expected));
