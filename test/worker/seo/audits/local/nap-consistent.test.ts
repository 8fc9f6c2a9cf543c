import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { address, bare, firm, imprintOf, onLegalPage } from "#test/support/seo/local-pages.ts";
import { goodImprint } from "#test/support/seo/page-facts.ts";
import { napConsistent } from "#worker/seo/audits/local/nap-consistent.ts";

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
    {
      when: "another number on an article, where it may be the writer's",
      page: bare(`${address}Tel. 02595 999999`, [firm()]),
      kind: "article",
      status: "notApplicable",
      title: /wird bei einem Artikel nicht gefragt/,
    },
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
