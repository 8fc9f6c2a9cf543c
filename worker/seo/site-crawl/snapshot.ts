// A crawl as visitors see it.
import type { SeoReport } from "#contract/seo-report.ts";
import type { CrawledPage, SiteCrawl, SiteFinding } from "#contract/site-crawl.ts";
import type { CrawlState, ReadPage } from "./crawl-state.ts";
import { depths } from "./frontier.ts";
import { pageKey } from "./page-address.ts";

/** Made once, at the end. */
export interface CrawlSummary {
  findings: SiteFinding[];
  notes: string[];
}

export function snapshot(state: CrawlState, report: SeoReport, summary: CrawlSummary | null): SiteCrawl {
  const clicks = depths(state);
  const named = new Set(state.sitemaps.flatMap(({ addresses }) => addresses).map(pageKey));
  return {
    id: state.id,
    state: state.outcome,
    startUrl: state.startUrl,
    startedAt: new Date(state.startedAt).toISOString(),
    finishedAt: state.finishedAt === null ? null : new Date(state.finishedAt).toISOString(),
    progress: { read: state.pages.length, known: state.known, current: state.current },
    report,
    pages: state.pages.map((page) => shownPage(page, clicks, named)),
    findings: summary?.findings ?? [],
    notes: summary?.notes ?? [],
  };
}

function shownPage(page: ReadPage, clicks: Map<string, number>, named: Set<string>): CrawledPage {
  const { url, finalUrl, status, judged, note } = page;
  const keys = [url, finalUrl ?? url].map(pageKey);
  const depth = keys.map((key) => clicks.get(key)).find((count) => count !== undefined);
  return {
    url,
    finalUrl,
    status,
    score: judged?.score ?? null,
    title: judged?.title ?? null,
    words: judged?.words ?? 0,
    failed: judged?.failed ?? 0,
    warnings: judged?.warnings ?? 0,
    worst: judged?.worst ?? [],
    depth: depth ?? null,
    inSitemap: keys.some((key) => named.has(key)),
    note,
  };
}
