import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { address, bare, firm, imprintOf, legalPage, onLegalPage } from "#test/support/local-pages.ts";
import { aLink, aPage, goodImprint } from "#test/support/page-facts.ts";
import { contactOnPage } from "#worker/seo/audits/contact-on-page.ts";
import { napConsistent } from "#worker/seo/audits/nap-consistent.ts";
import { phoneLink } from "#worker/seo/audits/phone-link.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";

describe("a number to tap [LOCAL-08]", () => {
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
});

describe("contact on the page [LOCAL-05]", () => {
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
});

describe("contact-on-page", () => {
  it("fills the piece to copy with what the Impressum tells, escaped [LOCAL-05]", () => {
    const facts = aPage(bare("Text", [firm({ name: "Dach & <b>" })], imprintOf(goodImprint)));
    const { snippet } = contactOnPage.judge(facts, pageFigures(facts, []));
    expect(snippet).toContain("Dach &amp; &lt;b&gt;<br>");
    expect(snippet).toContain("Kirchstraße 1<br>\n  59399 Olfen<br>");
    expect(snippet).toContain('<a href="tel:+492595123456">+49 2595 123456</a>');
  });
});

describe("the same data everywhere [LOCAL-03]", () => {
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
      when: "a number of the next town",
      page: bare("Dachdecker Beispiel\nAllee 9\n59348 Lüdinghausen\nTel. 02591 98765", [
        firm({ address: [] }),
      ]),
      status: "passed",
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
});
