import { expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aLinkElement, aMeta, anImage, aPage, aScript } from "#test/support/page-facts.ts";
import type { Audit } from "#worker/seo/audit.ts";
import { caching } from "#worker/seo/audits/caching.ts";
import { contentSecurityPolicy } from "#worker/seo/audits/content-security-policy.ts";
import { cookiesSecure } from "#worker/seo/audits/cookies-secure.ts";
import { framing } from "#worker/seo/audits/framing.ts";
import { headDuplicates } from "#worker/seo/audits/head-duplicates.ts";
import { iframeTitles } from "#worker/seo/audits/iframe-titles.ts";
import { referrerPolicy } from "#worker/seo/audits/referrer-policy.ts";
import { softwareVersions } from "#worker/seo/audits/software-versions.ts";
import type { MetaFact } from "#worker/seo/page-facts.ts";

const good = aPage();
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
const charset = (value: string): MetaFact => ({
  ...aMeta("", ""),
  name: null,
  content: null,
  charset: value,
});
const unencrypted = "http://www.dachdecker-beispiel.de/";
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

const cookies = (...setCookies: string[]) => ({ fetched: { setCookies } });

auditCases(cookiesSecure, [
  {
    when: "a session of Drupal, named by a sum",
    page: cookies(`SSESS${"0a".repeat(16)}=geheim; Secure; HttpOnly`),
    status: "failed",
    value: "ohne SameSite",
  },
  {
    when: "a session without anything",
    page: cookies("PHPSESSID=geheim; path=/"),
    status: "failed",
    title: "Das Cookie ist nicht abgesichert",
    value: "ohne Secure, HttpOnly, SameSite",
    points: 0,
  },
  {
    when: "a session that scripts can read",
    page: cookies("a=1; Secure", "fe_typo_user=geheim; Secure; SameSite=Lax"),
    status: "failed",
    title: "1 von 2 Cookies ist",
    value: "ohne HttpOnly",
    points: 5,
  },
  {
    when: "a setting without Secure",
    page: cookies("sprache=de; path=/"),
    status: "warning",
    value: "ohne Secure",
  },
  { when: "no name", page: cookies("geheim"), status: "warning", title: "Das Cookie" },
  {
    when: "a safe session",
    page: cookies("JSESSIONID=geheim; Path=/; secure; httponly; samesite=strict"),
    status: "passed",
  },
  { when: "a setting that scripts may read", page: cookies("sprache=de; Secure"), status: "passed" },
  {
    when: "a token against forgery, read by scripts on purpose",
    page: cookies("XSRF-TOKEN=geheim; Secure", "csrf_session=geheim; Secure"),
    status: "passed",
    title: "2 Cookies",
  },
  {
    when: "a name that only looks like one",
    page: cookies("author=a; Secure", "assessment=b; Secure"),
    status: "passed",
  },
  {
    when: "a setting without encryption",
    page: { fetched: { url: unencrypted, setCookies: ["sprache=de"] } },
    status: "passed",
  },
  {
    when: "SameSite=None without encryption",
    page: { fetched: { url: unencrypted, setCookies: ["a=1; SameSite=None"] } },
    status: "warning",
  },
  { when: "none", status: "notApplicable" },
  {
    when: "thousands",
    page: cookies(...Array.from({ length: 5000 }, (_, index) => `${index}${"x".repeat(500)}=geheim`)),
    status: "warning",
  },
  { when: "a header of semicolons", page: cookies(`a=${";".repeat(100_000)}`), status: "warning" },
]);

it("never shows the value of a cookie", () => {
  for (const cookie of ["PHPSESSID=geheim", "geheim", "a=geheim; Path=/geheim; SameSite=geheim"]) {
    const verdict = cookiesSecure.judge(aPage(cookies(cookie)), {} as Parameters<Audit["judge"]>[1]);
    expect(verdict.evidence).toHaveLength(1);
    expect(JSON.stringify(verdict)).not.toContain("geheim");
  }
});

auditCases(softwareVersions, [
  {
    when: "the server's",
    page: header("server", "Apache/2.4.41 (Ubuntu)"),
    status: "warning",
    title: "„Apache/2.4.41 (Ubuntu)“",
  },
  {
    when: "that of PHP",
    page: headers({ server: "nginx", "x-powered-by": "PHP/7.4.33" }),
    status: "warning",
    value: "PHP/7.4.33",
  },
  { when: "a number alone", page: header("x-aspnet-version", "4.0.30319"), status: "warning" },
  {
    when: "that of WordPress",
    page: metas(aMeta("generator", "WordPress 6.4.2")),
    status: "warning",
    value: "WordPress 6.4.2",
  },
  {
    when: "that of an extension",
    page: metas(aMeta("Generator", "Powered by Slider Revolution 6.5.8 - responsive plugin")),
    status: "warning",
  },
  {
    when: "names without numbers",
    page: headers({ server: "cloudflare", "x-powered-by": "PleskLin" }),
    status: "passed",
  },
  { when: "a machine's name with figures", page: header("server", "ECAcc (dcb/7283)"), status: "passed" },
  {
    when: "the number of a product",
    page: metas(aMeta("generator", "TYPO3 CMS"), aMeta("generator", "Shopware 6")),
    status: "passed",
  },
  {
    when: "a program that only builds files",
    page: metas(aMeta("generator", "Hugo 0.120.4"), aMeta("generator", "Astro v4.0.1")),
    status: "passed",
  },
  { when: "a megabyte of letters", page: metas(aMeta("generator", "a/".repeat(500_000))), status: "passed" },
]);

it("says how each program hides its number", () => {
  expect(snippetOf(softwareVersions, headers({ server: "nginx/1.18.0", "x-powered-by": "PHP/8.1.2" }))).toBe(
    "# nginx\nserver_tokens off;\n# php.ini\nexpose_php = Off",
  );
  expect(snippetOf(softwareVersions, header("server", "Microsoft-IIS/10.0"))).toBeUndefined();
});

const frame = (title: string | null, src = "https://www.google.com/maps/embed?pb=1") => ({
  tag: "iframe" as const,
  src,
  srcset: null,
  title,
});

auditCases(iframeTitles, [
  {
    when: "one without a name",
    page: { html: { media: [frame(null)] } },
    status: "failed",
    title: "Das eingebettete Fenster hat keinen Namen",
    points: 0,
  },
  {
    when: "one of two with an empty name",
    page: { html: { media: [frame("Karte"), frame(" ")] } },
    status: "failed",
    title: "1 von 2",
    points: 5,
  },
  {
    when: "named",
    page: { html: { media: [frame("Anfahrt zur Werkstatt")] } },
    status: "passed",
    title: "1 eingebettetes Fenster",
  },
  { when: "none", status: "notApplicable" },
  {
    when: "a video without a frame",
    page: { html: { media: [{ ...frame(null), tag: "video" }] } },
    status: "notApplicable",
  },
  {
    when: "thousands",
    page: { html: { media: Array.from({ length: 5000 }, () => frame(null, "x".repeat(2000))) } },
    status: "failed",
  },
]);

it("suggests a name that fits what is framed, with the frame's address escaped", () => {
  expect(
    snippetOf(iframeTitles, { html: { media: [frame(null, 'https://maps.example.org/?a="&b=<c>')] } }),
  ).toBe(
    '<iframe title="Karte: So finden Sie uns" src="https://maps.example.org/?a=&quot;&amp;b=&lt;c&gt;"></iframe>',
  );
  expect(snippetOf(iframeTitles, { html: { media: [frame(null, "")] } })).toContain('src="…"');
});

const more = (...list: MetaFact[]) => ({ html: { metas: [...good.html.metas, ...list] } });

auditCases(headDuplicates, [
  {
    when: "two titles",
    page: { html: { titles: ["Dachdecker", "Startseite"] } },
    status: "warning",
    title: "mehrfach: Titel",
    value: "2-mal: Dachdecker · Startseite",
  },
  {
    when: "two descriptions and two viewports",
    page: more(aMeta("Description", ""), aMeta("viewport", "width=1024")),
    status: "warning",
    title: "Beschreibung, Anzeigebreite",
  },
  {
    when: "two charsets, one in the older form",
    page: metas(charset("utf-8"), httpEquiv("Content-Type", "text/html; charset=iso-8859-1")),
    status: "warning",
    title: "Zeichensatz",
  },
  {
    when: "the same canonical address twice",
    page: { html: { links: [aLinkElement("canonical", "/a"), aLinkElement("canonical", "/a")] } },
    status: "warning",
    title: "kanonische Adresse",
  },
  {
    when: "two canonical addresses, which another audit complains of",
    page: { html: { links: [aLinkElement("canonical", "/a"), aLinkElement("canonical", "/b")] } },
    status: "passed",
  },
  {
    when: "rules for search engines that contradict",
    page: more(aMeta("robots", "index, follow"), aMeta("robots", "noindex")),
    status: "warning",
    title: "Regel für Suchmaschinen",
  },
  {
    when: "rules for search engines that add up",
    page: more(aMeta("robots", "index, follow"), aMeta("robots", "max-image-preview:large")),
    status: "passed",
  },
  { when: "each once", status: "passed" },
  { when: "nothing at all", page: { html: { metas: [], titles: [], links: [] } }, status: "passed" },
  {
    when: "a redirect of the older form is no charset",
    page: more(charset("utf-8"), httpEquiv("refresh", "5")),
    status: "passed",
  },
  {
    when: "thousands",
    page: { html: { titles: Array.from({ length: 5000 }, () => "x".repeat(1000)) } },
    status: "warning",
  },
]);
