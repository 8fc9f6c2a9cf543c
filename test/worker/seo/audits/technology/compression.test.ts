import { auditCases } from "#test/support/seo/audit-cases.ts";
import { compression } from "#worker/seo/audits/technology/compression.ts";

const noHeaders = { fetched: { headers: {} } };

auditCases(compression, [
  { when: "brotli", status: "passed", title: "(br)" },
  { when: "no header reached us, which proves nothing", page: noHeaders, status: "unchecked" },
]);
