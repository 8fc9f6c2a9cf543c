// Reads HTML in tests as the analysis does.
import { type CollectedFacts, collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import type { HtmlFacts } from "#worker/seo/html/page-facts.ts";
import type { Rewriter } from "#worker/seo/html/rewriter.ts";

export const UTF_8 = "text/html; charset=utf-8";

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

/** A body that comes in these pieces, one for each read. */
export function bodyOf(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Cuts bytes before each of the offsets. */
export function piecesOf(bytes: Uint8Array, offsets: readonly number[]): Uint8Array[] {
  const borders = [0, ...[...offsets].sort((a, b) => a - b), bytes.length];
  return borders.slice(1).map((to, index) => bytes.subarray(borders[index], to));
}

/** Everything the analysis reads from a page that comes in one piece. */
export function collect(
  html: string | Uint8Array,
  rewriter: Rewriter,
  contentType: string | null = UTF_8,
): Promise<CollectedFacts> {
  return collectHtmlFacts(bodyOf([typeof html === "string" ? utf8(html) : html]), { contentType, rewriter });
}

export async function factsOf(html: string, rewriter: Rewriter): Promise<HtmlFacts> {
  return (await collect(html, rewriter)).html;
}
