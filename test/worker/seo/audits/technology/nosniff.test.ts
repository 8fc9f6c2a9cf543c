import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { nosniff } from "#worker/seo/audits/technology/nosniff.ts";

const { headers } = aPage().fetched;

const header = (name: string, value: string) => ({ fetched: { headers: { ...headers, [name]: value } } });

const noHeaders = { fetched: { headers: {} } };

auditCases(nosniff, [
  { when: "nosniff", status: "passed" },
  { when: "sent twice", page: header("x-content-type-options", "NOSNIFF, nosniff"), status: "passed" },
  { when: "missing", page: noHeaders, status: "failed" },
  {
    when: "another value",
    page: header("x-content-type-options", "sniff"),
    status: "failed",
    value: "sniff",
  },
]);
