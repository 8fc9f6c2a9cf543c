import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { addressForm } from "#worker/seo/audits/findability/address-form.ts";

const host = "https://www.dachdecker-beispiel.de";

const at = (url: string) => ({ fetched: { url } });

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
  {
    when: "capitals within a word",
    page: at(`${host}/DachDecker`),
    status: "warning",
    title: "Großbuchstaben",
  },
  {
    when: "words written as in a title",
    page: at(`${host}/Taschen/Seesack-aus-Segeltuch.html`),
    status: "passed",
  },
  { when: "the name of a later page", page: at(`${host}/aktuelles/seite-2`), status: "passed" },
  {
    when: "an escaped capital umlaut",
    page: at(`${host}/das%C3%9Cber-uns`),
    status: "warning",
    title: "Großbuchstaben",
    value: "/dasÜber-uns",
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
    page: at(`${host}/neue_SeiteZwei.html`),
    status: "warning",
    title: "2 Schwächen: Großbuchstaben, Unterstriche",
    value: "neue_SeiteZwei",
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
