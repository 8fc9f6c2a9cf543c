// What a refused visit by the browser is answered with, be it a rating or a check.
import type { ErrorCode } from "#contract/problem.ts";
import type { ProblemDetails } from "../http/problem.ts";
import { RATE_LIMIT_PERIOD_SECONDS } from "../http/rate-limits.ts";
import { secondsUntilBerlinMidnight } from "../quota/day.ts";
import type { Redemption } from "../visit-token.ts";

/** @param faults the sentences of rating or check */
export function refusalDetails(
  why: Extract<Redemption, { ok: false }>["why"],
  faults: { inUse: string; triedTwice: string; notValid?: string },
): ProblemDetails {
  if (why === "in-use") return { detail: faults.inUse };
  if (why === "tried-twice") return { detail: faults.triedTwice };
  return faults.notValid === undefined ? {} : { detail: faults.notValid };
}

export function pauseBefore(code: ErrorCode): ProblemDetails {
  if (code === "browser-busy") return { retryAfterSeconds: RATE_LIMIT_PERIOD_SECONDS };
  return isSpent(code) ? { retryAfterSeconds: secondsUntilBerlinMidnight() } : {};
}

/** No browser was asked for: the day's seconds are used up. */
export function isSpent(code: string): boolean {
  return code === "browser-spent" || code === "browser-share-spent";
}
