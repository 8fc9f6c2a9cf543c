// From the analysis of the first page to the start of a crawl.
import type { SeoReport } from "#contract/seo-report.ts";
import { listSameSiteSitemaps } from "../fetch/fetch-side-files.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { type CrawlState, MAX_MORE_SITEMAPS, type ReadSitemap, type SharedFacts } from "./crawl-state.ts";
import { siteOf } from "./page-address.ts";
import { digestPage } from "./page-digest.ts";
import { readSitemap } from "./read-sitemap.ts";
import { extractSharedFacts } from "./shared-facts.ts";

/** Everything a crawl starts with; plain data, so that it can be sent to the Durable Object. */
export interface CrawlStart {
  report: SeoReport;
  shared: SharedFacts;
  state: CrawlState;
}

export function createCrawlStart(id: string, report: SeoReport, facts: PageFacts, now: number): CrawlStart {
  const start = new URL(facts.fetched.url);
  const page = digestPage(facts, report, siteOf(start));
  const first = firstSitemap(facts, start);
  return {
    report: { ...report, siteCrawl: { id } },
    shared: extractSharedFacts(facts),
    state: {
      id,
      revision: 1,
      startUrl: page.finalUrl ?? page.url,
      startedAt: now,
      finishedAt: null,
      outcome: "running",
      known: 1,
      current: [],
      begun: [],
      pages: [page],
      checks: [],
      sitemaps: first === null ? [] : [first],
      stopped: null,
      faults: 0,
      requests: 0,
      hasWaited: false,
    },
  };
}

/** Other sitemaps listed in robots.txt are treated as its children. */
function firstSitemap({ side }: PageFacts, start: URL): ReadSitemap | null {
  const first = readSitemap(side.sitemap, siteOf(start));
  const named = listSameSiteSitemaps(side.robotsTxt.text ?? "", start);
  if (first === null) return null;
  const children = [...new Set([...first.children, ...named])].filter((url) => url !== first.url);
  return {
    ...first,
    children: children.slice(0, MAX_MORE_SITEMAPS),
    isWhole: first.isWhole && children.length <= MAX_MORE_SITEMAPS,
  };
}
