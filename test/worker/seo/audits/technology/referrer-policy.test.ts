import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { referrerPolicy } from "#worker/seo/audits/technology/referrer-policy.ts";
import type { MetaFact } from "#worker/seo/html/page-facts.ts";

const headers = (changed: Record<string, string>) => ({
  fetched: { headers: { "content-type": "text/html", ...changed } },
});

const header = (name: string, value: string) => headers({ [name]: value });

const metas = (...list: MetaFact[]) => ({ html: { metas: list } });

auditCases(referrerPolicy, [
  {
    when: "the whole address to everyone",
    page: header("referrer-policy", "unsafe-url"),
    status: "warning",
    value: "unsafe-url",
  },
  {
    when: "the former default",
    page: header("referrer-policy", "no-referrer-when-downgrade"),
    status: "warning",
  },
  {
    when: "the whole address by a meta element",
    page: { ...header("referrer-policy", "no-referrer"), ...metas(aMeta("Referrer", "always")) },
    status: "warning",
    value: "unsafe-url",
  },
  {
    when: "the last known word of several",
    page: header("referrer-policy", "no-referrer, unsafe-url, morgen"),
    status: "warning",
  },
  { when: "none", page: headers({}), status: "passed", title: "Voreinstellung" },
  {
    when: "an unknown word",
    page: header("referrer-policy", "geheim"),
    status: "passed",
    title: "Voreinstellung",
  },
  {
    when: "an older word for browsers that know no newer",
    page: header("referrer-policy", "unsafe-url, strict-origin-when-cross-origin"),
    status: "passed",
  },
  { when: "no referrer", page: header("referrer-policy", "No-Referrer"), status: "passed" },
]);
