// The API from request to answer. Order matters: foreign origins are refused before they use up a visitor's rate.
import { Hono } from "hono";
import type { Refusal } from "./config.ts";
import type { ApiContext } from "./http/context.ts";
import { errorTrace, logCalls } from "./http/log.ts";
import { originCheck } from "./http/origin-check.ts";
import { onlyMethods, problem, unknownPath } from "./http/problem.ts";
import { callLimit } from "./http/rate-limits.ts";
import { requestId } from "./http/request-id.ts";
import { headersBesidePages, securityHeaders } from "./http/security-headers.ts";
import { drainUnreadBody } from "./http/unread-body.ts";
import { browserCheckRoute } from "./routes/browser-check.ts";
import { contactTokenRoute } from "./routes/contact/contact-token.ts";
import { contactFormRefusals, sendContactEmailRoute } from "./routes/contact/send-contact-email.ts";
import { DESK } from "./routes/desk/layout.ts";
import { deskRoute } from "./routes/desk.ts";
import { keptReportRoute } from "./routes/kept-report.ts";
import { leadsRoute } from "./routes/leads.ts";
import { mailPreviewRoute } from "./routes/mail-preview.ts";
import { pageViewRoute } from "./routes/page-view.ts";
import { priceCalculatorRoute } from "./routes/price-calculator/price-calculator-ai.ts";
import { priceEstimateRoute } from "./routes/price-calculator/price-estimate.ts";
import { sendPriceEstimateEmailRoute } from "./routes/price-calculator/send-price-estimate-email.ts";
import { seoCrawlerRoute } from "./routes/seo-crawler.ts";
import { seoQuotaRoute } from "./routes/seo-quota.ts";
import { SHARED, sharedPagesRoute } from "./routes/shared-pages.ts";
import { sharedReportRoute } from "./routes/shared-report.ts";
import { siteCrawlRoute } from "./routes/site-crawl.ts";
import { visualDesignAnalyzerRoute } from "./routes/visual-design-analyzer.ts";
import { watchRoute } from "./routes/watch.ts";
import { WATCH, watchPagesRoute } from "./routes/watch-pages.ts";
import type { BaseServices, Services } from "./services/services.ts";

const API = "/functions/*";
const CONTACT = "/functions/v1/send-contact-email";

const endpoints = {
  "/functions/v1/seo-crawler": seoCrawlerRoute,
  "/functions/v1/seo-quota": seoQuotaRoute,
  "/functions/v1/kept-report": keptReportRoute,
  "/functions/v1/shared-report": sharedReportRoute,
  "/functions/v1/watch": watchRoute,
  "/functions/v1/site-crawl": siteCrawlRoute,
  "/functions/v1/visual-design-analyzer": visualDesignAnalyzerRoute,
  "/functions/v1/browser-check": browserCheckRoute,
  "/functions/v1/price-calculator-ai": priceCalculatorRoute,
  "/functions/v1/price-estimate": priceEstimateRoute,
  "/functions/v1/send-price-estimate-email": sendPriceEstimateEmailRoute,
  [CONTACT]: sendContactEmailRoute,
  "/functions/v1/contact-token": contactTokenRoute,
  "/functions/v1/leads": leadsRoute,
  "/functions/v1/page-view": pageViewRoute,
};

export function createApp(services: Services): Hono<ApiContext> {
  const api = new Hono<ApiContext>();
  api.use(CONTACT, contactFormRefusals(services));
  api.use(API, originCheck(services.siteOrigin), callLimit(services.limits.call, services.visitorOf));
  for (const [path, route] of Object.entries(endpoints)) api.route(path, route(services));
  api.all(API, unknownPath);
  api.route(DESK, deskRoute(services));
  api.route(SHARED, sharedPagesRoute(services));
  api.route(WATCH, watchPagesRoute(services));
  if (services.mailPreview) api.route("/__mail", mailPreviewRoute(services.mailPreview));
  return withMiddleware(services, api);
}

/** The Worker whose settings are refused: pages work, every call is answered 503, the log names the settings. */
export function createRefusingApp(base: BaseServices, refusals: Refusal[]): Hono<ApiContext> {
  const api = new Hono<ApiContext>().all(API, (c) => {
    base.log({ event: "refused-settings", requestId: c.get("requestId"), refusals });
    return problem(c, "not-configured");
  });
  return withMiddleware(base, api);
}

function withMiddleware(base: BaseServices, api: Hono<ApiContext>): Hono<ApiContext> {
  const app = new Hono<ApiContext>();
  if (base.isLocal) app.use(drainUnreadBody);
  app.use(requestId, headersBesidePages);
  app.use(API, logCalls(base.log, Object.keys(endpoints)), securityHeaders);
  app.route("/", api);
  app.get("*", (c) => base.servePage(c.req.raw));
  app.all("*", onlyMethods("GET", "HEAD"));
  app.onError((error, c) => {
    base.log({ event: "exception", requestId: c.get("requestId"), ...errorTrace(error) });
    return problem(c, "internal");
  });
  return app;
}
