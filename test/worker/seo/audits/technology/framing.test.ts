import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { framing } from "#worker/seo/audits/technology/framing.ts";
import type { MetaFact } from "#worker/seo/html/page-facts.ts";

const headers = (changed: Record<string, string>) => ({
  fetched: { headers: { "content-type": "text/html", ...changed } },
});

const header = (name: string, value: string) => headers({ [name]: value });

const metas = (...list: MetaFact[]) => ({ html: { metas: list } });

const httpEquiv = (name: string, content: string): MetaFact => ({
  ...aMeta("", content),
  name: null,
  httpEquiv: name,
});

const csp = (value: string) => header("content-security-policy", value);

auditCases(framing, [
  { when: "none", page: headers({}), status: "warning", value: "keine Angabe" },
  { when: "everyone may", page: csp("frame-ancestors *"), status: "warning", title: "wirkt nicht" },
  {
    when: "everyone may, which takes the older header's place",
    page: headers({ "content-security-policy": "frame-ancestors https:", "x-frame-options": "DENY" }),
    status: "warning",
  },
  {
    when: "the outdated ALLOW-FROM",
    page: header("x-frame-options", "ALLOW-FROM https://a.de"),
    status: "warning",
    value: "ALLOW-FROM",
  },
  {
    when: "in the HTML, where it does not count",
    page: { ...headers({}), ...metas(httpEquiv("content-security-policy", "frame-ancestors 'none'")) },
    status: "warning",
  },
  {
    when: "frame-ancestors",
    page: csp("frame-ancestors 'self' https://partner.example.org"),
    status: "passed",
  },
  {
    when: "frame-ancestors of one of two policies",
    page: csp("default-src 'self', frame-ancestors 'none'"),
    status: "passed",
  },
  { when: "the older header", page: header("x-frame-options", "SameOrigin"), status: "passed" },
  {
    when: "the older header twice",
    page: header("x-frame-options", "SAMEORIGIN, SAMEORIGIN"),
    status: "passed",
  },
]);
