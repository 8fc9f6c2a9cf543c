// What design ratings and browser checks may spend of the browser's time: so many seconds a day all visitors together, and a share of them each.
import type { ErrorCode } from "#contract/problem.ts";
import type { Config } from "../config.ts";
import { type Allowance, dailyAllowance, type SpendStores } from "../quota/allowance.ts";

/** What a rating's visit takes at most, its closing included: taken before it begins, so that visits at the same time cannot overspend. */
export const BROWSER_SECONDS_A_VISIT = 25;
/** The same for a check, which reads for longer. A usual one takes 10 to 30 s. */
export const BROWSER_SECONDS_A_CHECK = 45;
/** The same for the print of a shared report, which opens no foreign page. A usual one takes 2 s. */
export const BROWSER_SECONDS_A_PRINT = 20;
/** Per visitor and day: four of the longest ratings, 4 × 25 s, and a reserve. A usual one takes 5 to 10 s. */
export const VISITOR_BROWSER_SECONDS = 120;

/** Whose seconds the site's are. */
export const ALL_VISITORS = "all";

/** What they are counted under. @param whose hashed name of a visitor, or ALL_VISITORS */
export function secondsName(whose: string): string {
  return `browser seconds of ${whose}`;
}

export interface BrowserSeconds {
  site: Allowance;
  visitor: Allowance;
}

/** What is left of both today. @param visitor hashed name */
export function browserSecondsOf(
  { browserDailySeconds }: Pick<Config, "browserDailySeconds">,
  counters: SpendStores,
  visitor: string,
  now: Date,
): BrowserSeconds {
  const secondsOf = (whose: string, limit: number) =>
    dailyAllowance(counters, secondsName(whose), limit, now);
  return {
    site: secondsOf(ALL_VISITORS, browserDailySeconds),
    visitor: secondsOf(visitor, VISITOR_BROWSER_SECONDS),
  };
}

type Visited = { ok: true } | { ok: false; code: ErrorCode };

/**
 * Pays for each visit in advance and refunds what it did not need; if the Worker dies, all of it stays spent.
 * Answers "browser-share-spent" or "browser-spent" when too little is left.
 */
export function withinBrowserSeconds<Arguments extends unknown[], Outcome extends Visited>(
  visit: (...args: Arguments) => Promise<Outcome>,
  { site, visitor }: BrowserSeconds,
  now: () => number,
  seconds = BROWSER_SECONDS_A_VISIT,
): (...args: Arguments) => Promise<Outcome | Extract<Visited, { ok: false }>> {
  return async (...args) => {
    // The visitor's first: whoever has spent his share cannot keep the site's from others for a moment.
    if (!(await visitor.take(seconds))) return { ok: false, code: "browser-share-spent" };
    if (!(await site.take(seconds))) {
      await visitor.settle(-seconds);
      return { ok: false, code: "browser-spent" };
    }
    const begin = now();
    try {
      return await visit(...args);
    } finally {
      const difference = Math.ceil((now() - begin) / 1000) - seconds;
      // What cannot be given back stays spent: that is no reason to lose the rating.
      await Promise.allSettled([site.settle(difference), visitor.settle(difference)]);
    }
  };
}
