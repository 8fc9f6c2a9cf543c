import { expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aMeta, anImage, aPage, aScript } from "#test/support/page-facts.ts";
import type { Audit } from "#worker/seo/audit.ts";
import { caching } from "#worker/seo/audits/caching.ts";
import { contentSecurityPolicy } from "#worker/seo/audits/content-security-policy.ts";
import { framing } from "#worker/seo/audits/framing.ts";
import { referrerPolicy } from "#worker/seo/audits/referrer-policy.ts";
import type { MetaFact } from "#worker/seo/page-facts.ts";

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

auditCases(caching, [
  {
    when: "no-store",
    page: header("cache-control", "no-store, no-cache, must-revalidate"),
    status: "warning",
    value: "no-store",
    title: "no-store",
  },
  {
    when: "no-store in capitals beside a validator",
    page: headers({ "cache-control": "Private,NO-STORE", etag: '"a"' }),
    status: "warning",
  },
  { when: "no word about it", page: headers({}), status: "warning", value: "keine davon" },
  { when: "an empty header", page: header("cache-control", " "), status: "warning" },
  { when: "a lifetime", page: header("cache-control", "max-age=600"), status: "passed" },
  { when: "no-cache", page: header("cache-control", "no-cache"), status: "passed" },
  { when: "a validator alone", page: header("etag", '"a1"'), status: "passed" },
  { when: "a date alone", page: header("last-modified", "Sat, 21 Nov 2026 10:00:00 GMT"), status: "passed" },
  { when: "no headers reached us", page: { fetched: { headers: {} } }, status: "unchecked" },
  { when: "a file", page: { fetched: { url: "file:///a.html" } }, status: "unchecked" },
]);

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
