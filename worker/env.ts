// What wrangler.toml binds, by hand: vars are what the outside says, so config.ts reads them as unknown text.
import type { ChatSession } from "./chat/chat-session.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { SeoQuota } from "./quota/seo-quota.ts";
import type { SiteCrawl } from "./seo/site-crawl/site-crawl.ts";

export interface Env {
  ASSETS: Fetcher;
  SEO_QUOTA: DurableObjectNamespace<SeoQuota>;
  SITE_CRAWL: DurableObjectNamespace<SiteCrawl>;
  OUTBOX: DurableObjectNamespace<Outbox>;
  CHAT_SESSION: DurableObjectNamespace<ChatSession>;
  /** Only in production: Workers AI runs nowhere else. */
  AI?: Ai;
  /** Opens pages for the design rating; without it none is offered. */
  BROWSER?: Fetcher;
  CALL_LIMIT: RateLimit;
  ANALYSIS_LIMIT: RateLimit;
  CONTACT_LIMIT: RateLimit;
  CHAT_LIMIT: RateLimit;
  ESTIMATE_MAIL_LIMIT: RateLimit;
  DESIGN_LIMIT: RateLimit;
  ENVIRONMENT?: string;
  PUBLIC_KEY?: string;
  SITE_ORIGIN?: string;
  QUOTA_SECRET?: string;
  SEO_DAILY_LIMIT?: string;
  CRAWL_ALLOW_LOOPBACK?: string;
  RATE_LIMITS?: string;
  MAIL?: string;
  MAILCHANNELS_API_KEY?: string;
  MAILCHANNELS_BASE_URL?: string;
  LEADS_KEY?: string;
  CHAT_MODEL?: string;
  CHAT_MODEL_DAILY_CALLS?: string;
  DESIGN_MODEL?: string;
  DESIGN_MODEL_DAILY_CALLS?: string;
}

// The type of `env` in `cloudflare:workers`, which tests import.
declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {}
    interface GlobalProps {
      mainModule: typeof import("./index.ts");
      durableNamespaces: "SeoQuota" | "SiteCrawl" | "Outbox" | "ChatSession";
    }
  }
}
type WorkerEnv = Env;
