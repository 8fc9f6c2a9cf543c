// Carries out one task of a crawl: every request through the address guard, within robots.txt, on this site only.

import { buildReport } from "../engine/build-report.ts";
import { isRefused } from "../fetch/blocked-answer.ts";
import { type FetchPageDeps, fetchPage, requestHeaders } from "../fetch/fetch-page.ts";
import { fetchSitemap } from "../fetch/fetch-side-files.ts";
import { discard, followRedirects } from "../fetch/follow-redirects.ts";
import { readPage } from "../fetch/read-page.ts";
import { SiteBusyError } from "../fetch/site-requests.ts";
import type { Rewriter } from "../html/collect-facts.ts";
import {
  type CrawlState,
  type CrawlTask,
  type LinkCheck,
  type SharedFacts,
  taskDeadlineMs,
  type VisitResult,
} from "./crawl-state.ts";
import { type MayRequest, pageKeysOf } from "./frontier.ts";
import { kindOf, pageKey, resolveOnSite, siteOf } from "./page-address.ts";
import { digestPage } from "./page-digest.ts";
import { createPoliteFetch } from "./polite-fetch.ts";
import { readSitemap } from "./read-sitemap.ts";
import { sideFactsFor } from "./shared-facts.ts";
import { givenUpResult, unreadPage, unreadSitemap } from "./unread.ts";

export interface VisitDeps extends FetchPageDeps {
  rewriter: Rewriter;
  onFault: (error: Error) => void;
}

/** What a visit must know of the crawl. */
export interface VisitContext {
  /** As siteOf returns it. */
  site: string;
  shared: SharedFacts;
  mayRequest: MayRequest;
  /** Keys of pages already read. */
  known: ReadonlySet<string>;
  /** Fires when this task or the whole crawl has had its time. */
  deadline: AbortSignal;
}

export function createVisitContext(
  state: CrawlState,
  shared: SharedFacts,
  mayRequest: MayRequest,
  now: number,
): VisitContext {
  return {
    site: siteOf(new URL(state.startUrl)),
    shared,
    mayRequest,
    known: pageKeysOf(state.pages),
    deadline: AbortSignal.timeout(taskDeadlineMs(state, now)),
  };
}

/**
 * Carries out all tasks at the same time; results are in their order. A bug in one is logged and costs only that one. A
 * task has no result if the site has had its requests: it is to be begun again later.
 */
export async function visitAll(
  tasks: readonly CrawlTask[],
  deps: VisitDeps,
  context: VisitContext,
): Promise<VisitResult[]> {
  const results = await Promise.all(
    tasks.map((task) =>
      visitUnlessBusy(task, deps, context).catch((error: Error) => {
        deps.onFault(error);
        return givenUpResult(task);
      }),
    ),
  );
  return results.filter((result) => result !== null);
}

/** Null if the site was busy: an incomplete result says nothing. */
async function visitUnlessBusy(
  task: CrawlTask,
  deps: VisitDeps,
  context: VisitContext,
): Promise<VisitResult | null> {
  const { fetch } = deps; // workerd's fetch refuses to be called as a method
  let isBusy = false;
  const watched: typeof deps.fetch = async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      isBusy ||= error instanceof SiteBusyError;
      throw error;
    }
  };
  const result = await visit(task, { ...deps, fetch: watched }, context);
  return isBusy ? null : result;
}

/** Expected failures are results; only bugs reject. */
async function visit(task: CrawlTask, deps: VisitDeps, context: VisitContext): Promise<VisitResult> {
  if (task.kind === "link") return { kind: "check", check: await tryLink(task.url, deps, context) };
  if (task.kind === "page") return visitPage(task.url, deps, context);
  const polite = createPoliteFetch(deps.fetch, context.site, context.mayRequest);
  const file = await fetchSitemap(task.url, { ...deps, fetch: polite.fetch }, context.deadline);
  return { kind: "sitemap", sitemap: readSitemap(file, context.site) ?? unreadSitemap(task.url) };
}

async function visitPage(url: string, deps: VisitDeps, context: VisitContext): Promise<VisitResult> {
  const { site, shared, known, mayRequest, deadline } = context;
  const polite = createPoliteFetch(deps.fetch, site, mayRequest);
  const check = (finalUrl: string | null): VisitResult => {
    const refusal = polite.refusal();
    const status = refusal === null ? polite.status() : null;
    const outcome = refusal ?? "answered";
    return { kind: "check", check: { url, kind: "page", outcome, status, hops: polite.hops(), finalUrl } };
  };
  const fetching = { ...deps, fetch: polite.fetch };
  const answer = await fetchPage(url, fetching, { signal: deadline, deadline });
  if (!answer.ok) {
    if (polite.refusal() !== null || answer.code === "not-html") return check(null);
    return { kind: "page", page: unreadPage(url, answer.code, polite.status(), polite.hops()) };
  }

  const { page } = answer;
  const finalUrl = resolveOnSite(page.url.href, page.url.href, site) ?? page.url.href;
  const isOther = pageKey(finalUrl) !== pageKey(url);
  if (isOther && (known.has(pageKey(finalUrl)) || kindOf(finalUrl) !== "page")) {
    await page.body.stream.cancel();
    return check(finalUrl);
  }
  const read = await readPage(page, { requestedUrl: url, rewriter: deps.rewriter });
  if (read === null) {
    return { kind: "page", page: unreadPage(url, "target-too-slow", page.status, polite.hops()) };
  }
  const facts = { ...read, side: sideFactsFor(shared, finalUrl) };
  const checkedAt = new Date(deps.now()).toISOString();
  return {
    kind: "page",
    page: digestPage(facts, buildReport(facts, { keywords: [], checkedAt }), site),
  };
}

/** By HEAD; if the server does not support it or answers wrongly, again by GET, whose body is not read. */
async function tryLink(url: string, deps: VisitDeps, context: VisitContext): Promise<LinkCheck> {
  const byHead = await tryBy("HEAD", url, deps, context);
  const { outcome, status } = byHead;
  const isEnough = outcome === "answered" && status !== null && status < 400;
  const isRefused = outcome === "forbidden" || outcome === "elsewhere";
  return isEnough || isRefused ? byHead : tryBy("GET", url, deps, context);
}

async function tryBy(
  method: "HEAD" | "GET",
  url: string,
  deps: VisitDeps,
  { site, mayRequest, deadline }: VisitContext,
): Promise<LinkCheck> {
  const polite = createPoliteFetch(deps.fetch, site, mayRequest);
  const fetchBy = ((input, init) => polite.fetch(input, { ...init, method })) as typeof fetch;
  const headers = requestHeaders(deps.userAgent, "*/*");
  const hop = await followRedirects(url, headers, { ...deps, fetch: fetchBy }, deadline);
  const check = { url, kind: "link" as const, hops: polite.hops() };
  if (!hop.ok) {
    const outcome = polite.refusal() ?? (hop.code === "too-many-redirects" ? "loop" : "unreachable");
    return { ...check, outcome, status: null, finalUrl: null };
  }
  discard(hop.response);
  const { status } = hop.response;
  const outcome = isRefused(hop.response) ? "refused" : "answered";
  return { ...check, outcome, status, finalUrl: resolveOnSite(hop.url.href, hop.url.href, site) };
}
