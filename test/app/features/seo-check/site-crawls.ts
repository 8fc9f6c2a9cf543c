// Crawls as the server sends them, for tests without browser and with.

import type {
  CrawledPage,
  CrawlUpdate,
  PageTask,
  SharedFinding,
  SiteCrawl,
  SiteFinding,
} from "#contract/site-crawl.ts";
import { exampleReport } from "#test/support/example-report.ts";

export const CRAWL_ID = "0b8f2c1e-4a5d-4c3b-9e2f-1a2b3c4d5e6f";
export const SITE = "https://firma.example";

export function crawledPage(
  path: string,
  score: number | null,
  changes: Partial<CrawledPage> = {},
): CrawledPage {
  return {
    url: SITE + path,
    finalUrl: SITE + path,
    status: 200,
    score,
    title: `Titel ${path}`,
    words: 300,
    failed: 4,
    warnings: 1,
    tasks: [fault("Die Seite hat keine Beschreibung")],
    depth: 1,
    inSitemap: true,
    note: null,
    ...changes,
  };
}

export function fault(title: string): PageTask {
  return { status: "failed", title };
}

/** Says the same on the given pages. */
export function sharedFinding(pages: number[], changes: Partial<SharedFinding> = {}): SharedFinding {
  return {
    id: "hsts",
    status: "failed",
    title: "HSTS fehlt",
    advice: "Schalten Sie es ein.",
    pages,
    titles: [],
    ...changes,
  };
}

export function siteFinding(changes: Partial<SiteFinding> = {}): SiteFinding {
  return {
    id: "broken-links",
    status: "failed",
    title: "Ein Link führt ins Leere",
    advice: "Ändern Sie das Ziel.",
    evidence: [
      { where: `${SITE}/leistungen/`, value: `${SITE}/weg/ → 404`, expected: "ein Ziel, das es gibt" },
    ],
    source: { title: "RFC 9110", url: "https://www.rfc-editor.org/rfc/rfc9110" },
    ...changes,
  };
}

export function running(read: number, known: number, current: string[] = [`${SITE}/kontakt/`]): SiteCrawl {
  return {
    id: CRAWL_ID,
    state: "running",
    startUrl: `${SITE}/`,
    startedAt: "2026-11-21T13:00:00Z",
    finishedAt: null,
    progress: { read, known, current },
    report: exampleReport,
    pages: Array.from({ length: read }, (_, index) => crawledPage(`/${index}/`, 70)),
    shared: [],
    findings: [],
    notes: [],
  };
}

/** What a connection hears of it that knows the first pages already. */
export function updateOf({ id, state, startUrl, progress, pages }: SiteCrawl, from = 0): CrawlUpdate {
  const rows = pages
    .slice(from)
    .map(({ url, status, score, failed, warnings }) => ({ url, status, score, failed, warnings }));
  return { id, state, startUrl, progress, from, rows };
}

export function done(changes: Partial<SiteCrawl> = {}): SiteCrawl {
  return {
    ...running(3, 3, []),
    state: "done",
    finishedAt: "2026-11-21T13:01:00Z",
    pages: [
      crawledPage("/", 85, { depth: 0 }),
      crawledPage("/leistungen/", 41, { inSitemap: false }),
      crawledPage("/weg/", null, { status: 404, note: "Unter dieser Adresse liegt nichts.", tasks: [] }),
    ],
    findings: [
      siteFinding({ id: "thin-pages", status: "warning", title: "Eine Seite hat kaum Text" }),
      siteFinding(),
      siteFinding({ id: "redirect-chains", status: "passed", title: "Keine Ketten von Weiterleitungen" }),
      siteFinding({
        id: "orphan-pages",
        status: "unchecked",
        title: "Seiten ohne Links",
        advice: "Ohne Sitemap.",
      }),
    ],
    notes: ["Die robots.txt verbietet 2 Adressen."],
    ...changes,
  };
}
