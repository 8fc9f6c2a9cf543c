// What design ratings may spend of the browser's time: so many seconds a day all visitors together, and a share of them each.
import type { CapturePage } from "./design/capture.ts";
import type { Allowance } from "./quota/allowance.ts";

/** What a visit takes at most, its closing included: taken before it begins, so that visits at the same time cannot overspend. */
export const BROWSER_SECONDS_A_VISIT = 25;
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

/**
 * Pays for each visit in advance and refunds what it did not need; if the Worker dies, all of it stays spent.
 * Answers "browser-share-spent" or "browser-spent" when too little is left.
 */
export function withinBrowserSeconds(
  capturePage: CapturePage,
  { site, visitor }: BrowserSeconds,
  now: () => number,
): CapturePage {
  return async (url, signal) => {
    // The visitor's first: whoever has spent his share cannot keep the site's from others for a moment.
    if (!(await visitor.take(BROWSER_SECONDS_A_VISIT))) return { ok: false, code: "browser-share-spent" };
    if (!(await site.take(BROWSER_SECONDS_A_VISIT))) {
      await visitor.settle(-BROWSER_SECONDS_A_VISIT);
      return { ok: false, code: "browser-spent" };
    }
    const begin = now();
    try {
      return await capturePage(url, signal);
    } finally {
      const difference = Math.ceil((now() - begin) / 1000) - BROWSER_SECONDS_A_VISIT;
      // What cannot be given back stays spent: that is no reason to lose the rating.
      await Promise.allSettled([site.settle(difference), visitor.settle(difference)]);
    }
  };
}
