// Analyses an HTML file as if a server had sent it; what depends on the server stays unchecked.
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { PageKind } from "#contract/page-kinds.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { HEAD_BYTES, recognizeBlock } from "#worker/seo/fetch/blocked-answer.ts";
import { collectHtmlFacts, type Rewriter } from "#worker/seo/html/collect-facts.ts";
import type { FetchFacts, SideFacts, SideFile } from "#worker/seo/html/page-facts.ts";

export interface FileAnalysis {
  keywords: string[];
  /** As what the page is to be read. Default: it tells itself. */
  kind?: PageKind | undefined;
  /** Published address, base of relative links. Default: its file URL. */
  url?: string;
  /** Of the publishing server, lower-case names, without set-cookie; nothing is known of its answer without them. */
  headers?: Record<string, string>;
  setCookies?: string[];
}

const UNCHECKED: SideFile = {
  state: "unchecked",
  status: null,
  text: null,
  reason: "Bei einer Datei lässt sich das nicht prüfen.",
};

/** Rejects as node:fs does when the file cannot be read. */
export async function analyseFile(
  path: string,
  rewriter: Rewriter,
  { keywords, kind, url = pathToFileURL(path).href, headers, setCookies = [] }: FileAnalysis,
): Promise<SeoReport> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const body = Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream<Uint8Array>;
    const { html, bytes, truncated, notes } = await collectHtmlFacts(body, {
      contentType: headers?.["content-type"] ?? null,
      rewriter,
    });
    const answer = { status: 200, headers: headers ?? {}, setCookies };
    const head = new TextDecoder().decode(buffer.subarray(0, bytesRead));
    const fetched: FetchFacts = {
      ...(headers === undefined ? { noAnswer: true } : {}),
      requestedUrl: url,
      url,
      redirects: [],
      ...answer,
      responseTime: 0,
      loadTime: 0,
      bytes,
      truncated,
      blockedBy: recognizeBlock({ ...answer, head, bytes }),
    };
    const side: SideFacts = {
      robotsTxt: UNCHECKED,
      sitemap: { ...UNCHECKED, url: null },
      llmsTxt: UNCHECKED,
      imprint: { ...UNCHECKED, url: null, text: "", hrefs: [] },
    };
    const unknown = headers === undefined ? "Antwort des Servers" : "Antwortzeiten";
    const note = `Gelesen wurde eine Datei: ${unknown}, robots.txt, Sitemap und Impressum blieben ungeprüft.`;
    const checkedAt = new Date().toISOString();
    return buildReport({ fetched, html, side, notes: [note, ...notes] }, { keywords, kind, checkedAt });
  } finally {
    await file.close();
  }
}
