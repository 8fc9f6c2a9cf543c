// Pages made to break their reader: each must give facts and German notes, in linear time.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decentStart } from "#test/support/hostile/floods.ts";
import { hostilePages } from "#test/support/hostile/hostile-html.ts";
import { bodyOf, collect, piecesOf, UTF_8, utf8 } from "#test/support/seo/html.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";

/** The analysis has 15 s for everything. */
const DEADLINE = { timeout: 15_000 };

describe("pages made to break their reader [HOST-04]", () => {
  it.each(hostilePages)(
    "reads $title",
    DEADLINE,
    async ({ html, notes = [], read = () => undefined, expected }) => {
      const collected = await collect(html, rewriter);
      expect(collected.notes).toEqual(notes);
      expect(read(collected.html)).toEqual(expected);
    },
  );

  it("reads an empty page", async () => {
    const { html, bytes, notes } = await collectHtmlFacts(bodyOf([]), { contentType: null, rewriter });
    expect({ bytes, notes, text: html.text }).toEqual({
      bytes: 0,
      notes: [],
      text: { text: "", bytes: 0, words: 0, main: "" },
    });
    expect(html).toMatchObject({
      charset: "utf-8",
      charsetSource: "default",
      doctype: null,
      titles: [],
      headings: [],
    });
  });

  it("takes a long tag that drips in byte by byte", DEADLINE, async () => {
    const bytes = utf8(`${" ".repeat(1024)}<img alt="${"x".repeat(20_000)}" src=a>`);
    const body = bodyOf(
      piecesOf(
        bytes,
        Array.from({ length: bytes.length - 1 }, (_, at) => at + 1),
      ),
    );
    const { html } = await collectHtmlFacts(body, { contentType: UTF_8, rewriter });
    expect(html.images).toMatchObject([{ src: "a" }]);
  });

  it("never fails on noise", DEADLINE, async () => {
    const bits = fc.constantFrom(
      "<",
      "</",
      ">",
      "<!--",
      "-->",
      "<!",
      "&",
      '"',
      "=",
      "<a href=",
      "<svg>",
      "<title>",
      "<script>",
      "</script>",
      "<table>",
      "\0",
      "ä",
      "]]>",
      "<![CDATA[",
    );
    const noise = fc.array(fc.oneof(bits.map(utf8), fc.uint8Array({ maxLength: 8 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        noise,
        fc.constantFrom(UTF_8, null, "text/html; charset=utf-16", "x"),
        async (parts, type) => {
          const { html, bytes } = await collectHtmlFacts(bodyOf(parts), { contentType: type, rewriter });
          expect(bytes).toBe(parts.reduce((sum, part) => sum + part.length, 0));
          expect(html.text.bytes).toBe(utf8(html.text.text).length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("says when HTMLRewriter gave up, and keeps the rest", async () => {
    const failing = () => ({
      on: () => {},
      write: () => Promise.reject(new Error("memory limit")),
      end: () => Promise.reject(new Error("memory limit")),
    });
    const { html, notes } = await collect(decentStart, failing);
    expect(html.headings).toEqual([{ level: 1, text: "Möbel" }]);
    expect(notes).toEqual([
      "Ein Teil der Seite ließ sich nicht auswerten. Bilder, Skripte oder Angaben im Seitenkopf können fehlen.",
    ]);
  });
});
