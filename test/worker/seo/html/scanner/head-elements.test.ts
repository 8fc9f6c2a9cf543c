// meta and link elements, wherever a browser finds them in the document.
import { describe, expect, it } from "vitest";
import { piecesOf, utf8 } from "#test/support/seo/html.ts";
import { MarkupScanner, SCANNER_LIMITS } from "#worker/seo/html/scanner/markup-scanner.ts";

function scan(html: string, offsets: readonly number[] = []) {
  const scanner = new MarkupScanner();
  for (const piece of piecesOf(utf8(html), offsets)) scanner.push(piece);
  const { metas, links, dropped } = scanner.end();
  return { metas, links, dropped };
}

const meta = { name: null, property: null, httpEquiv: null, charset: null, content: null };
const link = { rel: [], href: null, hreflang: null, type: null, media: null, as: null };

describe("meta elements", () => {
  it.each([
    ["names and contents", "<meta name=a content=b>", [{ ...meta, name: "a", content: "b" }]],
    [
      "every attribute that is read",
      "<META PROPERTY=og:title HTTP-EQUIV=refresh CHARSET=utf-8>",
      [{ ...meta, property: "og:title", httpEquiv: "refresh", charset: "utf-8" }],
    ],
    ["empty values as such", "<meta name content=''>", [{ ...meta, name: "", content: "" }]],
    [
      "references decoded",
      "<meta content='M&uuml;ller &amp; Söhne'>",
      [{ ...meta, content: "Müller & Söhne" }],
    ],
    ["the first attribute of a name", "<meta content=a content=b>", [{ ...meta, content: "a" }]],
    [
      "those in the body, in order",
      "<meta name=a><p>x<meta name=b>",
      [
        { ...meta, name: "a" },
        { ...meta, name: "b" },
      ],
    ],
    [
      "none of templates, noscript, drawings and comments",
      "<template><meta></template><noscript><meta></noscript><svg><metadata/></svg><!--<meta>-->",
      [],
    ],
  ])("holds %s", (_what, html, expected) => {
    expect(scan(html).metas).toEqual(expected);
  });

  it("are the same however the page is cut", () => {
    const html = "<meta name=a content='M&uuml;ller'><link rel='icon  Stylesheet' href=/a>";
    const whole = scan(html);
    for (let at = 1; at < html.length; at++) expect(scan(html, [at])).toEqual(whole);
  });
});

describe("link elements", () => {
  it.each([
    [
      "every attribute that is read",
      "<link rel='Alternate stylesheet' href=/a hreflang=de type=text/css media=print as=style>",
      [
        {
          rel: ["alternate", "stylesheet"],
          href: "/a",
          hreflang: "de",
          type: "text/css",
          media: "print",
          as: "style",
        },
      ],
    ],
    ["whether one is in the body", "<link><p>x<link>", [link, { ...link, inBody: true }]],
    [
      "microdata beside",
      "<div itemscope><link itemprop=url href=/a></div>",
      [{ ...link, href: "/a", inBody: true }],
    ],
    ["none of templates", "<template><link></template>", []],
  ])("hold %s", (_what, html, expected) => {
    expect(scan(html).links).toEqual(expected);
  });

  it.each(["<meta>", "<link>"])("are kept up to a limit that is named: %s", (html) => {
    const { elements } = SCANNER_LIMITS;
    expect(scan(html.repeat(elements)).dropped.elements).toBe(false);
    const { metas, links, dropped } = scan(html.repeat(elements + 1));
    expect(metas.length + links.length).toBe(elements);
    expect(dropped.elements).toBe(true);
  });
});
