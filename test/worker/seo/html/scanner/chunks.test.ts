// The same facts wherever a page is cut in pieces.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { traps } from "#test/fixtures/html-traps.ts";
import { bodyOf, collect, piecesOf, UTF_8, utf8 } from "#test/support/seo/html.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import type { HtmlFacts } from "#worker/seo/html/page-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";
import { MarkupScanner } from "#worker/seo/html/scanner/markup-scanner.ts";

async function factsInPieces(bytes: Uint8Array, offsets: readonly number[]): Promise<HtmlFacts> {
  const { html } = await collectHtmlFacts(bodyOf(piecesOf(bytes, offsets)), { contentType: UTF_8, rewriter });
  return html;
}

/** What the scanner alone says, without waiting for the first kilobyte. */
function scan(pieces: Uint8Array[]) {
  const scanner = new MarkupScanner();
  let filtered = "";
  const takeFiltered = () => {
    filtered += new TextDecoder().decode(scanner.takeFiltered());
  };
  for (const piece of pieces) {
    scanner.push(piece);
    takeFiltered();
  }
  const outline = scanner.end();
  takeFiltered();
  return { ...outline, filtered };
}

const everything = utf8(
  `<!DOCTYPE html><html lang=de><!-- Kommentar -- > mit Strichen --><title>Gr&uuml;ße &amp; „Übliches“</title>${traps
    .map(({ html }) => html)
    .filter(
      (html) => !/plaintext|frameset|<title>offen|<img src=2 $|<script><!--|<template><table>/.test(html),
    )
    .join("\n")}<p>Ende 👋🏽&nbsp;漢字</p>`,
);

describe("the scanner over pieces [EDGE-03]", () => {
  it("reads every trap alike, cut before any one byte", () => {
    for (const { html } of traps) {
      const bytes = utf8(html);
      const whole = scan([bytes]);
      for (let cut = 1; cut < bytes.length; cut++) {
        expect(scan(piecesOf(bytes, [cut])), `${html} cut at ${cut}`).toEqual(whole);
      }
    }
  });

  it.each([
    `<!--${"x".repeat(200)}--!><img src=1>`,
    `<!--${"- -".repeat(70)}--><img src=1>`,
    `<script>${"x".repeat(200)}<!-- <script> </script> --></script><img src=1>`,
    `<p>${"ä&auml;".repeat(40)}</p><title>${"ä&auml;".repeat(40)}</title>`,
    `<img alt="${"x".repeat(300)}" src=1 title='y'>`,
  ])("reads %s alike, cut before any one byte", (html) => {
    const bytes = utf8(html);
    const whole = scan([bytes]);
    for (let cut = 1; cut < bytes.length; cut++)
      expect(scan(piecesOf(bytes, [cut])), `${cut}`).toEqual(whole);
  });

  it("reads every trap alike byte by byte", () => {
    for (const { html } of traps) {
      const bytes = utf8(html);
      expect(scan(Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))), html).toEqual(scan([bytes]));
    }
  });

  it("gives the same facts however a page is cut", { timeout: 60_000 }, async () => {
    const { html: whole } = await collect(everything, rewriter);
    expect(whole.anchors.length).toBeGreaterThan(10);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: everything.length - 1 }), { maxLength: 40 }),
        async (offsets) => {
          expect(await factsInPieces(everything, offsets)).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("gives the same facts for broken UTF-8, cut anywhere", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 20 }),
        (noise, cut) => {
          const bytes = new Uint8Array([
            ...utf8("<p>ä"),
            ...noise.map((byte) => byte | 0x80),
            ...utf8("ö</p>"),
          ]);
          const whole = scan([bytes]);
          expect(scan(piecesOf(bytes, [Math.min(cut, bytes.length - 1)]))).toEqual(whole);
          const text = new TextDecoder().decode(bytes).replace("<p>", "").replace("</p>", "");
          // What nobody sees is left out of the text; two of these bytes may happen to be a soft hyphen.
          const seen = text.replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, "");
          expect(whole.text).toBe(seen.replace(/\s+/g, " ").trim());
          expect(whole.textBytes).toBe(utf8(whole.text).length);
        },
      ),
    );
  });
});
