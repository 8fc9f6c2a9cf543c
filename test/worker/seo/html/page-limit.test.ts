// Pages larger than what is read of them.
import { describe, expect, it } from "vitest";
import { collect, UTF_8, utf8 } from "#test/support/seo/html.ts";
import { collectHtmlFacts, MAX_PAGE_BYTES } from "#worker/seo/html/collect-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";

/** The analysis has 15 s for everything. */
const DEADLINE = { timeout: 15_000 };

const cutNote =
  "Die Seite ist größer als 5 MB. Geprüft wurden die ersten 5 MB, alle Angaben beziehen sich nur auf diese.";
const decent = '<!doctype html><html lang="de"><title>Tischlerei</title><h1>Möbel</h1>';

describe("pages larger than the limit", () => {
  it("reads the first 5 MB, stops the body and says so [EDGE-03] [HOST-03]", DEADLINE, async () => {
    let given = 0;
    let isCancelled = false;
    const chunk = utf8("<p>Wort </p>".repeat(5000));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += chunk.length;
        controller.enqueue(given === chunk.length ? utf8(decent) : chunk);
      },
      cancel() {
        isCancelled = true;
      },
    });
    const { html, bytes, truncated, notes } = await collectHtmlFacts(body, { contentType: UTF_8, rewriter });
    expect({ bytes, truncated, isCancelled, notes }).toEqual({
      bytes: MAX_PAGE_BYTES,
      truncated: true,
      isCancelled: true,
      notes: [cutNote],
    });
    expect(given).toBeLessThan(MAX_PAGE_BYTES + 3 * chunk.length);
    expect(html.headings).toEqual([{ level: 1, text: "Möbel" }]);
    expect(html.text.words).toBeGreaterThan(436_000);
  });

  it("does not call a page cut that has exactly 5 MB", DEADLINE, async () => {
    const { truncated, notes } = await collect(new Uint8Array(MAX_PAGE_BYTES).fill(32), rewriter);
    expect({ truncated, notes }).toEqual({ truncated: false, notes: [] });
  });
});
