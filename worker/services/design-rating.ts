// What a design rating needs, from settings and bindings. Null without a browser or without time for one visit: then none is offered.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import type { Config } from "../config.ts";
import type { CapturePage } from "../design/capture.ts";
import type { RatingOutcome } from "../design/rate-page.ts";
import type { SpendStore } from "../quota/allowance.ts";
import type { QuotaStore } from "../quota/daily-quota.ts";
import { createVisitTokens, type UseCounter, type VisitTokens } from "../visit-token.ts";
import { BROWSER_SECONDS_A_VISIT, browserSecondsOf, withinBrowserSeconds } from "./browser-seconds.ts";
import { browserDeps, loadInPageScript } from "./browser-visits.ts";
import { type CommentBindings, createComment } from "./design-comment.ts";
import type { ReadingBindings } from "./site-reading.ts";

export interface DesignRatings {
  tokens: VisitTokens;
  /** Expected failures are codes; only bugs throw. Aborted, it ends once the browser is released. @param visitor hashed name */
  rate(url: string, visitor: string, signal: AbortSignal): Promise<RatingOutcome>;
}

export interface RatingBindings extends CommentBindings, ReadingBindings {
  ASSETS: Pick<Fetcher, "fetch">;
  BROWSER?: BrowserWorker;
  SEO_QUOTA: { getByName(name: string): QuotaStore & SpendStore & UseCounter };
}

export function createDesignRatings(config: Config, env: RatingBindings): DesignRatings | null {
  const { BROWSER: binding } = env;
  if (!binding || config.browserDailySeconds < BROWSER_SECONDS_A_VISIT) return null;
  const askComment = createComment(config, env);
  const limited = (capturePage: CapturePage, visitor: string) =>
    config.rateLimits
      ? withinBrowserSeconds(
          capturePage,
          browserSecondsOf(config, env.SEO_QUOTA, visitor, new Date()),
          Date.now,
        )
      : capturePage;
  return {
    tokens: createVisitTokens(
      config.quotaSecret,
      (id) => env.SEO_QUOTA.getByName(`design token ${id}`),
      Date.now,
    ),
    async rate(url, visitor, signal) {
      // Some hundred kilobytes that pages and other calls do not need: loaded by the first rating.
      const [{ ratePage }, { createBrowserRendering }, inPageScript] = await Promise.all([
        import("../design/rate-page.ts"),
        import("../ports/browser/browser-rendering.ts"),
        loadInPageScript(env.ASSETS, config.siteOrigin),
      ]);
      const capturePage = createBrowserRendering({ ...browserDeps(config, env, binding), inPageScript });
      return ratePage(
        url,
        {
          capturePage: limited(capturePage, visitor),
          askComment,
          modelId: config.designModel.id,
          now: () => new Date(),
        },
        signal,
      );
    },
  };
}
