import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { domSize } from "#worker/seo/audits/technology/dom-size.ts";

const elements = (count: number, truncated = false) => ({
  html: { structure: { ...aPage().html.structure, elements: count } },
  fetched: { truncated },
});

describe("the number of elements [ASK-05]", () => {
  auditCases(domSize, [
    { when: "usual", page: elements(420), status: "passed", title: "420 Elementen" },
    { when: "the limit", page: elements(1_500), status: "passed" },
    {
      when: "one more",
      page: elements(1_501),
      status: "warning",
      title: "1.501 Elementen",
      value: "1.501 Elemente",
      points: 5,
    },
    { when: "thousands", page: elements(6_000), status: "warning", points: 0 },
    { when: "few in the part that was read", page: elements(800, true), status: "unchecked" },
    {
      when: "many in the part that was read",
      page: elements(2_000, true),
      status: "warning",
      title: "mehr als 2.000 Elementen",
    },
    { when: "none", page: elements(0), status: "notApplicable" },
  ]);
});
