// The border between what the server says of a crawl and its display, as report/read-report.ts is for a report: what is
// absent or of another kind becomes null or an empty list. What is no crawl at all is null.
import * as v from "valibot";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import {
  evidence,
  figure,
  flag,
  optionalListOf,
  part,
  source,
  status,
  strings,
  text,
} from "../report/read-report.ts";

const taskStatus = v.picklist(["failed", "warning"]);

const page = v.object({
  url: v.string(),
  finalUrl: text,
  status: figure,
  score: figure,
  title: text,
  words: figure,
  failed: figure,
  warnings: figure,
  tasks: optionalListOf(v.object({ status: taskStatus, title: v.string() })),
  depth: figure,
  inSitemap: flag,
  note: text,
});

const shared = v.object({
  id: text,
  status: taskStatus,
  title: v.string(),
  advice: text,
  pages: optionalListOf(v.pipe(v.number(), v.integer(), v.minValue(0))),
  titles: strings,
});

const stand = {
  state: v.picklist(["running", "done", "failed"]),
  startUrl: text,
  progress: part({ read: figure, known: figure, current: strings }),
};

const crawlSchema = v.object({
  ...stand,
  report: v.fallback(v.nullable(v.record(v.string(), v.unknown())), null),
  pages: optionalListOf(page),
  shared: optionalListOf(shared),
  findings: optionalListOf(v.object({ id: text, status, title: v.string(), advice: text, evidence, source })),
  notes: strings,
});

const updateSchema = v.object({ ...stand, from: figure, rows: optionalListOf(page) });

type Parsed = v.InferOutput<typeof crawlSchema>;
export type ShownPage = Parsed["pages"][number];
export type ShownShared = Parsed["shared"][number];
export type ShownSiteFinding = Parsed["findings"][number];
export interface ShownCrawl extends Omit<Parsed, "progress"> {
  /** Whole numbers: 0 ≤ read ≤ known ≤ MAX_CRAWLED_PAGES. */
  progress: { read: number; known: number; current: string[] };
}

/** Everything known of a crawl. Never throws. */
export function readCrawl(data: unknown): ShownCrawl | null {
  const parsed = v.safeParse(crawlSchema, data);
  return parsed.success ? withProgress(parsed.output) : null;
}

/** What was known before with what is new. Never throws. */
export function readUpdate(data: unknown, before: ShownCrawl | null): ShownCrawl | null {
  const parsed = v.safeParse(updateSchema, data);
  if (!parsed.success) return null;
  const { from, rows, ...others } = parsed.output;
  const known = before ?? { report: null, pages: [], shared: [], findings: [], notes: [] };
  const pages = [...known.pages.slice(0, count(from ?? 0)), ...rows];
  return withProgress({ ...known, ...others, pages });
}

function withProgress({ progress, ...others }: Parsed): ShownCrawl {
  const read = count(progress.read ?? others.pages.length);
  return { ...others, progress: { ...progress, read, known: Math.max(read, count(progress.known ?? read)) } };
}

function count(value: number): number {
  return Math.min(MAX_CRAWLED_PAGES, Math.max(0, Math.floor(value)));
}
