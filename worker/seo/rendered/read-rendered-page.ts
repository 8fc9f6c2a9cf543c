// The report of a page as the browser made it: its HTML after scripts ran, with everything else as the server answered.
import { buildReport } from "../engine/build-report.ts";
import { collectHtmlFacts, type Rewriter } from "../html/collect-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import type { PageReading } from "./compare-rendered.ts";

/** @param raw facts of the same page without a browser: status, headers and side files are the same */
export async function readRenderedPage(
  raw: PageFacts,
  { url, html }: { url: string; html: string },
  rewriter: Rewriter,
): Promise<PageReading> {
  const body = new Blob([html]).stream();
  // A document in the browser is text: its charset is ours by now.
  const read = await collectHtmlFacts(body, { contentType: "text/html; charset=utf-8", rewriter });
  const fetched = { ...raw.fetched, url, bytes: read.bytes, truncated: read.truncated };
  const facts: PageFacts = { ...raw, fetched, html: read.html, notes: read.notes };
  return { facts, report: buildReport(facts, { keywords: [], checkedAt: new Date(0).toISOString() }) };
}
