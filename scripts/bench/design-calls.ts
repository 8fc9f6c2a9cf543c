// Ratings by the real route, as the page asks for them: the SEO check first, for the token that is good for one.
import { PUBLIC_KEY } from "#content/api.ts";
import type { DesignRating } from "#contract/design-rating.ts";

export interface TimedRating {
  rating: DesignRating;
  /** ms from the call to the last byte; the SEO check before it not counted. */
  durationMs: number;
}

/** @throws Error with the answer's words where it is none of 200 */
export async function rateByRoute(site: string, url: string): Promise<TimedRating> {
  const { designToken } = (await call(site, "seo-crawler", { url })) as { designToken?: string };
  const begin = performance.now();
  const rating = (await call(site, "visual-design-analyzer", { url, designToken })) as DesignRating;
  return { rating, durationMs: performance.now() - begin };
}

async function call(site: string, name: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${site}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${PUBLIC_KEY}`,
      "Content-Type": "application/json",
      Accept: "application/json",
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
