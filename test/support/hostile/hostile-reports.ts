// Pages, headers and files made to break the judging.
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from "#contract/seo-request.ts";
import { type FixtureCase, found, sourceOf } from "../seo/fixture-pages.ts";
import { flood } from "./floods.ts";

const title = "<title>Dachdecker in Olfen – Steildach und Flachdach | Musterkamp</title>";
const start = sourceOf("roofer").indexOf('<script type="application/ld+json">');
const jsonLd = sourceOf("roofer").slice(start, sourceOf("roofer").indexOf("</script>", start) + 9);

function times(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join("");
}

export type HostileReport = Omit<FixtureCase, "page" | "expected">;
const titled = (text: string): HostileReport => ({ html: { [title]: `<title>${text}</title>` } });
const inBody = (html: string): HostileReport => ({ html: { "</main>": `${html}</main>` } });
const inHead = (html: string): HostileReport => ({ html: { "</head>": `${html}</head>` } });
const declared = (json: string): HostileReport =>
  inBody(`<script type="application/ld+json">${json}</script>`);
const imprint = (text: string): HostileReport => ({ imprint: { "<h1>Impressum</h1>": `<p>${text}</p>` } });

export const hostileReports: Record<string, HostileReport> = {
  "10,000 headings": inBody(times(10_000, (i) => `<h${(i % 6) + 1}>Abschnitt ${i}</h${(i % 6) + 1}>`)),
  "100,000 links": inBody(times(100_000, (i) => `<a href="/seite-${i}">Seite ${i}</a>`)),
  "1 MB of JSON-LD nested 5,000 deep": declared(
    `${'{"@type":"Bakery","x":'.repeat(5000)}"${flood("y", 900_000)}"${"}".repeat(5000)}`,
  ),
  "JSON-LD of 5,000 graphs in each other": declared(`${'{"@graph":['.repeat(5000)}1${"]}".repeat(5000)}`),
  "JSON-LD of brackets only": declared(flood("[", 200_000)),
  "40,000 firms in one JSON-LD": declared(
    `[${times(40_000, (i) => `{"@type":"LocalBusiness","name":"${i}"},`)}0]`,
  ),
  "JSON-LD that names what objects inherit": {
    html: {
      [jsonLd]:
        '<script type="application/ld+json">{"@type":"LocalBusiness","__proto__":{"name":"x"},"constructor":1,"name":{"toString":1},"address":{"__proto__":null},"telephone":[[[]]],"openingHours":{"length":9},"sameAs":[null,{},7]}</script>',
    },
  },
  "an attribute of 1 MB": inBody(`<img alt="${flood("Dach ")}" src="/a.jpg" width="800" height="600">`),
  "300 addresses of 16 kB": inBody(times(300, () => `<a href="/${flood("/", 16_000)}x">Seite</a>`)),
  "300 srcset of commas": inBody(times(300, () => `<img srcset="a${flood(",", 16_000)}b" alt="Dach">`)),
  "30,000 og properties": inHead(times(30_000, (i) => `<meta property="og:x${i}" content="y">`)),
  "og properties that objects inherit": inHead(
    '<meta property="og:__proto__" content="x"><meta property="__proto__" content="x"><meta property="og:constructor" content="x">',
  ),
  "headers that objects inherit": {
    headers: { constructor: "x", tostring: "x", ...JSON.parse('{"__proto__":"x"}') },
  },
  "one word of 1 MB": inBody(`<p>${flood("dach")}</p>`),
  "one word of 1 MB with hyphens": inBody(`<p>${flood("dach-")}</p>`),
  "one sentence of 1 MB": inBody(`<p>${flood("wir decken Ihr Dach und ")}</p>`),
  "1 MB of periods": inBody(`<p>${flood(". ")}</p>`),
  "1 MB of hard spaces": inBody(`<p>x${flood("\u00a0")}x</p>`),
  "1 MB of digits": inBody(`<p>Tel. ${flood("0")}</p>`),
  "1 MB of telephone numbers": inBody(`<p>${flood("Telefon: 02595 123456 ")}</p>`),
  "1 MB of postal codes": inBody(`<p>${flood("59399 Olfen, Kirchstr. 1 ")}</p>`),
  "1 MB of times": inBody(`<p>${flood("Mo-Fr 8-17 Uhr ")}</p>`),
  "1 MB of ©": inBody(`<p>${flood("© 2020-")}</p>`),
  "200,000 nested elements": inBody("<div>".repeat(200_000)),
  "NUL all over": inBody(`<p>${flood("Dach\0")}</p><h2>\0</h2><a href="\0">\0</a>`),
  "half characters": { ...titled("Dach &#xD83D; &#xDE00; \u{1F3E0}"), keywords: ["\ufffd", "Dach \ufffd"] },
  "writing turned around": titled(flood("\u202eDach\u2066", 5000)),
  "a title of 1 MB": titled(flood("Dachdecker | ")),
  "a title of exclamation marks": titled(`${flood("!", 200_000)}x`),
  "a title of hard spaces": titled(`x${flood("\u00a0", 200_000)}x`),
  "a description of 1 MB": inHead(`<meta name="description" content="${flood("Dach. ")}">`),
  "a viewport of 500 kB": inHead(`<meta name="viewport" content="${flood("maximum-scale", 500_000)}">`),
  "a language of 500 kB": { html: { '<html lang="de">': `<html lang="${flood("de-", 500_000)}">` } },
  "a base of dots": inHead(`<base href="https://a.example/${flood("../", 500_000)}">`),
  "headers of 64 kB": {
    headers: {
      link: flood("<;rel=", 64_000),
      "x-robots-tag": flood("a: noindex,", 64_000),
      "strict-transport-security": flood("max-age=", 64_000),
      "content-security-policy": flood("script-src ;", 64_000),
      "cache-control": flood("max-age ,", 64_000),
      "referrer-policy": flood("a,", 64_000),
      server: flood("a/1.", 64_000),
      date: flood("1 ", 64_000),
    },
  },
  "5,000 cookies": {
    answer: { setCookies: Array.from({ length: 5000 }, (_, i) => `a${i}=b${flood("; ", 40)}`) },
  },
  "a robots.txt of asterisks": {
    side: { robotsTxt: found(`User-agent: *\nDisallow: /${flood("*a", 500_000)}$`) },
  },
  "a robots.txt of 25,000 rules": {
    side: { robotsTxt: found(`User-agent: *\n${flood("Disallow: /*a*b*c*d*e*f*$\n", 500_000)}`) },
  },
  "a sitemap that leads to itself": {
    side: {
      sitemap: {
        ...found(
          `<sitemapindex>${flood("<sitemap><loc>https://www.dachdeckerei-musterkamp.example/sitemap.xml</loc></sitemap>", 500_000)}</sitemapindex>`,
        ),
        url: "https://www.dachdeckerei-musterkamp.example/sitemap.xml",
      },
    },
  },
  "a sitemap of open comments": {
    side: { sitemap: { ...found(`<urlset>${flood("<!--<loc>", 500_000)}`), url: null } },
  },
  "an Impressum of streets": imprint(flood("Kirchstr. 12 ")),
  "an Impressum of half addresses": imprint(flood("info@a.")),
  "an Impressum of VAT ids": imprint(flood("USt-IdNr. DE ")),
  "an Impressum of laws": imprint(flood("§ 5 TMG ")),
  "an Impressum of firms": imprint(flood("A-GmbH & Co. KG ")),
  "keywords made of signs of regular expressions": {
    keywords: ["(a+)+$", "[", "\\", ".*", "^(?:a|a)*$", "{1000000}", "__proto__", "constructor", "$&"],
  },
  "the longest keywords on a page of their letter": {
    ...inBody(`<p>${flood("a")}</p>`),
    keywords: times(MAX_KEYWORDS, (i) => `${flood("a", MAX_KEYWORD_LENGTH - i)} `)
      .trim()
      .split(" "),
  },
  "keywords that stand everywhere": { ...inBody(`<p>${flood("a ")}</p>`), keywords: ["a", "a a", "a a a"] },
};
