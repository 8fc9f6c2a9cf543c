// Carries out one task of a crawl: every request through the address guard, within robots.txt, on this site only.
import { recogniseBlock, refusesAccess } from "../blocked-answer.ts";
import { buildReport } from "../build-report.ts";
import type { Rewriter } from "../collect-facts.ts";
import { type FetchPageDeps, fetchPage, requestHeaders } from "../fetch-page.ts";
import { fetchSitemap } from "../fetch-side-files.ts";
import { discard, followRedirects } from "../follow-redirects.ts";
import { readPage } from "../read-page.ts";
import type { CrawlTask, LinkCheck, VisitResult } from "./crawl-state.ts";
import { kindOf, onSite, pageKey } from "./page-address.ts";
import { digestPage } from "./page-digest.ts";
import { type PoliteFetch, politeFetch } from "./polite-fetch.ts";
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
  const polite = politeFetch(deps.fetch, context.site, context.mayRequest);
  if (task.kind === "link") return { kind: "check", check: await tryLink(task.url, polite, deps, context) };
  if (task.kind === "page") return visitPage(task.url, polite, deps, context);
  const file = await fetchSitemap(task.url, { ...deps, fetch: polite.fetch }, context.deadline);
  return { kind: "sitemap", sitemap: readSitemap(file, context.site) ?? unreadSitemap(task.url) };
}

async function visitPage(
  url: string,
  polite: PoliteFetch,
  deps: VisitDeps,
  { site, shared, known, deadline }: VisitContext,
): Promise<VisitResult> {
  const check = (finalUrl: string | null): VisitResult => ({
    kind: "check",
    check: { url, kind: "page", finalUrl, ...answerOf(polite) },
  });
  const fetching = { ...deps, fetch: polite.fetch };
  const answer = await fetchPage(url, fetching, { signal: deadline, deadline });
  if (!answer.ok) {
    if (polite.refusal() !== null || answer.code === "not-html") return check(null);
    return { kind: "page", page: failedPage(url, answer.code, polite.status(), polite.answers()) };
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
    return { kind: "page", page: failedPage(url, "target-too-slow", page.status, polite.answers()) };
  }
  const facts = { ...read, side: sideOf(shared, finalUrl) };
  const checkedAt = new Date(deps.now()).toISOString();
  return {
    kind: "page",
    page: digestPage(facts, buildReport(facts, { keywords: [], checkedAt }), site),
  };
}

/** HEAD first; servers that know no HEAD or answer it wrongly are asked again by GET, whose body is not read. */
async function tryLink(
  url: string,
  polite: PoliteFetch,
  deps: VisitDeps,
  { site, deadline }: VisitContext,
): Promise<LinkCheck> {
  const byHead = ((input, init) => polite.fetch(input, { ...init, method: "HEAD" })) as typeof fetch;
  let hops = 0;
  for (const fetchBy of [byHead, polite.fetch]) {
    const before = polite.answers();
    const headers = requestHeaders(deps.userAgent, "*/*");
    const hop = await followRedirects(url, headers, { ...deps, fetch: fetchBy }, deadline);
    hops = Math.max(0, polite.answers() - before - 1);
    if (!hop.ok) {
      const isLoop = hop.code === "too-many-redirects";
      if (isLoop || polite.refusal() !== null || deadline.aborted)
        return { url, kind: "link", finalUrl: null, ...answerOf(polite, isLoop), hops };
      continue;
    }
    discard(hop.response);
    const { status } = hop.response;
    if (status < 400 || fetchBy === polite.fetch) {
      const finalUrl = onSite(hop.url.href, hop.url.href, site);
      const plain = Object.fromEntries(hop.response.headers);
      const isBlocked =
        refusesAccess(status) ||
        recogniseBlock({ status, headers: plain, setCookies: [], head: "", bytes: 0 }) !== null;
      return { url, kind: "link", outcome: isBlocked ? "refused" : "answered", status, hops, finalUrl };
    }
  }
  return { url, kind: "link", outcome: "unreachable", status: null, hops, finalUrl: null };
}

function answerOf(polite: PoliteFetch, isLoop = false): Pick<LinkCheck, "outcome" | "status" | "hops"> {
  const status = polite.status();
  const outcome = polite.refusal() ?? (isLoop ? "loop" : status === null ? "unreachable" : "answered");
  // A redirect that was not followed is an answer and a hop.
  const hops = polite.refusal() === null ? Math.max(0, polite.answers() - 1) : polite.answers();
  return { outcome, status, hops };
}
