// The analysis from address to report: guard, fetch, read while bytes arrive, side files in parallel, judge.
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import { type AddressGuard, checkAddress, rememberHosts } from "../address-guard/check-address.ts";
import { completeAddress } from "../address-guard/public-address.ts";
import { buildReport } from "./engine/build-report.ts";
import { reportProgress } from "./engine/progress.ts";
import { fetchImprint } from "./fetch/fetch-imprint.ts";
import { fetchPageWithHttpFallback, PAGE_DEADLINE_MS } from "./fetch/fetch-page.ts";
import { fetchRobotsTxt, fetchSideFiles } from "./fetch/fetch-side-files.ts";
import { readPage } from "./fetch/read-page.ts";
import type { Rewriter } from "./html/collect-facts.ts";
import type { PageFacts } from "./html/page-facts.ts";
import { disallowsCrawlerByName } from "./robots/robots-of-site.ts";

export interface AnalysisDeps extends AddressGuard {
  fetch: typeof fetch;
  rewriter: Rewriter;
  /** As in HopDeps. */
  ready?: ((url: URL) => Promise<boolean>) | undefined;
  /** Milliseconds since 1970; also dates the report. */
  now: () => number;
  /** As sent: "PaettkenSeoCheck/1.0 (+https://…/pruefbot)". */
  userAgent: string;
  /** Fires when the visitor leaves: everything stops, nobody reads the result. */
  signal: AbortSignal;
  /** ms for everything that is fetched, default PAGE_DEADLINE_MS. */
  deadlineMs?: number;
}

export type AnalysisResult =
  | { ok: true; report: SeoReport; facts: PageFacts }
  | { ok: false; code: ErrorCode };

/** Analyses one page. Expected failures come as code; only bugs reject. */
export async function analyseSite(
  request: SeoRequest,
  deps: AnalysisDeps,
  onProgress: (progress: SeoProgress) => void,
): Promise<AnalysisResult> {
  const { fetch, now, ready, rewriter, signal, userAgent } = deps;
  const guard = { ...deps, resolveHost: rememberHosts(deps.resolveHost) };
  const deadline = AbortSignal.timeout(deps.deadlineMs ?? PAGE_DEADLINE_MS);
  const progress = reportProgress(onProgress);

  progress.begin("address");
  const address = completeAddress(request.url);
  const check = await checkAddress(address, guard, AbortSignal.any([signal, deadline]));
  if (!check.ok) return { ok: false, code: deadline.aborted ? "target-too-slow" : check.code };

  progress.begin("fetch");
  const fetching = { fetch, guard, now, ready, userAgent };
  const answer = await fetchPageWithHttpFallback(check.url.href, fetching, { signal, deadline });
  if (!answer.ok) return { ok: false, code: answer.code };
  const { page } = answer;

  const sideFilesDone = new AbortController();
  try {
    progress.begin("read");
    const anySignal = AbortSignal.any([signal, deadline, sideFilesDone.signal]);
    const robotsTxt = fetchRobotsTxt(page.url, fetching, anySignal);
    const sideFiles = fetchSideFiles(page.url, fetching, anySignal, robotsTxt);
    const read = await readPage(page, {
      requestedUrl: check.url.href,
      rewriter,
      onProgress: (bytes) => progress.read(bytes, page.contentLength),
    });
    if (read === null) return { ok: false, code: "target-too-slow" };
    // A person asked for the page, so general rules for crawlers do not stop the analysis; rules for this one by name do.
    if (disallowsCrawlerByName(await robotsTxt, page.url.href)) return { ok: false, code: "shut-out" };

    progress.begin("side-files");
    const imprint = fetchImprint(read, robotsTxt, { ...fetching, rewriter }, anySignal);
    const side = { ...(await sideFiles), imprint: await imprint };

    progress.begin("judge");
    const facts = { ...read, side };
    const { keywords = [], kind } = request;
    const options = { keywords, kind, checkedAt: new Date(now()).toISOString() };
    return { ok: true, report: buildReport(facts, options), facts };
  } finally {
    sideFilesDone.abort();
  }
}
