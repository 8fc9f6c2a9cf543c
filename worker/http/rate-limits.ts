// Too many calls in a minute: refused before anything is read. Limits are approximate; exact counts are the quota's job.
import { createMiddleware } from "hono/factory";
import type { ApiCall, ApiContext } from "./context.ts";
import { problem } from "./problem.ts";

export type Limiter = (visitor: string) => Promise<boolean>;

/** The period of all limits in wrangler.toml; the platform does not tell when the next call is free. */
export const RATE_LIMIT_PERIOD_SECONDS = 60;

export const unlimited: Limiter = async () => true;

/** Refuses calls beyond the limit. `visitorOf` gives the hashed name of the caller, which later steps use, too. */
export function callLimit(limiter: Limiter, visitorOf: (request: Request) => Promise<string>) {
  return createMiddleware<ApiContext>(async (c, next) => {
    const visitor = await visitorOf(c.req.raw);
    c.set("visitor", visitor);
    if (!(await limiter(visitor))) return tooManyCalls(c);
    await next();
  });
}

export function tooManyCalls(c: ApiCall): Response {
  return problem(c, "rate-limited", { retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS });
}
