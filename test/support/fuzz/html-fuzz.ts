// Mutated pages through the whole analysis, from bytes to report.
import type { SeoReport } from "#contract/seo-report.ts";
import { MAX_KEYWORD_LENGTH } from "#contract/seo-request.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import type { FetchFacts, SideFile } from "#worker/seo/html/page-facts.ts";
import type { Rewriter } from "#worker/seo/html/rewriter.ts";
import { bodyOf, piecesOf } from "../seo/html.ts";
import { type MutatedPage, mutatedPage } from "./mutate-html.ts";
import { Random } from "./random.ts";
import { faultsOf } from "./report-faults.ts";

export interface HtmlFuzz {
  /** Pages that crashed the analysis or got a report that cannot be, with what is wrong. */
  faults: string[];
  /** By `clock`, the page that took most. */
  slowest: { ms: number; page: number; bytes: number };
  bytes: number;
}

export interface HtmlFuzzOptions {
  pages: readonly Uint8Array[];
  count: number;
  seed: number;
  rewriter: Rewriter;
  /** ms of work so far; without one nothing is measured. */
  clock?: () => number;
}

const URL_OF_PAGE = "https://www.dachdeckerei-musterkamp.example/seite";
/** Of a page's words some are looked for. */
const MAX_KEYWORDS = 4;

/** Page `n` of a seed is always the same, whatever `count`. */
export async function fuzzHtml({
  pages,
  count,
  seed,
  rewriter,
  clock = () => 0,
}: HtmlFuzzOptions): Promise<HtmlFuzz> {
  const outcome: HtmlFuzz = { faults: [], slowest: { ms: 0, page: -1, bytes: 0 }, bytes: 0 };
  for (let page = 0; page < count; page++) {
    const random = new Random(seed * 1_000_003 + page);
    const mutated = mutatedPage(random, pages);
    const began = clock();
    const faults = await reportOn(mutated, random, rewriter).then(faultsOf, (error: Error) => [
      `crashed: ${error.stack}`,
    ]);
    const ms = clock() - began;
    outcome.bytes += mutated.bytes.length;
    if (ms > outcome.slowest.ms) outcome.slowest = { ms, page, bytes: mutated.bytes.length };
    outcome.faults.push(...faults.map((fault) => `page ${page} of seed ${seed}: ${fault}`));
  }
  return outcome;
}

async function reportOn(
  { bytes, contentType }: MutatedPage,
  random: Random,
  rewriter: Rewriter,
): Promise<SeoReport> {
  const cuts = random.some(3, () => random.below(bytes.length + 1));
  const {
    html,
    bytes: read,
    truncated,
    notes,
  } = await collectHtmlFacts(bodyOf(piecesOf(bytes, cuts)), { contentType, rewriter });
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 20_000));
  const words = html.text.text.split(/\s+/).filter((word) => word !== "");
  const keywords =
    words.length === 0
      ? []
      : random.some(MAX_KEYWORDS, () => random.pick(words).slice(0, MAX_KEYWORD_LENGTH).toWellFormed());
  const fetched: FetchFacts = {
    requestedUrl: URL_OF_PAGE,
    url: URL_OF_PAGE,
    redirects: [],
    status: random.pick([200, 200, 200, 404, 500]),
    headers: {
      ...(contentType === null ? {} : { "content-type": contentType }),
      server: text.slice(0, 40),
      link: text.slice(0, 200),
    },
    setCookies: [text.slice(0, 60)],
    responseTime: 100,
    loadTime: 200,
    bytes: read,
    truncated,
    blockedBy: null,
  };
  const file: SideFile = { state: "found", status: 200, text, reason: null };
  const side = {
    robotsTxt: file,
    sitemap: { ...file, url: `${URL_OF_PAGE}/sitemap.xml` },
    llmsTxt: file,
    imprint: {
      state: "found",
      url: `${URL_OF_PAGE}/impressum`,
      text: html.text.text,
      hrefs: html.anchors.map(({ href }) => href),
      reason: null,
    },
  } as const;
  return buildReport({ fetched, html, side, notes }, { keywords, checkedAt: "2026-11-21T14:05:00.000Z" });
}
