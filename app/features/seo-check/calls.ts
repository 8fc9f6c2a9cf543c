// The calls of this page.
import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import { type SeoProgress, type SeoQuota, seoQuotaSchema } from "#contract/seo-request.ts";
import { getJson, getStates, postForEvents, postJson } from "../../api-client.ts";
import type { Deps } from "./run-analysis.ts";
import type { Follow } from "./site/follow-crawl.ts";

export const analyse: Deps["analyse"] = (request, signal, onProgress) =>
  postForEvents("seo-crawler", request, {
    signal,
    timeLimit: timeLimits.seoCheck,
    // Whatever it is: flow.ts skips what is no progress.
    onProgress: (data) => onProgress(data as SeoProgress),
  });

export const rateDesign: Deps["rateDesign"] = (request, signal) =>
  postJson("visual-design-analyzer", request, { signal, timeLimit: timeLimits.designRating });

export const loadCrawl: Follow["load"] = (id, signal) =>
  getJson(`site-crawl/${id}`, { signal, timeLimit: timeLimits.siteCrawl });

export const connectToCrawl: Follow["connect"] = (id, signal, onState) =>
  getStates(`site-crawl/${id}`, { signal, timeLimit: timeLimits.siteCrawl, onState });

/** What the server has counted, null when it does not say. Never rejects. */
export async function askQuota(signal: AbortSignal): Promise<SeoQuota | null> {
  try {
    const answer = await getJson("seo-quota", { signal, timeLimit: timeLimits.seoQuota });
    const parsed = v.safeParse(seoQuotaSchema, answer);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
