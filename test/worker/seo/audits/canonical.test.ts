import { auditCases } from "#test/support/audit-cases.ts";
import { aLinkElement, aPage } from "#test/support/page-facts.ts";
import { canonical } from "#worker/seo/audits/canonical.ts";

const good = aPage();
const header = (name: string, value: string) => ({
  fetched: { headers: { ...good.fetched.headers, [name]: value } },
});
const canonicals = (...hrefs: (string | null)[]) => ({
  html: { links: hrefs.map((href) => aLinkElement("canonical", href)) },
});

auditCases(canonical, [
  {
    when: "behind an element that ended the head",
    page: { html: { links: [aLinkElement("canonical", "/dachdecker-olfen", { inBody: true })] } },
    status: "warning",
    title: /nicht im Kopf/,
    value: "/dachdecker-olfen",
  },
  {
    when: "in the head, and another one in the body, which Google passes over",
    page: {
      html: { links: [...good.html.links, aLinkElement("canonical", "/andere", { inBody: true })] },
    },
    status: "passed",
  },
  { when: "its own address", status: "passed" },
  { when: "its own address, relative", page: canonicals("/dachdecker-olfen"), status: "passed" },
  {
    when: "its own address with a slash at the end",
    page: canonicals("/dachdecker-olfen/"),
    status: "passed",
  },
  {
    when: "its own address in a Link header",
    page: {
      ...canonicals(),
      ...header(
        "link",
        '</css.css>; rel=preload, <https://www.dachdecker-beispiel.de/dachdecker-olfen>; rel="canonical"',
      ),
    },
    status: "passed",
  },
  { when: "none", page: canonicals(), status: "warning", value: "keine Angabe" },
  {
    when: "none, but the page was cut off",
    page: { ...canonicals(), fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "another page",
    page: canonicals("/andere"),
    status: "warning",
    value: "https://www.dachdecker-beispiel.de/andere",
  },
  {
    when: "the encrypted address, of a page that came without encryption",
    page: {
      fetched: { url: "http://www.dachdecker-beispiel.de/dachdecker-olfen" },
      ...canonicals("https://www.dachdecker-beispiel.de/dachdecker-olfen"),
    },
    status: "passed",
    title: "verschlüsselte Adresse",
  },
  {
    when: "the unencrypted address",
    page: canonicals("http://www.dachdecker-beispiel.de/dachdecker-olfen"),
    status: "warning",
  },
  { when: "two that differ", page: canonicals("/a", "/b"), status: "failed", title: "2 verschiedene" },
  { when: "the same twice", page: canonicals("/dachdecker-olfen", "/dachdecker-olfen"), status: "passed" },
  {
    when: "the same twice, once relative",
    page: canonicals("/dachdecker-olfen", "https://www.dachdecker-beispiel.de/dachdecker-olfen"),
    status: "passed",
  },
  {
    when: "one in the HTML, another in the header",
    page: { ...canonicals("/dachdecker-olfen"), ...header("link", "</b>; rel=canonical") },
    status: "failed",
    title: "2 verschiedene",
  },
  {
    when: "a header for something else with a comma in quotes",
    page: { ...canonicals(), ...header("link", '</b>; title="a, <c>; rel=canonical"; rel=non-canonical') },
    status: "warning",
    value: "keine Angabe",
  },
  {
    when: "the address with another host name",
    page: canonicals("https://dachdecker-beispiel.de/dachdecker-olfen"),
    status: "warning",
    title: "andere Schreibweise",
  },
  {
    when: "an address that breaks out of the example",
    page: { fetched: { url: 'https://a.de/?"><script>' }, ...canonicals() },
    status: "warning",
  },
  {
    when: "thousands",
    page: canonicals(...Array.from({ length: 5000 }, (_, index) => `/${index}`)),
    status: "failed",
  },
  {
    when: "a header of brackets",
    page: { ...canonicals(), ...header("link", "<".repeat(50_000)) },
    status: "warning",
  },
  { when: "a broken address", page: canonicals("https://"), status: "failed" },
  { when: "an address that is no web address", page: canonicals("mailto:info@a.de"), status: "failed" },
]);
