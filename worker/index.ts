// What the platform starts: the Worker and its Durable Objects.
import { waitUntil } from "cloudflare:workers";
import type { Hono } from "hono";
import { createApp, createRefusingApp } from "./app.ts";
import type { Env } from "./env.ts";
import type { ApiContext } from "./http/context.ts";
import { createBaseServices, createServices } from "./services/services.ts";

export { ChatSession } from "./chat/chat-session.ts";
export { Outbox } from "./mail/outbox/outbox.ts";
export { SeoQuota } from "./quota/seo-quota.ts";
export { KeptReport } from "./seo/kept-report/kept-report.ts";
export { SiteCrawl } from "./seo/site-crawl/site-crawl.ts";
export { SharedReport } from "./shared-reports/shared-report.ts";
export { DailyTotals } from "./tally/daily-totals.ts";
export { Watch } from "./watch/watch.ts";
export { WatchRegister } from "./watch/watch-register.ts";

/** One app per environment object: every isolate gets its own. */
const apps = new WeakMap<Env, Hono<ApiContext>>();

export default {
  fetch(request, env, context) {
    const app = apps.get(env) ?? appFor(env);
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;

function appFor(env: Env): Hono<ApiContext> {
  const outcome = createServices(env, waitUntil);
  const app = outcome.ok
    ? createApp(outcome.services)
    : createRefusingApp(createBaseServices(env), outcome.refusals);
  apps.set(env, app);
  return app;
}
