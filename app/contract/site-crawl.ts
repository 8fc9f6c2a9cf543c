// The small crawl of a whole site: what GET /functions/v1/site-crawl/{id} answers, as JSON or as `state` events.
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

export interface CrawledPage {
  /** As requested. */
  url: string;
  /** After redirects; null when nothing answered. */
  finalUrl: string | null;
  /** HTTP status of the final answer; null when nothing answered. */
  status: number | null;
  /** 0–100 by the same rule as a single page; null when it could not be judged. */
  score: number | null;
  title: string | null;
  words: number;
  failed: number;
  warnings: number;
  /** Titles of the failed findings that cost most, at most three. */
  worst: string[];
  /** Clicks from the first page; null when only the sitemap names it. */
  depth: number | null;
  inSitemap: boolean;
  /** Why it was not judged, German; null when it was. */
  note: string | null;
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
