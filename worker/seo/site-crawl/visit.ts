// Carries out one task of a crawl: every request through the address guard, within robots.txt, on this site only.
import { turnsAway } from "../blocked-answer.ts";
import { buildReport } from "../build-report.ts";
import type { Rewriter } from "../collect-facts.ts";
import { type FetchPageDeps, fetchPage, requestHeaders } from "../fetch-page.ts";
import { fetchSitemap } from "../fetch-side-files.ts";
import { discard, followRedirects } from "../follow-redirects.ts";
import { readPage } from "../read-page.ts";
import type { CrawlTask, LinkCheck, VisitResult } from "./crawl-state.ts";
import { kindOf, onSite, pageKey } from "./page-address.ts";
import { digestPage } from "./page-digest.ts";
import { politeFetch } from "./polite-fetch.ts";
import { readSitemap } from "./read-sitemap.ts";
import { sideOf } from "./shared-facts.ts";
import { failedPage, givenUp, unreadSitemap } from "./unread.ts";
import type { VisitContext } from "./visit-context.ts";

export interface VisitDeps extends FetchPageDeps {
  rewriter: Rewriter;
  onFault: (error: Error) => void;
}

/** All at the same time; results in the order of the tasks. A bug in one is told and costs that one only. */
export function visitAll(
  tasks: readonly CrawlTask[],
  deps: VisitDeps,
  context: VisitContext,
): Promise<VisitResult[]> {
  return Promise.all(
    tasks.map((task) =>
      visit(task, deps, context).catch((error: Error) => {
        deps.onFault(error);
        return givenUp(task);
      }),
    ),
  );
}

/** Expected failures are results; only bugs reject. */
async function visit(task: CrawlTask, deps: VisitDeps, context: VisitContext): Promise<VisitResult> {
  if (task.kind === "link") return { kind: "check", check: await tryLink(task.url, deps, context) };
  if (task.kind === "page") return visitPage(task.url, deps, context);
  const polite = politeFetch(deps.fetch, context.site, context.mayRequest);
  const file = await fetchSitemap(task.url, { ...deps, fetch: polite.fetch }, context.deadline);
  return { kind: "sitemap", sitemap: readSitemap(file, context.site) ?? unreadSitemap(task.url) };
}

async function visitPage(url: string, deps: VisitDeps, context: VisitContext): Promise<VisitResult> {
  const { site, shared, known, mayRequest, deadline } = context;
  const polite = politeFetch(deps.fetch, site, mayRequest);
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
    return { kind: "page", page: failedPage(url, answer.code, polite.status(), polite.hops()) };
  }

  const { page } = answer;
  const finalUrl = onSite(page.url.href, page.url.href, site) ?? page.url.href;
  const isOther = pageKey(finalUrl) !== pageKey(url);
  if (isOther && (known.has(pageKey(finalUrl)) || kindOf(finalUrl) !== "page")) {
    await page.body.stream.cancel();
    return check(finalUrl);
  }
  const read = await readPage(page, { requestedUrl: url, rewriter: deps.rewriter });
  if (read === null) {
    return { kind: "page", page: failedPage(url, "target-too-slow", page.status, polite.hops()) };
  }
  const facts = { ...read, side: sideOf(shared, finalUrl) };
  const checkedAt = new Date(deps.now()).toISOString();
  return {
    kind: "page",
    page: digestPage(facts, buildReport(facts, { keywords: [], checkedAt }), site),
  };
}

/** HEAD first; servers that know no HEAD or answer it wrongly are asked again by GET, whose body is not read. */
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
  const polite = politeFetch(deps.fetch, site, mayRequest);
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
  const outcome = turnsAway(hop.response) ? "refused" : "answered";
  return { ...check, outcome, status, finalUrl: onSite(hop.url.href, hop.url.href, site) };
}
