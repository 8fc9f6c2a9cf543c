import { expect, it } from "vitest";
import { auditCases } from "#test/support/audit-cases.ts";
import { aPage } from "#test/support/page-facts.ts";
import { addressForm } from "#worker/seo/audits/address-form.ts";
import { aiCrawlers } from "#worker/seo/audits/ai-crawlers.ts";
import { llmsTxt } from "#worker/seo/audits/llms-txt.ts";

const host = "https://www.dachdecker-beispiel.de";
const lost = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};
const none = {
  state: "missing" as const,
  status: 404,
  text: null,
  reason: "Die Datei gibt es nicht (HTTP 404).",
};
const robots = (text: string) => ({
  side: { robotsTxt: { state: "found" as const, status: 200, text, reason: null } },
});
const at = (url: string) => ({ fetched: { url } });

auditCases(aiCrawlers, [
  {
    when: "no robots.txt",
    page: { side: { robotsTxt: none } },
    status: "passed",
    title: "Alle KI-Dienste dürfen",
  },
  { when: "no word about them", status: "passed", title: "Alle 10", value: "erlaubt" },
  {
    when: "everything forbidden",
    page: robots("User-agent: *\nDisallow: /"),
    status: "passed",
    title: "Keiner der 10",
    value: "verboten (Zeile 2: Disallow: /)",
  },
  {
    when: "training forbidden, search allowed",
    page: robots("User-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nAllow: /"),
    status: "passed",
    title: /^Lesen dürfen: OAI-SearchBot,.*CCBot\. Nicht lesen dürfen: GPTBot, Google-Extended$/,
    points: 10,
  },
  {
    when: "another folder forbidden",
    page: robots("User-agent: GPTBot\nDisallow: /intern/"),
    status: "passed",
    title: "Alle 10",
  },
  { when: "robots.txt was kept from us", page: { side: { robotsTxt: lost } }, status: "unchecked" },
  {
    when: "a robots.txt of 40,000 rules",
    page: robots(`User-agent: *\n${"Disallow:/x*y\n".repeat(36_000)}`),
    status: "passed",
  },
]);

auditCases(llmsTxt, [
  {
    when: "there",
    page: { side: { llmsTxt: { state: "found", status: 200, text: "# Dächer", reason: null } } },
    status: "passed",
    title: "(9 Bytes)",
  },
  { when: "not there", status: "notApplicable", title: "kein Mangel" },
  {
    when: "empty",
    page: { side: { llmsTxt: { state: "found", status: 200, text: " \n", reason: null } } },
    status: "notApplicable",
  },
  { when: "kept from us", page: { side: { llmsTxt: lost } }, status: "unchecked" },
]);

auditCases(addressForm, [
  { when: "two words", status: "passed" },
  { when: "the first page", page: at(`${host}/`), status: "passed" },
  {
    when: "numbers beside words",
    page: at(`${host}/aktuelles/2026/11/sturmschaden-melden`),
    status: "passed",
  },
  { when: "umlauts as UTF-8", page: at(`${host}/d%C3%A4cher`), status: "passed" },
  {
    when: "parameters of an advertisement",
    page: at(`${host}/?utm_source=a&utm_medium=b&utm_campaign=${"c".repeat(200)}&gclid=d&fbclid=e`),
    status: "passed",
  },
  { when: "a second page", page: at(`${host}/?seite=2`), status: "passed" },
  {
    when: "120 characters",
    page: at(`${host}/${"dach-".repeat(24)}`),
    status: "warning",
    value: "121 Zeichen",
  },
  { when: "capitals", page: at(`${host}/Dachdecker`), status: "warning", title: "Großbuchstaben" },
  {
    when: "an escaped capital umlaut",
    page: at(`${host}/%C3%9Cber-uns`),
    status: "warning",
    title: "Großbuchstaben",
    value: "/Über-uns",
  },
  { when: "underscores", page: at(`${host}/ueber_uns`), status: "warning", title: "Unterstrichen" },
  {
    when: "a session",
    page: at(`${host}/shop?PHPSESSID=geheim123`),
    status: "warning",
    value: /^Parameter phpsessid$/,
  },
  {
    when: "a session in the path",
    page: at(`${host}/shop;jsessionid=geheim123`),
    status: "warning",
    value: "jsessionid",
  },
  {
    when: "umlauts as windows-1252",
    page: at(`${host}/d%E4cher`),
    status: "warning",
    title: "falsch kodiert",
  },
  {
    when: "many parameters",
    page: at(`${host}/shop?a=1&b=2&c=3&d=4`),
    status: "warning",
    title: "4 Parameter",
    value: "a, b, c, d",
  },
  { when: "a number", page: at(`${host}/?page_id=123`), status: "warning", value: "?page_id=123" },
  { when: "a number of index.php", page: at(`${host}/index.php?id=5`), status: "warning" },
  { when: "a name for nothing", page: at(`${host}/seite2.html`), status: "warning", value: "seite2.html" },
  {
    when: "several at once",
    page: at(`${host}/Neue_Seite.html`),
    status: "warning",
    title: "2 Schwächen: Großbuchstaben, Unterstriche",
    value: "Neue_Seite",
  },
  {
    when: "of 60,000 characters",
    page: at(`${host}/${"%E4_A".repeat(10_000)}?${"a&".repeat(10_000)}`),
    status: "warning",
  },
]);

it("suggests a redirect only where the spelling alone is the fault", () => {
  const figures = {} as Parameters<typeof addressForm.judge>[1];
  const snippetAt = (url: string) => addressForm.judge(aPage(at(url)), figures).snippet;
  expect(snippetAt(`${host}/Ueber_uns`)).toBe("# Apache (.htaccess)\nRedirect 301 /Ueber_uns /ueber-uns");
  expect(snippetAt(`${host}/shop?PHPSESSID=1`)).toBeUndefined();
  expect(snippetAt(`${host}/%C3%9Cber`)).toBeUndefined();
});
