// The border between what the server says of a crawl and its display. What is no crawl at all is null.
import * as v from "valibot";
import { type Read, readLeniently } from "#contract/read-leniently.ts";
import { crawlUpdateSchema, MAX_CRAWLED_PAGES, siteCrawlSchema } from "#contract/site-crawl.ts";
import { withStatus } from "../report/read-report.ts";

type ReadCrawl = NonNullable<Read<typeof siteCrawlSchema>>;
export type ShownPage = ReadCrawl["pages"][number];
export type ShownShared = ReadCrawl["shared"][number];
export type ShownSiteFinding = ReturnType<typeof withStatus<ReadCrawl["findings"][number]>>[number];
export interface ShownCrawl
  extends Pick<ReadCrawl, "state" | "startUrl" | "report" | "pages" | "shared" | "notes"> {
  findings: ShownSiteFinding[];
  /** Whole numbers: 0 ≤ read ≤ known ≤ MAX_CRAWLED_PAGES. */
  progress: { read: number; known: number; current: string[] };
}

/** A row is a page of which nothing else is known yet. */
const updateSchema = v.object({ ...crawlUpdateSchema.entries, rows: siteCrawlSchema.entries.pages });

/** Everything known of a crawl. Never throws. */
export function readCrawl(data: unknown): ShownCrawl | null {
  const crawl = readLeniently(siteCrawlSchema, data);
  return crawl && withProgress({ ...crawl, findings: withStatus(crawl.findings) }, crawl.progress);
}

/** What was known before with what is new. Never throws. */
export function readUpdate(data: unknown, before: ShownCrawl | null): ShownCrawl | null {
  const update = readLeniently(updateSchema, data);
  if (!update) return null;
  const { from, rows, progress, state, startUrl } = update;
  const known = before ?? { report: null, pages: [], shared: [], findings: [], notes: [] };
  const pages = [...known.pages.slice(0, count(from ?? 0)), ...rows];
  return withProgress({ ...known, state, startUrl, pages }, progress);
}

function withProgress(crawl: Omit<ShownCrawl, "progress">, progress: ReadCrawl["progress"]): ShownCrawl {
  const read = count(progress.read ?? crawl.pages.length);
  const known = Math.max(read, count(progress.known ?? read));
  return { ...crawl, progress: { ...progress, read, known } };
}

function count(value: number): number {
  return Math.min(MAX_CRAWLED_PAGES, Math.max(0, Math.floor(value)));
}
