// What a crawl does next, from its state alone: breadth first along links, then what only sitemaps list.
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import {
  type CrawlState,
  type CrawlTask,
  MAX_LINK_CHECKS,
  MAX_MORE_SITEMAPS,
  MAX_PAGE_REQUESTS,
  MAX_PARALLEL,
} from "./crawl-state.ts";
import { kindOf, pageKey } from "./page-address.ts";

/** Whether robots.txt lets us request an address. */
export type MayRequest = (address: string) => boolean;

/** Up to MAX_PARALLEL tasks of one kind; none if everything within the limits is done. */
export function nextTasks(state: CrawlState, mayRequest: MayRequest): CrawlTask[] {
  if (state.stopped !== null) return [];
  const take = (kind: CrawlTask["kind"], addresses: string[], room: number) =>
    takeAllowed(addresses, mayRequest, Math.min(MAX_PARALLEL, room)).map((url): CrawlTask => ({ kind, url }));
  const sitemaps = pendingSitemaps(state).slice(0, MAX_PARALLEL);
  if (sitemaps.length > 0) return sitemaps.map((url) => ({ kind: "sitemap", url }));
  const pages = take("page", pendingPages(state), roomForPages(state));
  if (pages.length > 0) return pages;
  const tried = state.checks.filter(({ kind }) => kind === "link").length;
  return take("link", pendingLinks(state), MAX_LINK_CHECKS - tried);
}

/** Pages that will have been read at the end, as far as is known now. */
export function knownPages(state: CrawlState, mayRequest: MayRequest): number {
  const room = roomForPages(state);
  return state.pages.length + takeAllowed(pendingPages(state), mayRequest, room).length;
}

/** Known pages of the site that were not read, because of the limit, robots.txt or the time. */
export function pendingPages(state: CrawlState): string[] {
  const waiting = new Map<string, string>();
  const seen = pageKeysOf([...state.pages, ...state.checks.filter(({ kind }) => kind === "page")]);
  const add = (address: string) => {
    const key = pageKey(address);
    if (!seen.has(key) && !waiting.has(key) && kindOf(address) === "page") waiting.set(key, address);
  };
  for (const page of state.pages) {
    for (const link of page.links) if (!link.nofollow) add(link.href);
  }
  for (const { addresses } of state.sitemaps) addresses.forEach(add);
  return [...waiting.values()];
}

/** Linked addresses that were not requested because every link to them says nofollow and no sitemap lists them. */
export function nofollowedLinks(state: CrawlState): string[] {
  const links = state.pages.flatMap((page) => page.links);
  const followed = new Set(links.filter(({ nofollow }) => !nofollow).map(({ href }) => pageKey(href)));
  const named = new Set(state.sitemaps.flatMap(({ addresses }) => addresses).map(pageKey));
  const seen = pageKeysOf([...state.pages, ...state.checks]);
  const left = links
    .map(({ href }) => [pageKey(href), href] as const)
    .filter(
      ([key, href]) => kindOf(href) !== "trap" && ![followed, named, seen].some((keys) => keys.has(key)),
    );
  return [...new Map(left).values()];
}

/** Keys of addresses that were requested, and of those they redirected to. */
export function pageKeysOf(requested: readonly { url: string; finalUrl: string | null }[]): Set<string> {
  return new Set(requested.flatMap(({ url, finalUrl }) => [url, finalUrl ?? url].map(pageKey)));
}

/** Linked addresses that were not tried; those that are another spelling of a known page come last. */
export function pendingLinks(state: CrawlState): string[] {
  const answered = new Set(
    [...state.pages, ...state.checks].flatMap(({ url, finalUrl }) => [url, finalUrl ?? url]),
  );
  const keys = new Set([...answered].map(pageKey));
  const followed = state.pages.flatMap(({ links }) => links.filter(({ nofollow }) => !nofollow));
  const pending = [...new Set(followed.map(({ href }) => href))].filter(
    (href) => !answered.has(href) && kindOf(href) !== "trap",
  );
  const { respelled = [], unseen = [] } = Object.groupBy(pending, (link) =>
    keys.has(pageKey(link)) ? "respelled" : "unseen",
  );
  return [...unseen, ...respelled];
}

/** Clicks from the first page, by page key; pages without a link from a read page are missing. */
export function clickDepths(state: CrawlState): Map<string, number> {
  const byKey = new Map(
    state.pages.flatMap((page) => [page.url, page.finalUrl ?? page.url].map((url) => [pageKey(url), page])),
  );
  const found = new Map([[pageKey(state.startUrl), 0]]);
  for (const [key, depth] of found) {
    // Iterating a Map includes what is added meanwhile: it is the queue of the breadth-first search.
    for (const { href } of byKey.get(key)?.links ?? []) {
      const target = pageKey(href);
      if (!found.has(target)) found.set(target, depth + 1);
      const final = byKey.get(target)?.finalUrl;
      if (final && !found.has(pageKey(final))) found.set(pageKey(final), depth + 1);
    }
  }
  return found;
}

/** Those that the first one lists; what they list in turn is not followed. */
function pendingSitemaps({ sitemaps }: CrawlState): string[] {
  const read = new Set(sitemaps.map(({ url }) => url));
  const named = new Set((sitemaps[0]?.children ?? []).slice(0, MAX_MORE_SITEMAPS));
  return [...named].filter((url) => !read.has(url));
}

function roomForPages({ pages, checks }: CrawlState): number {
  const requests = pages.length + checks.filter(({ kind }) => kind === "page").length;
  return Math.min(MAX_CRAWLED_PAGES - pages.length, MAX_PAGE_REQUESTS - requests);
}

/** Asks about no more addresses than needed: every question to robots.txt counts. */
function takeAllowed(addresses: readonly string[], isAllowed: MayRequest, count: number): string[] {
  const allowed: string[] = [];
  for (const address of addresses) {
    if (allowed.length >= count) break;
    if (isAllowed(address)) allowed.push(address);
  }
  return allowed;
}
