// What reading strangers' sites needs, from the settings: shared by the services and the crawl's Durable Object.
import { createDohResolver } from "../address-guard/resolve-host.ts";
import type { Config } from "../config.ts";
import type { SpendStores } from "../quota/allowance.ts";
import type { AnalysisDeps } from "../seo/analyse-site.ts";
import { crawlerUserAgent } from "../seo/fetch/fetch-page.ts";
import { createSiteRequests, MAX_ANALYSIS_REQUESTS, type SiteRequests } from "../seo/fetch/site-requests.ts";
import { createWorkersRewriter } from "../seo/html/rewriter.ts";
import { createTargetLimits } from "./target-limits.ts";

/** For one analysis or crawl; what it may ask of a site is counted together with all others. */
export type SiteReading = Omit<AnalysisDeps, "signal"> & {
  ready: SiteRequests["ready"];
  requests: SiteRequests;
};

export interface ReadingBindings {
  SEO_QUOTA: SpendStores;
}

/** @param maxRequests in all, to any site */
export function siteReading(
  config: Config,
  { SEO_QUOTA }: ReadingBindings,
  maxRequests = MAX_ANALYSIS_REQUESTS,
): SiteReading {
  const { siteOrigin, allowLoopback } = config;
  // Not `fetch` itself: the platform refuses it as a method of another object.
  const fetchFrom: typeof fetch = (input, init) => fetch(input, init);
  const shareOf = createTargetLimits(config, SEO_QUOTA, Date.now).requestAllowance;
  const requests = createSiteRequests({ fetch: fetchFrom, shareOf, now: Date.now, maxRequests });
  return {
    fetch: requests.fetch,
    ready: requests.ready,
    requests,
    // Not counted: the resolver is nobody's website.
    resolveHost: createDohResolver({ fetch: fetchFrom }),
    rewriter: createWorkersRewriter,
    now: Date.now,
    allowLoopback,
    ownHosts: ownHostsOf(siteOrigin),
    userAgent: crawlerUserAgent(siteOrigin),
  };
}

/** The hosts under which this site answers, which the analysis shall not call: locally, loopback has several names. */
function ownHostsOf(siteOrigin: string): string[] {
  const { host, hostname } = new URL(siteOrigin);
  const names = ["localhost", "127.0.0.1", "[::1]"];
  return names.includes(hostname) ? names.map((name) => host.replace(hostname, name)) : [host];
}
