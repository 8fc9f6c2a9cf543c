import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement, aPage } from "#test/support/seo/page-facts.ts";
import { canonical } from "#worker/seo/audits/findability/canonical.ts";

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

describe("a canonical address that leaves out what does not belong [TRUE-26]", () => {
  const at = (query: string, target = "https://a.de/schuhe") => ({
    fetched: { url: `https://a.de/schuhe${query}` },
    ...canonicals(target),
  });
  const clean = [
    "?utm_source=brief&utm_medium=email&utm_campaign=x",
    "?gclid=abc",
    "?fbclid=abc",
    "?msclkid=abc",
    "?mc_cid=1&mc_eid=2",
    "?_ga=2.1.2.3&_gl=1",
    "?pk_campaign=x&pk_kwd=y",
    "?mtm_source=x",
    "?srsltid=Af",
    "?etcc_cmp=1&wt_mc=2&_hsenc=3",
    "?PHPSESSID=4a7b",
    "?sid=4a7bb01c2d",
    "?sort=price&order=asc",
    "?orderby=popularity",
    "?product_list_order=name&product_list_dir=desc",
    "?view=grid&per_page=24",
    "?limit=48",
    "?min_price=5&max_price=20&filter_color=rot",
    "?replytocom=17",
    "?print=1",
  ];
  auditCases(canonical, [
    ...clean.map((query) => ({ when: query, page: at(query), status: "passed" as const })),
    {
      when: "what names the page stays",
      page: at("?id=5&utm_source=x", "https://a.de/schuhe?id=5"),
      status: "passed",
    },
    {
      when: "the same parameters in another order",
      page: at("?b=2&a=1", "https://a.de/schuhe?a=1&b=2"),
      status: "passed",
    },
    { when: "the second page of a list", page: at("?page=2"), status: "warning" },
    { when: "what names the page is dropped", page: at("?id=5"), status: "warning" },
    { when: "another language", page: at("?lang=en"), status: "warning" },
    {
      when: "a view that is the page",
      page: at("?option=com_content&view=article&id=3", "https://a.de/schuhe?option=com_content&id=3"),
      status: "warning",
    },
    {
      when: "a canonical that itself carries tracking",
      page: at("", "https://a.de/schuhe?utm_source=x"),
      status: "warning",
    },
    {
      when: "another page and tracking",
      page: at("?utm_source=x", "https://a.de/andere"),
      status: "warning",
    },
  ]);
});
