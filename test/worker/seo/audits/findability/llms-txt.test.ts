import { auditCases } from "#test/support/seo/audit-cases.ts";
import { llmsTxt } from "#worker/seo/audits/findability/llms-txt.ts";

const lost = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};

auditCases(llmsTxt, [
  {
    when: "there",
    page: { side: { llmsTxt: { state: "found", status: 200, text: "# Dächer", reason: null } } },
    status: "passed",
    title: "(9 Bytes)",
  },
  { when: "not there", status: "notApplicable", title: "kein Mangel" },
  {
    when: "empty",
    page: { side: { llmsTxt: { state: "found", status: 200, text: " \n", reason: null } } },
    status: "notApplicable",
  },
  { when: "kept from us", page: { side: { llmsTxt: lost } }, status: "unchecked" },
]);
