import { describe, expect, it } from "vitest";
import { bodyOf, collect, piecesOf, utf8 } from "#test/support/seo/html.ts";
import { sniffCharset } from "#worker/seo/html/charset.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), !isBigEndian);
  return bytes;
}

describe("sniffing the charset [SEO-54]", () => {
  it.each<[string, Uint8Array, string | null, string, string]>([
    [
      "byte order mark before everything",
      utf8("\ufeff<meta charset=latin1>"),
      "text/html; charset=latin1",
      "utf-8",
      "bom",
    ],
    ["mark of UTF-16, little end first", utf16("\ufeffa", false), null, "utf-16le", "bom"],
    ["mark of UTF-16, big end first", utf16("\ufeffa", true), null, "utf-16be", "bom"],
    [
      "header before meta",
      utf8("<meta charset=utf-8>"),
      "text/html;charset=ISO-8859-1",
      "windows-1252",
      "header",
    ],
    ["header in quotes", utf8(""), 'text/html; charset="UTF-8"', "utf-8", "header"],
    ["header in any case", utf8(""), "TEXT/HTML; Charset=Shift_JIS; x=y", "shift_jis", "header"],
    ["meta charset", utf8("<html><META CharSet = 'KOI8-R' >"), "text/html", "koi8-r", "meta"],
    ["meta charset without quotes", utf8("<meta charset=utf8><p>"), null, "utf-8", "meta"],
    ["a slash belongs to a value without quotes", utf8("<meta charset=koi8-r/>"), null, "utf-8", "default"],
    [
      "meta http-equiv",
      utf8('<meta content="text/html; charset=iso-8859-15" http-equiv=content-type>'),
      null,
      "iso-8859-15",
      "meta",
    ],
    [
      "no content without http-equiv",
      utf8('<meta name=a content="text/html; charset=iso-8859-15">'),
      null,
      "utf-8",
      "default",
    ],
    [
      "no meta in a comment",
      utf8("<!-- <meta charset=koi8-r> --><meta charset=utf-8>"),
      null,
      "utf-8",
      "meta",
    ],
    ["no meta in a comment that never ends", utf8("<!-- <meta charset=koi8-r>"), null, "utf-8", "default"],
    [
      "meta behind the first kilobyte, which is no declaration",
      utf8(`${" ".repeat(1024)}<meta charset=koi8-r>`),
      null,
      "koi8-r",
      "default",
    ],
    ["UTF-16 in a meta means UTF-8", utf8("<meta charset=utf-16>"), null, "utf-8", "meta"],
    [
      "unknown header, known meta",
      utf8("<meta charset=koi8-r>"),
      "text/html; charset=quatsch",
      "koi8-r",
      "meta",
    ],
    ["unknown everywhere", utf8("<meta charset=unfug>"), "text/html; charset=quatsch", "utf-8", "default"],
    ["nothing said, bytes of UTF-8", utf8("Grüße"), null, "utf-8", "default"],
    ["nothing said, bytes of no UTF-8", latin1("Grüße"), null, "windows-1252", "default"],
    ["nothing said, a character cut by the kilobyte", utf8("ü").subarray(0, 1), null, "utf-8", "default"],
    ["nothing at all", utf8(""), null, "utf-8", "default"],
  ])("%s", (_title, head, contentType, name, source) => {
    expect(sniffCharset(head, contentType)).toMatchObject({ name, source });
  });
});

describe("reading pages in other charsets", () => {
  const page = "<title>Grüße</title><h1>Möbel &amp; Türen</h1><p>Straße</p>";
  const wide = (text: string, isBigEndian: boolean) => utf16(`\ufeff${text}`, isBigEndian);

  it.each<[string, Uint8Array, string]>([
    ["windows-1252", latin1(page), "text/html; charset=windows-1252"],
    ["utf-16le", wide(page, false), "text/html"],
    ["utf-16be", wide(page, true), "text/html"],
    ["utf-16le", utf16(page, false), "text/html; charset=utf-16"],
    ["utf-8", utf8(`\ufeff${page}`), "text/html"],
  ])("decodes %s, cut anywhere [SEO-54]", async (charset, bytes, contentType) => {
    const cuts = Array.from({ length: bytes.length - 1 }, (_, at) => at + 1);
    for (const body of [bodyOf([bytes]), bodyOf(piecesOf(bytes, cuts))]) {
      const { html, notes } = await collectHtmlFacts(body, { contentType, rewriter });
      expect(html).toMatchObject({ charset, titles: ["Grüße"], headings: [{ text: "Möbel & Türen" }] });
      expect(html.text.text).toBe("Möbel & Türen\nStraße");
      expect(notes).toEqual([]);
    }
  });

  const late = (meta: string, between = "") =>
    latin1(`<head><title>Grüße</title>${" ".repeat(1_500)}${between}${meta}</head>${page}`);
  const old = "<meta http-equiv=Content-Type content='text/html; charset=iso-8859-15'>";

  it.each<[string, Uint8Array, string]>([
    ["named behind the first kilobyte", late("<meta charset=KOI8-R>"), "koi8-r"],
    ["named there in the older form", late(old), "iso-8859-15"],
    ["named there, cut by the kilobyte", latin1(`${" ".repeat(1_015)}<meta charset=koi8-r>ü`), "koi8-r"],
    ["named in a comment there only", late("<!-- <meta charset=koi8-r> -->"), "windows-1252"],
    ["named in the body only", late("", "</head><meta charset=koi8-r>"), "windows-1252"],
    ["named behind 64 KB", late("<meta charset=koi8-r>", " ".repeat(70_000)), "windows-1252"],
    ["named by something unknown there", late("<meta charset=unfug>"), "windows-1252"],
  ])("takes one %s as browsers do, and calls it undeclared [TRUE-07]", async (_what, bytes, charset) => {
    const cuts = Array.from({ length: 30 }, (_, at) => at * 100);
    for (const body of [bodyOf([bytes]), bodyOf(piecesOf(bytes, cuts))]) {
      const { html } = await collectHtmlFacts(body, { contentType: "text/html", rewriter });
      expect(html).toMatchObject({ charset, charsetSource: "default" });
    }
  });

  it("lets a header decide, whatever the HTML names behind its first kilobyte [TRUE-07]", async () => {
    const { html } = await collect(late("<meta charset=koi8-r>"), rewriter, "text/html; charset=latin1");
    expect(html).toMatchObject({
      charset: "windows-1252",
      charsetSource: "header",
      titles: ["Grüße", "Grüße"],
    });
  });

  it("searches for it in linear time [TRUE-07]", async () => {
    const flood = latin1(`<head>${"<meta '".repeat(9_000)}`);
    const { html } = await collect(flood, rewriter, "text/html");
    expect(html.charset).toBe("utf-8");
  });

  it("says which unknown charset was named and what was taken instead", async () => {
    const { html, notes } = await collect(page, rewriter, "text/html; charset=quatsch");
    expect(html.titles).toEqual(["Grüße"]);
    expect(notes).toEqual([
      "Die Seite nennt eine Zeichenkodierung, die es nicht gibt (quatsch). Gelesen wurde sie als utf-8.",
    ]);
  });

  it("counts the bytes as they came, not those of the decoded text", async () => {
    const { bytes } = await collect(wide(page, false), rewriter, null);
    expect(bytes).toBe(2 * page.length + 2);
  });
});
