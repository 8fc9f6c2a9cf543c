// A crawl as visitors see it: everything, or what is new.
import type { SeoReport } from "#contract/seo-report.ts";
import type {
  CrawledPage,
  CrawledRow,
  CrawlUpdate,
  SharedFinding,
  SiteCrawl,
  SiteFinding,
} from "#contract/site-crawl.ts";
import { shortened } from "../../german/sentences.ts";
import type { CrawlState, ReadPage } from "./crawl-state.ts";
import { clickDepths } from "./frontier.ts";
import { pageKey } from "./page-address.ts";
import { findSharedTasks, ownTasks } from "./shared-tasks.ts";

/** Characters of an address in an event, which stays below 20 kB with 20 pages. */
const MAX_ADDRESS_LENGTH = 300;

/** Written once, at the end. */
export interface CrawlSummary {
  findings: SiteFinding[];
  notes: string[];
}

export function snapshot(state: CrawlState, report: SeoReport, summary: CrawlSummary | null): SiteCrawl {
  const clicks = clickDepths(state);
  const named = new Set(state.sitemaps.flatMap(({ addresses }) => addresses).map(pageKey));
  const shared = summary === null ? [] : findSharedTasks(state.pages);
  return {
    id: state.id,
    state: state.outcome,
    startUrl: state.startUrl,
    startedAt: new Date(state.startedAt).toISOString(),
    finishedAt: state.finishedAt === null ? null : new Date(state.finishedAt).toISOString(),
    progress: { read: state.pages.length, known: state.known, current: state.current },
    report,
    pages: state.pages.map((page) => shownPage(page, clicks, named, shared)),
    shared,
    findings: summary?.findings ?? [],
    notes: summary?.notes ?? [],
  };
}

/** @param seen pages that the client has already */
export function updateSince(
  { id, outcome, startUrl, pages, known, current }: CrawlState,
  seen: number,
): CrawlUpdate {
  return {
    id,
    state: outcome,
    startUrl: shortAddress(startUrl),
    progress: { read: pages.length, known, current: current.map(shortAddress) },
    from: seen,
    rows: pages.slice(seen).map((page) => ({ ...rowOf(page), url: shortAddress(page.url) })),
  };
}

function shownPage(
  page: ReadPage,
  clicks: Map<string, number>,
  named: Set<string>,
  shared: readonly SharedFinding[],
): CrawledPage {
  const { url, finalUrl, judged, note } = page;
  const keys = [url, finalUrl ?? url].map(pageKey);
  const depth = keys.map((key) => clicks.get(key)).find((count) => count !== undefined);
  return {
    ...rowOf(page),
    finalUrl,
    title: judged?.title ?? null,
    words: judged?.words ?? 0,
    tasks: ownTasks(judged?.tasks ?? [], shared).map(({ status, title }) => ({ status, title })),
    depth: depth ?? null,
    inSitemap: keys.some((key) => named.has(key)),
    note,
  };
}

function rowOf({ url, status, judged }: ReadPage): CrawledRow {
  const count = (wanted: string) => judged?.tasks.filter((task) => task.status === wanted).length ?? 0;
  return { url, status, score: judged?.score ?? null, failed: count("failed"), warnings: count("warning") };
}

function shortAddress(address: string): string {
  return shortened(address, MAX_ADDRESS_LENGTH);
}
