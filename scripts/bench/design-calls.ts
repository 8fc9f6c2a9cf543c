// Ratings by the real route, as the page asks for them: the SEO check first, for the token that is good for one.
import type { DesignRating } from "#contract/design-rating.ts";
import { postToApi } from "./api-calls.ts";

export interface TimedRating {
  rating: DesignRating;
  /** ms from the call to the last byte; the SEO check before it not counted. */
  durationMs: number;
}

/** @throws Error with the answer's words where it is none of 200 */
export async function rateByRoute(site: string, url: string): Promise<TimedRating> {
  const { designToken } = await postToApi<{ designToken?: string }>(site, "seo-crawler", { url });
  const begin = performance.now();
  const rating = await postToApi<DesignRating>(site, "visual-design-analyzer", { url, designToken });
  return { rating, durationMs: performance.now() - begin };
}
