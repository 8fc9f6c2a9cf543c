import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { bare, legalPage } from "#test/support/seo/local-pages.ts";
import { phoneLink } from "#worker/seo/audits/local/phone-link.ts";

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
