import { describe, expect, it } from "vitest";
import { utf8 } from "#test/support/seo/html.ts";
import { restoreContent } from "#worker/seo/html/scanner/filtered-elements.ts";
import { MarkupScanner } from "#worker/seo/html/scanner/markup-scanner.ts";

function filter(html: string): string {
  const scanner = new MarkupScanner();
  scanner.push(utf8(html));
  scanner.end();
  return new TextDecoder().decode(scanner.takeFiltered());
}

describe("what HTMLRewriter gets to read", () => {
  it.each([
    [
      "wanted elements only, each complete",
      "<div><p><img src=a>x</p><script src=c></script><iframe src=b>y",
      "<iframe  src=b></iframe>",
    ],
    [
      "nothing from templates, noscript and comments",
      "<template><input></template><noscript><input></noscript><!-- <input> -->",
      "",
    ],
    [
      "nothing from SVG, where names mean something else",
      "<svg><script src=a></script><image src=b /></svg>",
      "",
    ],
    [
      "frames of a frameset, none where a page has a body",
      "<frameset><frame src=a><frame></frameset><noframes><frame src=b></noframes>",
      "<frame  src=a><frame >",
    ],
    ["no frame from a body", "<p>a</p><frameset><frame src=a></frameset>", ""],
    ["names in lower case, attributes as written", "<AUDIO SRC=A>", "<audio  SRC=A></audio>"],
    ["where an element stood", "<script></script><label><input>", "<label ></label><input filter-in-label >"],
    [
      "microdata of any element by number",
      "<x-y itemscope><b itemprop=a>",
      "<x filter-item=0  itemscope></x><x filter-outer-item=0  itemprop=a></x>",
    ],
    ["titles with their content", "<title>a &amp; b</title>", "<title >a &amp; b</title>"],
    [
      "no script but JSON-LD",
      "<script>a</script><script type=application/ld+json>b</script>",
      "<script  type=application/ld+json>b</script>",
    ],
  ])("holds %s", (_title, html, expected) => {
    expect(filter(html)).toBe(expected);
  });

  it("hides brackets in content: each would cost a text piece of its own", () => {
    const filtered = filter("<script type=application/ld+json>{<<}</script>");
    expect(filtered.match(/</g)).toHaveLength(2);
    expect(restoreContent(filtered)).toBe("<script  type=application/ld+json>{<<}</script>");
  });
});
