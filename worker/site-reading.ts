// What reading strangers' sites needs, from the settings: shared by the services and the crawl's Durable Object.

import { createDohResolver } from "./address-guard/resolve-host.ts";
import type { Config } from "./config.ts";
import type { AnalysisDeps } from "./seo/analyse-site.ts";
import { crawlerUserAgent } from "./seo/fetch-page.ts";
import { createWorkersRewriter } from "./seo/rewriter.ts";

export function siteReading({ siteOrigin, allowLoopback }: Config): Omit<AnalysisDeps, "signal"> {
  // Not `fetch` itself: the platform refuses it as a method of another object.
  const fetchFrom: typeof fetch = (input, init) => fetch(input, init);
  return {
    fetch: fetchFrom,
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
  const { host, hostname, port } = new URL(siteOrigin);
  const names = ["localhost", "127.0.0.1", "[::1]"];
  return names.includes(hostname) ? names.map((name) => `${name}:${port}`) : [host];
}
