// Checks in the browser by the real route, as the page asks for them: the SEO check first, for the token that is good for one.
import type { BrowserCheck, ReaderId } from "#contract/browser-check.ts";
import { postToApi } from "./api-calls.ts";

export interface TimedCheck {
  check: BrowserCheck;
  /** ms from the call to the last byte; the SEO check before it not counted. */
  durationMs: number;
}

/** @param readers all of them by default @throws Error with the answer's words where it is none of 200 */
export async function checkByRoute(
  site: string,
  url: string,
  readers?: readonly ReaderId[],
): Promise<TimedCheck> {
  const { browserToken } = await postToApi<{ browserToken: string }>(site, "seo-crawler", { url });
  const begin = performance.now();
  const check = await postToApi<BrowserCheck>(site, "browser-check", { url, browserToken, readers });
  return { check, durationMs: performance.now() - begin };
}
