// What a watch keeps of one weekly run: of every rule how it stands and where, of a whole site which pages were read; nothing else. Pure.
import type { PageKind } from "#contract/page-kinds.ts";
import type { FindingStatus, SeoReport } from "#contract/seo-report.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { type PagesRead, pagesReadOf } from "./pages-read.ts";

export interface Verdict {
  status: FindingStatus;
  title: string;
  /** Points that mending brings; null where it does not count. */
  gain: number | null;
  /** Where it was seen, each once. */
  places: string[];
}

export interface Run {
  /** ms since 1970 */
  at: number;
  /** Of the rules by which it was read. */
  engine: string;
  /** Null where the page could not be judged. */
  score: number | null;
  kind: PageKind | null;
  /** By id of rule; those across pages begin with "site:" or "shared:". */
  verdicts: Record<string, Verdict>;
  /** Of a whole site; null or absent where only one page was read. */
  pages?: PagesRead | null;
}

export const MAX_PLACES = 60;
const MAX_TEXT = 240;
const ACROSS = /^(?:site|shared):/;
/** The question every run asks: whether the website answered. */
export const REACHABLE = "reachable";

interface Found {
  id: string;
  status: FindingStatus;
  title: string;
  gain?: number | undefined;
  evidence: readonly { where: string }[];
}

/** Whether a rule is asked across pages. */
export function isCrossPageRule(id: string): boolean {
  return ACROSS.test(id);
}

export function runOf(report: SeoReport, crawl: SiteCrawl | null, at: number, engine: string): Run {
  const across: Found[] =
    crawl === null
      ? []
      : [
          ...crawl.findings.map((finding) => ({ ...finding, id: `site:${finding.id}` })),
          ...crawl.shared.map(({ id, status, title, pages }) => ({
            id: `shared:${id}`,
            status,
            title,
            evidence: pages.map((index) => ({ where: crawl.pages[index]?.url ?? "" })),
          })),
        ];
  return {
    at,
    engine,
    score: report.unscoredReason === undefined ? Math.round(report.score) : null,
    kind: report.pageKind?.kind ?? null,
    verdicts: {
      ...Object.fromEntries(
        [...report.findings, ...across].map((finding) => [finding.id, verdictOf(finding)]),
      ),
      [REACHABLE]: { status: "passed", title: "Die Website antwortet", gain: null, places: [] },
    },
    pages: crawl && pagesReadOf(crawl),
  };
}

/**
 * A run in which nothing answered: it says nothing about any other rule.
 * @param reason a short German heading
 */
export function unreachableRun(at: number, engine: string, reason: string): Run {
  return {
    at,
    engine,
    score: null,
    kind: null,
    verdicts: {
      [REACHABLE]: { status: "failed", title: `Nicht zu prüfen: ${reason}`, gain: null, places: [] },
    },
  };
}

function verdictOf({ status, title, gain, evidence }: Found): Verdict {
  const places = [...new Set(evidence.map(({ where }) => where.slice(0, MAX_TEXT)))].filter(
    (where) => where !== "",
  );
  return { status, title: title.slice(0, MAX_TEXT), gain: gain ?? null, places: places.slice(0, MAX_PLACES) };
}
