// From the analysis of the first page to the beginning of a crawl.
import type { SeoReport } from "#contract/seo-report.ts";
import { namedSitemaps } from "../fetch-side-files.ts";
import type { PageFacts } from "../page-facts.ts";
import { type CrawlState, MAX_MORE_SITEMAPS, type ReadSitemap, type SharedFacts } from "./crawl-state.ts";
import { siteOf } from "./page-address.ts";
import { digestPage } from "./page-digest.ts";
import { readSitemap } from "./read-sitemap.ts";
import { sharedFactsOf } from "./shared-facts.ts";

/** Everything a crawl begins with; plain data, so that it can be sent to the Durable Object. */
export interface CrawlStart {
  report: SeoReport;
  shared: SharedFacts;
  state: CrawlState;
}

export function crawlStart(id: string, report: SeoReport, facts: PageFacts, now: number): CrawlStart {
  const start = new URL(facts.fetched.url);
  const page = digestPage(facts, report, siteOf(start));
  const first = firstSitemap(facts, start);
  return {
    report: { ...report, siteCrawl: { id } },
    shared: sharedFactsOf(facts),
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
    },
  };
}

/** With the others that robots.txt names as if it were the index of them all. */
function firstSitemap({ side }: PageFacts, start: URL): ReadSitemap | null {
  const first = readSitemap(side.sitemap, siteOf(start));
  const named = namedSitemaps(side.robotsTxt.text ?? "", start);
  if (first === null) return null;
  const children = [...new Set([...first.children, ...named])].filter((url) => url !== first.url);
  return {
    ...first,
    children: children.slice(0, MAX_MORE_SITEMAPS),
    isWhole: first.isWhole && children.length <= MAX_MORE_SITEMAPS,
  };
}
