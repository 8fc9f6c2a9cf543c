// The border between a snapshot and its display, as report/read-report.ts is for a report: what is absent or of another
// kind becomes null or an empty list. What is no snapshot at all is null.
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

const page = v.object({
  url: v.string(),
  finalUrl: text,
  status: figure,
  score: figure,
  title: text,
  words: figure,
  failed: figure,
  warnings: figure,
  worst: strings,
  depth: figure,
  inSitemap: flag,
  note: text,
});

const crawlSchema = v.object({
  state: v.picklist(["running", "done", "failed"]),
  startUrl: text,
  progress: part({ read: figure, known: figure, current: strings }),
  report: v.fallback(v.nullable(v.record(v.string(), v.unknown())), null),
  pages: optionalListOf(page),
  findings: optionalListOf(v.object({ id: text, status, title: v.string(), advice: text, evidence, source })),
  notes: strings,
});

type Parsed = v.InferOutput<typeof crawlSchema>;
export type ShownPage = Parsed["pages"][number];
export type ShownSiteFinding = Parsed["findings"][number];
export interface ShownCrawl extends Omit<Parsed, "progress"> {
  /** Whole numbers: 0 ≤ read ≤ known ≤ MAX_CRAWLED_PAGES. */
  progress: { read: number; known: number; current: string[] };
}

/** Never throws. */
export function readCrawl(data: unknown): ShownCrawl | null {
  const parsed = v.safeParse(crawlSchema, data);
  if (!parsed.success) return null;
  const { progress, ...others } = parsed.output;
  const read = count(progress.read ?? others.pages.length);
  return { ...others, progress: { ...progress, read, known: Math.max(read, count(progress.known ?? read)) } };
}

function count(value: number): number {
  return Math.min(MAX_CRAWLED_PAGES, Math.max(0, Math.floor(value)));
}
