// What a design rating needs, from settings and bindings. Null without a browser: then none is offered.
import type { Config } from "./config.ts";
import { createDesignTokens, type DesignTokens } from "./design/design-token.ts";
import type { RatingOutcome } from "./design/rate-page.ts";
import { createComment } from "./design-comment.ts";
import type { Env } from "./env.ts";
import { siteReading } from "./site-reading.ts";

export interface DesignRatings {
  tokens: DesignTokens;
  /** Expected failures are answered as code; only bugs throw. */
  rate(url: string, signal: AbortSignal): Promise<RatingOutcome>;
}

export function createDesignRatings(config: Config, env: Env): DesignRatings | null {
  const { BROWSER: binding } = env;
  if (!binding) return null;
  const { allowLoopback, ownHosts, resolveHost, userAgent } = siteReading(config);
  const askComment = createComment(config, env);
  return {
    tokens: createDesignTokens(
      config.quotaSecret,
      (id) => env.SEO_QUOTA.getByName(`design token ${id}`),
      Date.now,
    ),
    async rate(url, signal) {
      // Some hundred kilobytes that pages and other calls do not need: loaded by the first rating.
      const [{ ratePage }, { createBrowserRendering }] = await Promise.all([
        import("./design/rate-page.ts"),
        import("./ports/browser/browser-rendering.ts"),
      ]);
      const capturePage = createBrowserRendering({
        binding,
        guard: { allowLoopback, ownHosts, resolveHost },
        userAgent,
        reusesBrowsers: config.environment === "production",
      });
      return ratePage(
        url,
        { capturePage, askComment, modelId: config.designModel.id, now: () => new Date() },
        signal,
      );
    },
  };
}
