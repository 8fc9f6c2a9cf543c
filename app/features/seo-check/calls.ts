import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import type { BrowserCheckProgress } from "#contract/browser-check.ts";
import { keptReportHeader } from "#contract/kept-report.ts";
import { sealHeader } from "#contract/seal.ts";
import { type SeoProgress, type SeoQuota, seoQuotaSchema } from "#contract/seo-request.ts";
import type { ShareRequest } from "#contract/shared-report.ts";
import type { WatchRequest } from "#contract/watch.ts";
import { deleteJson, getJson, getStates, postForEvents, postForHeader, postJson } from "../../api-client.ts";
import type { FindDeps } from "./kept/find-report.ts";
import type { Deps } from "./run-analysis.ts";
import type { CrawlDeps } from "./site/follow-crawl.ts";

/** @param keepAs the id under which the server keeps the report; null: it keeps none */
export const analyse = (
  keepAs: string | null,
  ...[request, signal, onProgress]: Parameters<Deps["analyse"]>
): Promise<unknown> =>
  postForEvents("seo-crawler", request, {
    ...(keepAs !== null && { headers: { [keptReportHeader]: keepAs } }),
    signal,
    timeLimit: timeLimits.seoCheck,
    maxSilence: timeLimits.seoCheckSilence,
    // Unchecked: flow.ts skips what is not progress.
    onProgress: (data) => onProgress(data as SeoProgress),
  });

/** With its seal in it, as it is sent back when the report is shared. */
export const rateDesign: Deps["rateDesign"] = async (request, signal) => {
  const options = { signal, timeLimit: timeLimits.designRating };
  const { answer, header } = await postForHeader("visual-design-analyzer", request, sealHeader, options);
  return typeof answer === "object" && answer !== null && header !== null
    ? { ...answer, seal: header }
    : answer;
};

export const checkInBrowser = (
  request: { url: string; browserToken: string },
  signal: AbortSignal,
  onProgress: (progress: BrowserCheckProgress) => void,
): Promise<unknown> =>
  postForEvents("browser-check", request, {
    signal,
    timeLimit: timeLimits.browserCheck,
    maxSilence: timeLimits.seoCheckSilence,
    // Unchecked: of what is no progress nothing is shown.
    onProgress: (data) => onProgress(data as BrowserCheckProgress),
  });

export const shareReport = (request: ShareRequest, signal: AbortSignal): Promise<unknown> =>
  postJson("shared-report", request, { signal, timeLimit: timeLimits.shareReport });

export const startWatch = (request: WatchRequest): Promise<unknown> =>
  // Who leaves has ordered it all the same.
  postJson("watch", request, {
    signal: new AbortController().signal,
    timeLimit: timeLimits.watch,
    keepalive: true,
  });

export const loadShared = (id: string, signal: AbortSignal): Promise<unknown> =>
  getJson(`shared-report/${id}`, { signal, timeLimit: timeLimits.sharedReport });

export const loadKept: FindDeps["load"] = (id, signal) =>
  getJson(`kept-report/${id}`, { signal, timeLimit: timeLimits.keptReport });

/** Never rejects. The call outlives the page. */
export async function forgetKept(id: string): Promise<void> {
  const { signal } = new AbortController();
  await deleteJson(`kept-report/${id}`, { signal, timeLimit: timeLimits.seoQuota, keepalive: true }).catch(
    () => {},
  );
}

export const loadCrawl: CrawlDeps["load"] = (id, signal) =>
  getJson(`site-crawl/${id}`, { signal, timeLimit: timeLimits.siteCrawl });

export const connectToCrawl: CrawlDeps["connect"] = (id, signal, onState) =>
  getStates(`site-crawl/${id}`, { signal, timeLimit: timeLimits.siteCrawl, onState });

/** The server's count, null when it is unavailable. Never rejects. */
export async function fetchQuota(signal: AbortSignal): Promise<SeoQuota | null> {
  try {
    const answer = await getJson("seo-quota", { signal, timeLimit: timeLimits.seoQuota });
    const parsed = v.safeParse(seoQuotaSchema, answer);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
