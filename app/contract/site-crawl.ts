// The small crawl of a whole site: what GET /functions/v1/site-crawl/{id} answers, as JSON (SiteCrawl) or as `state`
// events (CrawlUpdate). Events tell how far it is; whoever has heard the last one fetches everything once as JSON.
// It is started by POST /functions/v1/seo-crawler with `wholeSite: true`, whose answer then carries `siteCrawl.id`.
import * as v from "valibot";
import { essential } from "./read-leniently.ts";
import { type SeoReport, statementSchema } from "./seo-report.ts";

/** Pages read at most, the first one included. */
export const MAX_CRAWLED_PAGES = 20;

const text = v.string();
const texts = v.array(text);
const figure = v.number();
const position = v.pipe(figure, v.integer(), v.minValue(0));

const progressSchema = v.object({
  /** Pages read, failed ones included. */
  read: figure,
  /** Pages that will be read as far as known now, at most MAX_CRAWLED_PAGES. Never falls. */
  known: figure,
  /** Addresses under way. */
  current: texts,
});

/** A page in one line. In events long addresses are cut. */
const rowSchema = v.object({
  /** As requested. */
  url: essential(text),
  /** HTTP status of the final answer; null when nothing answered. */
  status: v.nullable(figure),
  /** 0–100 by the same rule as a single page; null when it could not be judged. */
  score: v.nullable(figure),
  /** Faults and hints, those that it shares with other pages included. */
  failed: figure,
  warnings: figure,
});
export type CrawledRow = v.InferOutput<typeof rowSchema>;

const taskSchema = v.object({
  status: essential(v.picklist(["failed", "warning"])),
  title: essential(text),
});
export type PageTask = v.InferOutput<typeof taskSchema>;

const pageSchema = v.object({
  ...rowSchema.entries,
  /** After redirects; null when nothing answered. */
  finalUrl: v.nullable(text),
  title: v.nullable(text),
  words: figure,
  /** Its faults, then its hints, what costs most first; without those of `shared`. While running: all. */
  tasks: v.array(taskSchema),
  /** Clicks from the first page; null when only the sitemap names it. */
  depth: v.nullable(figure),
  inSitemap: v.boolean(),
  /** Why it was not judged, German; null when it was. */
  note: v.nullable(text),
});
export type CrawledPage = v.InferOutput<typeof pageSchema>;

/** A fault or hint that all or most judged pages have, said once. */
const sharedFindingSchema = v.object({
  ...taskSchema.entries,
  /** As in Finding. When the pages have figures of their own, `title` is a noun: what it is about. */
  id: text,
  /** What to do; null when the pages differ. */
  advice: v.nullable(text),
  /** Which pages, as positions in `pages`. */
  pages: v.array(position),
  /** The sentence of each of them, in the same order; empty when `title` says it for all. */
  titles: texts,
});
export type SharedFinding = v.InferOutput<typeof sharedFindingSchema>;

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
const siteFindingSchema = v.object({ ...statementSchema.entries, id: v.picklist(siteFindingIds) });
export type SiteFinding = v.InferOutput<typeof siteFindingSchema>;

const sharedFields = {
  /** Random UUID. */
  id: text,
  state: essential(v.picklist(["running", "done", "failed"])),
  /** Final address of the first page. */
  startUrl: text,
  progress: progressSchema,
};

export const siteCrawlSchema = v.object({
  ...sharedFields,
  /** ISO instants. */
  startedAt: text,
  finishedAt: v.nullable(text),
  /** Report on the first page: a reload brings it back with the crawl. */
  report: v.custom<SeoReport>((report) => typeof report === "object" && report !== null),
  /** In the order in which they were read; the first page is the first. */
  pages: v.array(pageSchema),
  /** What most judged pages have in common, faults first, then what costs most; empty while running. */
  shared: v.array(sharedFindingSchema),
  /** Across pages; empty while running. */
  findings: v.array(siteFindingSchema),
  /** What was not read and why, German: forbidden by robots.txt, limit reached, time over. */
  notes: texts,
});
export type SiteCrawl = v.InferOutput<typeof siteCrawlSchema>;

/** Data of a `state` event: only what is new, and never more than some kilobytes, whatever the site. */
export const crawlUpdateSchema = v.object({
  ...sharedFields,
  /** Where `rows` begins among the pages. */
  from: figure,
  /** Pages read since the event before; in the first event of a connection all so far. */
  rows: v.array(rowSchema),
});
export type CrawlUpdate = v.InferOutput<typeof crawlUpdateSchema>;
