// What of a report is handed on, by the choices of whoever shares it. Pure.
import { sharedNotes } from "#content/messages.ts";
import { chosenKindReason, notAskedTitle } from "#content/page-kinds.ts";
import type { BrowserCheck } from "#contract/browser-check.ts";
import type { DesignRating } from "#contract/design-rating.ts";
import { readAnew } from "#contract/read-anew.ts";
import { isComplaint, type SeoReport } from "#contract/seo-report.ts";
import type { SharedReport, ShareRequest } from "#contract/shared-report.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { boundShared } from "./bound-shared.ts";
import { type Split, splitPictures } from "./split-pictures.ts";

export type SharedContent = Omit<SharedReport, "sharedAt" | "expiresAt" | "hasPdf">;

/** What the server has of it. */
export interface ShareSources {
  report: SeoReport;
  crawl: SiteCrawl | null;
  design: DesignRating | null;
  check: BrowserCheck | null;
}

type Choices = Pick<ShareRequest, "kind" | "scope" | "pictures" | "line">;

export function composeShared(sources: ShareSources, choices: Choices): Split<SharedContent> {
  const isAll = choices.scope === "all";
  const { crawl, note } = sharedCrawl(sources.crawl);
  const content: SharedContent = {
    scope: choices.scope,
    line: choices.line,
    report: sharedReport(sources.report, choices),
    crawl,
    design: isAll ? sources.design : null,
    check: isAll ? sources.check : null,
    notes: note === null ? [] : [note],
  };
  const { words, pictures } = splitPictures(content);
  if (pictures.length > 0 && !choices.pictures)
    return {
      words: boundShared({ ...words, notes: [...words.notes, sharedNotes.noPictures] }),
      pictures: [],
    };
  return { words: boundShared(words), pictures };
}

/** Without what only its first reader can use: permissions for visits, the id of the crawl. */
function sharedReport(answer: SeoReport, { kind, scope }: Choices): SeoReport {
  const { designToken: _design, browserToken: _browser, siteCrawl: _crawl, ...whole } = answer;
  const report =
    kind === undefined || kind === whole.pageKind?.kind
      ? whole
      : readAnew(whole, kind, { chosenKindReason, notAskedTitle });
  // It is read as it was shared.
  const { pageKind, ...rest } = report;
  const read: SeoReport =
    pageKind === undefined ? rest : { ...rest, pageKind: { ...pageKind, otherwise: [] } };
  return scope === "all" ? read : tasksOf(read);
}

/** What is to be mended; lists of what was merely seen stay with the sender. */
function tasksOf(report: SeoReport): SeoReport {
  return {
    ...report,
    findings: report.findings.filter(isComplaint),
    legal: report.legal.filter(isComplaint),
    headings: [],
    keywordAnalysis: [],
    social: { ogTags: {}, twitterTags: {}, structuredData: [] },
  };
}

function sharedCrawl(crawl: SiteCrawl | null): { crawl: SiteCrawl | null; note: string | null } {
  if (crawl === null) return { crawl: null, note: null };
  if (crawl.state === "running") return { crawl: null, note: sharedNotes.crawlRunning };
  if (crawl.state === "failed") return { crawl: null, note: sharedNotes.crawlFailed };
  // The report stands beside it.
  return { crawl: { ...crawl, report: {} as SeoReport }, note: null };
}
