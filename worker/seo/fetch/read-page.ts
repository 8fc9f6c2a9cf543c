// Reads the body of an answer into facts; shared by the analysis of one page and the crawl of a site.

import { collectHtmlFacts, type Rewriter } from "../html/collect-facts.ts";
import type { FetchFacts, PageFacts } from "../html/page-facts.ts";
import { recognizeBlock } from "./blocked-answer.ts";
import type { FetchedPage } from "./fetch-page.ts";

export interface ReadOptions {
  /** As asked for, before redirects. */
  requestedUrl: string;
  rewriter: Rewriter;
  /** Called after every chunk with the bytes read so far. */
  onProgress?: (bytes: number) => void;
}

/** Null if a deadline or the visitor's leaving ended the body. */
export async function readPage(
  page: FetchedPage,
  { requestedUrl, ...options }: ReadOptions,
): Promise<Omit<PageFacts, "side"> | null> {
  const contentType = page.headers["content-type"] ?? null;
  const read = await collectHtmlFacts(page.body.stream, { ...options, contentType });
  if (page.body.end() === "aborted") return null;
  return { fetched: fetchFacts(requestedUrl, page, read), html: read.html, notes: read.notes };
}

function fetchFacts(
  requestedUrl: string,
  page: FetchedPage,
  read: { bytes: number; truncated: boolean },
): FetchFacts {
  const { redirects, status, headers, setCookies, responseTime, startedAt, body } = page;
  const head = new TextDecoder().decode(body.head());
  return {
    requestedUrl,
    url: page.url.href,
    redirects,
    status,
    headers,
    setCookies,
    responseTime,
    loadTime: body.lastByteAt() - startedAt,
    bytes: read.bytes,
    truncated: read.truncated || body.end() === "cut",
    blockedBy: recognizeBlock({ status, headers, setCookies, head, bytes: read.bytes }),
  };
}
