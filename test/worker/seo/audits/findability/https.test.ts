import { auditCases } from "#test/support/seo/audit-cases.ts";
import { https } from "#worker/seo/audits/findability/https.ts";

auditCases(https, [
  { when: "https", status: "passed" },
  { when: "http", page: { fetched: { url: "http://a.de/" } }, status: "failed", value: "http://a.de/" },
]);
