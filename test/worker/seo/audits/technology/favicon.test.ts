import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement } from "#test/support/seo/page-facts.ts";
import { favicon } from "#worker/seo/audits/technology/favicon.ts";

auditCases(favicon, [
  { when: "named", status: "passed" },
  {
    when: "named the old way",
    page: { html: { links: [aLinkElement("shortcut icon", "/favicon.ico")] } },
    status: "passed",
  },
  { when: "not named: it may lie at /favicon.ico", page: { html: { links: [] } }, status: "unchecked" },
]);
