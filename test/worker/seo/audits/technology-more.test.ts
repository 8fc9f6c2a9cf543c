import { expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aLinkElement, aMeta, aPage } from "#test/support/page-facts.ts";
import type { Audit } from "#worker/seo/audit.ts";
import { cookiesSecure } from "#worker/seo/audits/cookies-secure.ts";
import { headDuplicates } from "#worker/seo/audits/head-duplicates.ts";
import { iframeTitles } from "#worker/seo/audits/iframe-titles.ts";
import type { MetaFact } from "#worker/seo/page-facts.ts";

const good = aPage();
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
  {
    when: "only headers that take cookies away",
    page: cookies(
      "PHPSESSID=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/",
      "wordpress_logged_in_0=+; expires=Sat, 22-Nov-2025 12:00:00 GMT; Max-Age=0; path=/",
      "sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ),
    status: "notApplicable",
    title: "setzt keine Cookies",
  },
  {
    when: "one that is set beside one that is taken away",
    page: cookies("PHPSESSID=; Max-Age=0", "sprache=de"),
    status: "warning",
    title: "Das Cookie ist nicht",
  },
  { when: "a header of semicolons", page: cookies(`a=${";".repeat(100_000)}`), status: "warning" },
]);

it("never shows the value of a cookie", () => {
  for (const cookie of ["PHPSESSID=geheim", "geheimnis", "a=geheim; Path=/geheim; SameSite=geheim"]) {
    const verdict = cookiesSecure.judge(aPage(cookies(cookie)), {} as Parameters<Audit["judge"]>[1]);
    expect(verdict.evidence).toHaveLength(1);
    expect(JSON.stringify(verdict)).not.toContain("geheim");
  }
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
    when: "rules for search engines that contradict, which another audit complains of",
    page: more(aMeta("robots", "index, follow"), aMeta("robots", "noindex")),
    status: "passed",
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
