// The analysis from address to report: guard, fetch, read while bytes arrive, side files beside it, judge.
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import { type AddressGuard, checkAddress, rememberHosts } from "../address-guard/check-address.ts";
import { completeAddress } from "../address-guard/public-address.ts";
import { buildReport } from "./build-report.ts";
import type { Rewriter } from "./collect-facts.ts";
import { fetchImprint } from "./fetch-imprint.ts";
import { fetchPage, PAGE_DEADLINE_MS } from "./fetch-page.ts";
import { fetchRobotsTxt, fetchSideFiles } from "./fetch-side-files.ts";
import type { PageFacts } from "./page-facts.ts";
import { reportProgress } from "./progress.ts";
import { readPage } from "./read-page.ts";

export interface AnalysisDeps extends AddressGuard {
  fetch: typeof fetch;
  rewriter: Rewriter;
  /** Milliseconds since 1970; also dates the report. */
  now: () => number;
  /** As sent: "PaettkenSeoCheck/1.0 (+https://…/seo-check)". */
  userAgent: string;
  /** Fires when the visitor leaves: everything stops, nobody reads the result. */
  signal: AbortSignal;
  /** ms for redirects, page and body, default PAGE_DEADLINE_MS; the side files get no longer either. */
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
  const { fetch, now, rewriter, signal, userAgent } = deps;
  const guard = { ...deps, resolveHost: rememberHosts(deps.resolveHost) };
  const deadline = AbortSignal.timeout(deps.deadlineMs ?? PAGE_DEADLINE_MS);
  const progress = reportProgress(onProgress);

  progress.begin("address");
  const address = completeAddress(request.url);
  const check = await checkAddress(address, guard, AbortSignal.any([signal, deadline]));
  if (!check.ok) return { ok: false, code: deadline.aborted ? "target-too-slow" : check.code };

  progress.begin("fetch");
  const fetching = { fetch, guard, now, userAgent };
  const answer = await fetchPage(check.url.href, fetching, { signal, deadline });
  if (!answer.ok) return answer;
  const { page } = answer;

  const sideFilesEnd = new AbortController();
  try {
    progress.begin("read");
    const anyEnd = AbortSignal.any([signal, deadline, sideFilesEnd.signal]);
    const robotsTxt = fetchRobotsTxt(page.url, fetching, anyEnd);
    const sideFiles = fetchSideFiles(page.url, fetching, anyEnd, robotsTxt);
    const read = await readPage(page, {
      requestedUrl: check.url.href,
      rewriter,
      onProgress: (bytes) => progress.read(bytes, page.contentLength),
    });
    if (read === null) return { ok: false, code: "target-too-slow" };

    progress.begin("side-files");
    const imprint = fetchImprint(read, robotsTxt, { ...fetching, rewriter }, anyEnd);
    const side = { ...(await sideFiles), imprint: await imprint };

    progress.begin("judge");
    const facts = { ...read, side };
    const options = { keywords: request.keywords ?? [], checkedAt: new Date(now()).toISOString() };
    return { ok: true, report: buildReport(facts, options), facts };
  } finally {
    sideFilesEnd.abort();
  }
}
