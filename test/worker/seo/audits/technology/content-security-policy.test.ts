import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta, anImage, aPage, aScript } from "#test/support/seo/page-facts.ts";
import { contentSecurityPolicy } from "#worker/seo/audits/technology/content-security-policy.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
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

const snippetOf = (audit: Audit, page: Parameters<typeof aPage>[0]) =>
  audit.judge(aPage(page), {} as Parameters<Audit["judge"]>[1]).snippet;

const csp = (value: string) => header("content-security-policy", value);

auditCases(contentSecurityPolicy, [
  { when: "none", page: headers({}), status: "warning", value: "fehlt", points: 5 },
  {
    when: "one that only reports",
    page: header("content-security-policy-report-only", "default-src 'self'"),
    status: "warning",
    title: "meldet nur",
    value: "Report-Only",
  },
  {
    when: "one without a word about scripts",
    page: csp("upgrade-insecure-requests"),
    status: "warning",
    title: "ohne script-src",
    value: "upgrade-insecure-requests",
  },
  {
    when: "scripts in the HTML allowed",
    page: csp("script-src 'self' 'unsafe-inline'"),
    status: "warning",
    title: "jedes Skript",
    points: 7.5,
  },
  {
    when: "scripts from anywhere",
    page: csp("default-src 'self'; script-src *"),
    status: "warning",
    title: "von überall",
  },
  { when: "scripts from any encrypted address", page: csp("default-src https:"), status: "warning" },
  { when: "own scripts only", page: csp("default-src 'self'"), status: "passed" },
  {
    when: "'unsafe-inline' for old browsers beside a nonce",
    page: csp("script-src 'nonce-r4nd' 'unsafe-inline' 'strict-dynamic' https:"),
    status: "passed",
  },
  {
    when: "'unsafe-inline' beside a hash",
    page: csp("script-src 'self' 'unsafe-inline' 'sha256-abc='"),
    status: "passed",
  },
  {
    when: "two policies, the second strict",
    page: csp("script-src *, default-src 'self'"),
    status: "passed",
  },
  {
    when: "in the HTML",
    page: { ...headers({}), ...metas(httpEquiv("Content-Security-Policy", "script-src 'self'")) },
    status: "passed",
  },
  {
    when: "the first of two equal directives counts",
    page: csp("script-src 'self'; script-src *"),
    status: "passed",
  },
  { when: "a header of commas and semicolons", page: csp(",;".repeat(50_000)), status: "warning" },
]);

it("suggests a policy with the websites the page loads from, never with quotes of the page", () => {
  const page = {
    ...headers({}),
    html: {
      scripts: [
        aScript({ src: 'https://cdn.example.org/a.js?"' }),
        aScript({ src: "/eigen.js" }),
        aScript({ src: "data:x" }),
        aScript({ src: "https://a$http_cookie.example/x.js" }),
        aScript({ src: "https://b;script-src.example/x.js" }),
      ],
      images: [anImage({ src: "//bilder.example.org/a.jpg" })],
    },
  };
  expect(snippetOf(contentSecurityPolicy, page)).toContain(
    "default-src 'self'; script-src 'self' https://cdn.example.org; img-src 'self' https://bilder.example.org; object-src 'none'",
  );
});
