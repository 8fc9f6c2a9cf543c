// What a design rating needs, from settings and bindings. Null without a browser or without time for one visit: then none is offered.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import {
  ALL_VISITORS,
  BROWSER_SECONDS_A_VISIT,
  secondsName,
  VISITOR_BROWSER_SECONDS,
  withinBrowserSeconds,
} from "./browser-seconds.ts";
import type { Config } from "./config.ts";
import type { CapturePage } from "./design/capture.ts";
import { createDesignTokens, type DesignTokens, type UseCounter } from "./design/design-token.ts";
import type { RatingOutcome } from "./design/rate-page.ts";
import { type CommentBindings, createComment } from "./design-comment.ts";
import { writeLog } from "./http/log.ts";
import { dailyAllowance, type SpendStore } from "./quota/allowance.ts";
import type { QuotaStore } from "./quota/daily-quota.ts";
import { type ReadingBindings, siteReading } from "./site-reading.ts";

export interface DesignRatings {
  tokens: DesignTokens;
  /** Expected failures are codes; only bugs throw. Aborted, it ends once the browser is released. @param visitor hashed name */
  rate(url: string, visitor: string, signal: AbortSignal): Promise<RatingOutcome>;
}

export interface RatingBindings extends CommentBindings, ReadingBindings {
  BROWSER?: BrowserWorker;
  SEO_QUOTA: { getByName(name: string): QuotaStore & SpendStore & UseCounter };
}

export function createDesignRatings(config: Config, env: RatingBindings): DesignRatings | null {
  const { BROWSER: binding } = env;
  if (!binding || config.browserDailySeconds < BROWSER_SECONDS_A_VISIT) return null;
  const { allowLoopback, ownHosts, resolveHost, userAgent } = siteReading(config, env);
  const askComment = createComment(config, env);
  const limited = (capturePage: CapturePage, visitor: string) => {
    if (!config.rateLimits) return capturePage;
    const now = new Date();
    const secondsOf = (whose: string, limit: number) =>
      dailyAllowance(env.SEO_QUOTA, secondsName(whose), limit, now);
    const seconds = {
      site: secondsOf(ALL_VISITORS, config.browserDailySeconds),
      visitor: secondsOf(visitor, VISITOR_BROWSER_SECONDS),
    };
    return withinBrowserSeconds(capturePage, seconds, Date.now);
  };
  return {
    tokens: createDesignTokens(
      config.quotaSecret,
      (id) => env.SEO_QUOTA.getByName(`design token ${id}`),
      Date.now,
    ),
    async rate(url, visitor, signal) {
      // Some hundred kilobytes that pages and other calls do not need: loaded by the first rating.
      const [{ ratePage }, { createBrowserRendering }] = await Promise.all([
        import("./design/rate-page.ts"),
        import("./ports/browser/browser-rendering.ts"),
      ]);
      const capturePage = createBrowserRendering({
        binding,
        guard: { allowLoopback, ownHosts, resolveHost },
        userAgent,
        proxy: config.browserProxy,
        ownPage:
          config.environment === "production" && config.browserProxy === null
            ? `${config.siteOrigin}/robots.txt`
            : null,
        onPrivateAnswer: (from) => writeLog({ event: "private-answer", from }),
      });
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
