// Analyses an HTML file as if a server had sent it; what only a server can tell stays unchecked.
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { SeoReport } from "#contract/seo-report.ts";
import { buildReport } from "#worker/seo/build-report.ts";
import { collectHtmlFacts, type Rewriter } from "#worker/seo/collect-facts.ts";
import type { FetchFacts, SideFacts, SideFile } from "#worker/seo/page-facts.ts";

export interface FileAnalysis {
  keywords: string[];
  /** The address under which the file is published; relative links are resolved against it. Default: its file URL. */
  url?: string;
  /** As the server that publishes the file sends them; lower-case names. */
  headers?: Record<string, string>;
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
  { keywords, url = pathToFileURL(path).href, headers = {} }: FileAnalysis,
): Promise<SeoReport> {
  const file = await open(path);
  try {
    const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
    const { html, bytes, truncated, notes } = await collectHtmlFacts(body, {
      contentType: "text/html",
      rewriter,
      onProgress: () => {},
    });
    const fetched: FetchFacts = {
      requestedUrl: url,
      url,
      redirects: [],
      status: 200,
      headers: { "content-type": "text/html", ...headers },
      setCookies: [],
      responseTime: 0,
      loadTime: 0,
      bytes,
      truncated,
      blockedBy: null,
    };
    const side: SideFacts = {
      robotsTxt: UNCHECKED,
      sitemap: { ...UNCHECKED, url: null },
      llmsTxt: UNCHECKED,
      imprint: { ...UNCHECKED, url: null, text: "", hrefs: [] },
    };
    const note =
      "Gelesen wurde eine Datei: Antwortzeiten, Kopfzeilen, robots.txt und Sitemap sagen nichts über die Website.";
    const checkedAt = new Date().toISOString();
    return buildReport({ fetched, html, side, notes: [note, ...notes] }, { keywords, checkedAt });
  } finally {
    await file.close();
  }
}
