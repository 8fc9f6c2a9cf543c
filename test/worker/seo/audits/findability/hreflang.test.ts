import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement, aPage } from "#test/support/seo/page-facts.ts";
import { hreflang } from "#worker/seo/audits/findability/hreflang.ts";
import { parseLinkHeader } from "#worker/seo/page/link-header.ts";

const good = aPage();

const own = good.fetched.url;

const host = "https://www.dachdecker-beispiel.de";

const header = (name: string, value: string) => ({
  fetched: { headers: { ...good.fetched.headers, [name]: value } },
});

const versions = (...pairs: [code: string, href: string | null][]) => ({
  html: { links: pairs.map(([code, href]) => aLinkElement("alternate", href, { hreflang: code })) },
});

const english = `${host}/en/roofer`;

auditCases(hreflang, [
  {
    when: "a country instead of a language",
    page: versions(["de", own], ["at", english]),
    status: "failed",
    value: 'hreflang="at"',
    points: 5,
  },
  {
    when: "UK for Great Britain",
    page: versions(["de", own], ["en-UK", english]),
    status: "failed",
    title: "1 Verweis auf eine Sprachversion ist",
  },
  { when: "an underscore", page: versions(["de_DE", own]), status: "failed", value: "de_DE" },
  {
    when: "a word",
    page: versions(["deutsch", own], ["englisch", english]),
    status: "failed",
    title: "2 Verweise",
    points: 0,
  },
  { when: "an unknown country", page: versions(["de-XY", own]), status: "failed" },
  { when: "no code", page: versions(["", own]), status: "failed" },
  {
    when: "a relative address",
    page: versions(["de", own], ["en", "/en/roofer"]),
    status: "failed",
    value: "/en/roofer",
  },
  { when: "an address without scheme", page: versions(["de", own], ["en", "//a.de/en"]), status: "failed" },
  { when: "no address", page: versions(["de", null]), status: "failed", value: "keine Adresse" },
  {
    when: "one code, two addresses",
    page: versions(["de", own], ["en", english], ["EN", `${english}2`]),
    status: "failed",
    value: english,
  },
  {
    when: "itself missing",
    page: versions(["en", english], ["x-default", `${host}/`]),
    status: "warning",
    value: "en, x-default",
  },
  {
    when: "itself missing on a page that was cut off",
    page: { ...versions(["en", english]), fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "two versions",
    page: versions(["de", own], ["en-gb", english], ["x-default", own]),
    status: "passed",
    title: "3 Verweise",
  },
  {
    when: "scripts, regions by number and rare languages",
    page: versions(["zh-Hant-TW", english], ["es-419", `${host}/es`], ["nds", own]),
    status: "passed",
  },
  {
    when: "in the Link header",
    page: {
      html: { links: [] },
      ...header("link", `<${own}>; rel="alternate"; hreflang="de", <${english}>; rel=alternate; hreflang=en`),
    },
    status: "passed",
    title: "2 Verweise",
  },
  { when: "none", status: "notApplicable" },
  {
    when: "a feed",
    page: { html: { links: [aLinkElement("alternate", "/feed", { type: "application/rss+xml" })] } },
    status: "notApplicable",
  },
  {
    when: "thousands",
    page: versions(...Array.from({ length: 5000 }, (): [string, string] => ['<b>"', "javascript:x"])),
    status: "failed",
  },
]);

auditCases(hreflang, [
  {
    when: "behind an element that ended the head",
    page: {
      html: { links: [aLinkElement("alternate", english, { hreflang: "en", inBody: true })] },
    },
    status: "failed",
    title: /nicht im Kopf/,
    value: "im Rumpf der Seite",
  },
]);

it.each([
  ["en-UK", "en-GB"],
  ["de_AT", "de-at (mit Bindestrich)"],
  ["at", "ein Sprachkürzel; AT ist ein Land (etwa de-AT)"],
  ["at-de", "de-AT (erst die Sprache, dann das Land)"],
  ["uk-en", "en-GB (erst die Sprache, dann das Land)"],
  ["de-XY", "ein Länderkürzel hinter de, wie de-AT"],
])("says what would be right instead of %s", (code, expected) => {
  const figures = {} as Parameters<typeof hreflang.judge>[1];
  const verdict = hreflang.judge(aPage(versions([code, own])), figures);
  expect(verdict.evidence?.[0]).toMatchObject({ value: `hreflang="${code}"`, expected });
});

describe("the Link header", () => {
  it("is read with quotes, commas and semicolons inside values", () => {
    expect(
      parseLinkHeader(
        '<a>; title="x; rel=canonical, <y>\\""; REL="alternate nofollow"; hreflang=de, <b>;rel=canonical',
      ),
    ).toEqual([
      { target: "a", rel: ["alternate", "nofollow"], hreflang: "de" },
      { target: "b", rel: ["canonical"], hreflang: null },
    ]);
  });

  it.each(["", ",", "<", "<a", ">", "<>", '<a>; rel="', "a; rel=b", "<a>;;;=;"])(
    "gives no canonical for %j",
    (value) => {
      expect(parseLinkHeader(value).flatMap(({ rel }) => rel)).toEqual([]);
    },
  );
});

describe("a broken address among the versions [TRUE-27]", () => {
  auditCases(hreflang, [
    ...(
      [
        ["https://", "keine gültige Adresse"],
        ["http:///en", "keine gültige Adresse"],
        ["https//www.dachdecker-beispiel.de/en", "keine gültige Adresse"],
        ["https:/www.dachdecker-beispiel.de/en", "keine gültige Adresse"],
        ["https://https://www.dachdecker-beispiel.de/en", "keine gültige Adresse"],
        ["https://www.dachdecker beispiel.de/en", "keine gültige Adresse"],
        ["", "keine Adresse"],
        ["/en/roofer", "keine vollständige Adresse"],
        ["www.dachdecker-beispiel.de/en", "keine vollständige Adresse"],
        ["//www.dachdecker-beispiel.de/en", "keine vollständige Adresse"],
      ] as const
    ).map(([href, fault]) => ({
      when: href,
      page: versions(["de", own], ["en", href]),
      status: "failed" as const,
      title: `Der Verweis auf die Sprachversion „en“ nennt ${fault}`,
      value: href === "" ? "keine Adresse" : href,
    })),
    {
      when: "several",
      page: versions(["de", own], ["en", "https://"], ["fr", "/fr"]),
      status: "failed",
      title: "2 Verweise auf Sprachversionen nennen keine gültige Adresse",
    },
    {
      when: "one beside a wrong code",
      page: versions(["de", own], ["en", "https://"], ["xx1", english]),
      status: "failed",
      title: "2 Verweise auf Sprachversionen sind unbrauchbar",
    },
  ]);
});
