import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { mainLandmark } from "#worker/seo/audits/technology/main-landmark.ts";

const without = { html: { structure: { ...aPage().html.structure, hasMain: false } } };

describe("the main part of a page [ASK-04]", () => {
  auditCases(mainLandmark, [
    { when: "main", status: "passed" },
    { when: "none", page: without, status: "warning", value: "kein main" },
    {
      when: "none in the part that was read",
      page: { ...without, fetched: { truncated: true } },
      status: "unchecked",
    },
    {
      when: "a page made by scripts",
      page: { html: { ...without.html, anchors: [] }, text: "Laden" },
      status: "unchecked",
    },
    {
      when: "an empty page",
      page: { html: { ...without.html, anchors: [], scripts: [] }, text: "" },
      status: "notApplicable",
    },
  ]);
});
