// The contract of the scanner: chunks of bytes in, filtered elements and an outline out.
import { describe, expect, it } from "vitest";
import { utf8 } from "#test/support/seo/html.ts";
import { MarkupScanner, type PageOutline, SCANNER_LIMITS } from "#worker/seo/html/scanner/markup-scanner.ts";

function outlineOf(html: string): PageOutline {
  const scanner = new MarkupScanner();
  scanner.push(utf8(html));
  return scanner.end();
}

const nothingDropped = { attributes: false, elements: false, headings: false, anchors: false };

describe("the outline of a page", () => {
  it("holds what is in the document, decoded and folded [SEO-50] [SEO-57]", () => {
    const page = `<!DOCTYPE html><!-- Titel --><h1>Dach &amp;
      Wand <img src=a.png alt=Logo></h1><p>Guten<br>Tag</p><a href="/x" rel="NoFollow me">Mehr</a><script async src=s.js></script>`;
    expect(outlineOf(page)).toEqual({
      doctype: "DOCTYPE html",
      metas: [],
      links: [],
      headings: [{ level: 1, text: "Dach & Wand", imageText: "Logo" }],
      anchors: [{ href: "/x", rel: ["nofollow", "me"], text: "Mehr", otherName: "" }],
      images: [
        {
          src: "a.png",
          srcset: null,
          alt: "Logo",
          width: null,
          height: null,
          loading: null,
          fetchPriority: null,
          textBefore: 11,
        },
      ],
      scripts: [{ src: "s.js", type: null, async: true, defer: false, inHead: false }],
      text: "Dach & Wand\nGuten\nTag\nMehr",
      textBytes: 26,
      structure: { elements: 6, hasMain: false, repeatedIds: [] },
      mainText: "Guten\nTag",
      clues: expect.arrayContaining(["comment:Titel", "attribute:href"]),
      styleSigns: [],
      boxNames: [],
      isTooDeep: false,
      dropped: nothingDropped,
    });
  });

  it("is empty for nothing", () => {
    expect(outlineOf("")).toMatchObject({ doctype: null, headings: [], text: "", dropped: nothingDropped });
  });

  it("does not depend on what happens to a chunk after the call", () => {
    const scanner = new MarkupScanner();
    const chunk = utf8("<h1 title='");
    scanner.push(chunk);
    chunk.fill(0);
    scanner.push(utf8("a'>Dach"));
    expect(scanner.end().headings).toEqual([{ level: 1, text: "Dach" }]);
  });

  it.each([
    ["elements", "<input>", SCANNER_LIMITS.elements],
    ["headings", "<h2>a</h2>", SCANNER_LIMITS.headings],
    ["anchors", "<a href=x>a</a>", SCANNER_LIMITS.anchors],
  ] as const)("names %s that exceed their limit", (kind, html, limit) => {
    expect(outlineOf(html.repeat(limit)).dropped).toEqual(nothingDropped);
    expect(outlineOf(html.repeat(limit + 1)).dropped).toEqual({ ...nothingDropped, [kind]: true });
  });

  it("names attributes of a tag that is too long, and reads on behind it", () => {
    const { dropped, text } = outlineOf(`<p ${"a ".repeat(600_000)}>Ende`);
    expect(dropped).toEqual({ ...nothingDropped, attributes: true });
    expect(text).toBe("Ende");
  });

  it("says when a page nests deeper than it can follow", () => {
    const levels = SCANNER_LIMITS.depth - 2; // html and body
    expect(outlineOf("<div>".repeat(levels)).isTooDeep).toBe(false);
    expect(outlineOf("<div>".repeat(levels + 1)).isTooDeep).toBe(true);
  });
});

describe("filtered elements", () => {
  it("are ready while the page is still being read", () => {
    const scanner = new MarkupScanner();
    scanner.push(utf8("<input name=a><p>Text<input na"));
    expect(scanner.filteredBytes).toBe("<input  name=a>".length);
    expect(new TextDecoder().decode(scanner.takeFiltered())).toBe("<input  name=a>");
    expect(scanner.filteredBytes).toBe(0);
    scanner.push(utf8("me=b>"));
    expect(new TextDecoder().decode(scanner.takeFiltered())).toBe("<input  name=b>");
  });
});
