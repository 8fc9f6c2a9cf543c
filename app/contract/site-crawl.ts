// The small crawl of a whole site: what GET /functions/v1/site-crawl/{id} answers, as JSON (SiteCrawl) or as `state`
// events (CrawlUpdate). Events tell how far it is; whoever has heard the last one fetches everything once as JSON.
// It is started by POST /functions/v1/seo-crawler with `wholeSite: true`, whose answer then carries `siteCrawl.id`.
// Types only, as in seo-report.ts.
import type { Evidence, FindingStatus, SeoReport, Source } from "./seo-report.ts";

/** Pages read at most, the first one included. */
export const MAX_CRAWLED_PAGES = 20;

export interface SiteCrawl {
  /** Random UUID. */
  id: string;
  state: "running" | "done" | "failed";
  /** Final address of the first page. */
  startUrl: string;
  /** ISO instants. */
  startedAt: string;
  finishedAt: string | null;
  progress: CrawlProgress;
  /** Report on the first page: a reload brings it back with the crawl. */
  report: SeoReport;
  /** In the order in which they were read; the first page is the first. */
  pages: CrawledPage[];
  /** What most judged pages have in common, faults first, then what costs most; empty while running. */
  shared: SharedFinding[];
  /** Across pages; empty while running. */
  findings: SiteFinding[];
  /** What was not read and why, German: forbidden by robots.txt, limit reached, time over. */
  notes: string[];
}

export interface CrawlProgress {
  /** Pages read, failed ones included. */
  read: number;
  /** Pages that will be read as far as known now, at most MAX_CRAWLED_PAGES. Never falls. */
  known: number;
  /** Addresses under way. */
  current: string[];
}

/** Data of a `state` event: only what is new, and never more than some kilobytes, whatever the site. */
export interface CrawlUpdate extends Pick<SiteCrawl, "id" | "state" | "startUrl" | "progress"> {
  /** Where `rows` begins among the pages. */
  from: number;
  /** Pages read since the event before; in the first event of a connection all so far. */
  rows: CrawledRow[];
}

/** A page in one line. In events long addresses are cut. */
export interface CrawledRow {
  /** As requested. */
  url: string;
  /** HTTP status of the final answer; null when nothing answered. */
  status: number | null;
  /** 0–100 by the same rule as a single page; null when it could not be judged. */
  score: number | null;
  /** Faults and hints, those that it shares with other pages included. */
  failed: number;
  warnings: number;
}

export interface CrawledPage extends CrawledRow {
  /** After redirects; null when nothing answered. */
  finalUrl: string | null;
  title: string | null;
  words: number;
  /** Its faults, then its hints, what costs most first; without those of `shared`. While running: all. */
  tasks: PageTask[];
  /** Clicks from the first page; null when only the sitemap names it. */
  depth: number | null;
  inSitemap: boolean;
  /** Why it was not judged, German; null when it was. */
  note: string | null;
}

export interface PageTask {
  status: "failed" | "warning";
  title: string;
}

/** A fault or hint that all or most judged pages have, said once. */
export interface SharedFinding extends PageTask {
  /** As in Finding. When the pages have figures of their own, `title` is a noun: what it is about. */
  id: string;
  /** What to do; null when the pages differ. */
  advice: string | null;
  /** Which pages, as positions in `pages`. */
  pages: number[];
  /** The sentence of each of them, in the same order; empty when `title` says it for all. */
  titles: string[];
}

export const siteFindingIds = [
  "broken-links",
  "duplicate-titles",
  "duplicate-descriptions",
  "orphan-pages",
  "redirect-chains",
  "contact-data-differs",
  "thin-pages",
] as const;
export type SiteFindingId = (typeof siteFindingIds)[number];

/** A finding across pages: unscored. Every failed one has evidence with the page on which it stands. */
export interface SiteFinding {
  id: SiteFindingId;
  status: FindingStatus;
  title: string;
  advice: string;
  evidence: Evidence[];
  source: Source;
}
