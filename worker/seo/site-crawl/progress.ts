// How the state of a crawl changes: tasks begin, results come in, the crawl ends. Pure.
import {
  type BegunTask,
  CRAWL_DEADLINE_MS,
  type CrawlState,
  type CrawlTask,
  MAX_CRAWL_REQUESTS,
  type ReadPage,
  type VisitResult,
} from "./crawl-state.ts";
import { knownPages, type MayRequest, nextTasks } from "./frontier.ts";
import { pageKey } from "./page-address.ts";
import { givenUpResult } from "./unread.ts";

/** A task begun this often without an end is given up: it may be what crashes us. */
const MAX_BEGUN = 2;
/** Pages in a row refused by a firewall or a login; nothing else is to be expected then. */
const MAX_REFUSED = 3;
const TOO_MANY_REQUESTS = 429;

const STOPPED = {
  time: `Nach ${CRAWL_DEADLINE_MS / 1000} Sekunden war Schluss, damit die Prüfung Ihren Server nicht lange belastet.`,
  waited: `Nach ${CRAWL_DEADLINE_MS / 1000} Sekunden war Schluss. Diese Website wurde zur selben Zeit auch von anderen geprüft; damit sie nicht zu viele Abrufe auf einmal bekommt, musste ich zwischendurch warten.`,
  requests: `Nach ${MAX_CRAWL_REQUESTS} Anfragen war Schluss, damit die Prüfung Ihren Server nicht belastet. So viele werden es, wenn viele Adressen weiterleiten.`,
  tooMany:
    "Der Server hat weitere Anfragen als zu viele abgelehnt (Status 429). Danach habe ich nichts mehr abgerufen.",
  refused: `Der Server hat ${MAX_REFUSED} Seiten nacheinander verweigert. Danach habe ich nichts mehr abgerufen.`,
};

/** What to do now; no tasks if the crawl is over. */
export function planStep(
  before: CrawlState,
  mayRequest: MayRequest,
  now: number,
): { state: CrawlState; tasks: CrawlTask[] } {
  const { begun, faults } = before;
  const state = { ...addResults(before, resultsOfStuckTasks(before), mayRequest), begun, faults };
  const tasks = nextTasks(state, mayRequest);
  if (tasks.length === 0) return { state, tasks };
  const limit = limitReached(state, now);
  if (limit !== null) return { state: { ...state, stopped: state.stopped ?? limit }, tasks: [] };
  return { state: beginTasks(state, tasks, mayRequest), tasks };
}

function limitReached({ startedAt, requests, hasWaited }: CrawlState, now: number): string | null {
  if (requests >= MAX_CRAWL_REQUESTS) return STOPPED.requests;
  if (now - startedAt < CRAWL_DEADLINE_MS) return null;
  return hasWaited ? STOPPED.waited : STOPPED.time;
}

function beginTasks(state: CrawlState, tasks: readonly CrawlTask[], mayRequest: MayRequest): CrawlState {
  const begun = tasks.map(
    (task): BegunTask => ({ ...task, times: (state.begun.find(isSame(task))?.times ?? 0) + 1 }),
  );
  const known = Math.max(state.known, knownPages(state, mayRequest));
  return { ...state, begun, known, current: tasks.map(({ url }) => url) };
}

/** Results for tasks that were begun too often. */
function resultsOfStuckTasks({ begun }: CrawlState): VisitResult[] {
  return begun.filter(({ times }) => times >= MAX_BEGUN).map(givenUpResult);
}

/** @param results in the order in which the tasks were begun, whichever ended first */
export function addResults(
  state: CrawlState,
  results: readonly VisitResult[],
  mayRequest: MayRequest,
): CrawlState {
  const next: CrawlState = {
    ...state,
    current: [],
    begun: [],
    faults: 0,
    pages: [...state.pages],
    checks: [...state.checks],
    sitemaps: [...state.sitemaps],
  };
  for (const result of results) {
    if (result.kind === "sitemap") next.sitemaps.push(result.sitemap);
    else if (result.kind === "check") next.checks.push(result.check);
    else addPage(next, result.page);
  }
  next.stopped ??= reasonToStop(next);
  next.known = Math.max(next.known, knownPages(next, mayRequest));
  return next;
}

/** A redirect to a page read in the meantime is no page of its own. */
function addPage(state: CrawlState, page: ReadPage): void {
  const { url, outcome, status, hops, finalUrl } = page;
  const keys = new Set(state.pages.map((one) => pageKey(one.finalUrl ?? one.url)));
  if (!keys.has(pageKey(finalUrl ?? url))) state.pages.push(page);
  else state.checks.push({ url, kind: "page", outcome, status, hops, finalUrl });
}

function reasonToStop({ pages, checks }: CrawlState): string | null {
  if ([...pages, ...checks].some(({ status }) => status === TOO_MANY_REQUESTS)) return STOPPED.tooMany;
  const last = pages.slice(-MAX_REFUSED);
  const areRefused = last.length === MAX_REFUSED && last.every(({ outcome }) => outcome === "refused");
  return areRefused ? STOPPED.refused : null;
}

export function finish(state: CrawlState, outcome: "done" | "failed", now: number): CrawlState {
  return { ...state, outcome, finishedAt: now, current: [], begun: [] };
}

function isSame(task: CrawlTask): (other: CrawlTask) => boolean {
  return ({ kind, url }) => kind === task.kind && url === task.url;
}
