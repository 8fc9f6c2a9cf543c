// What a crawl does next, from nothing but what it knows: breadth first along links, then what only sitemaps name.
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import {
  type CrawlState,
  type CrawlTask,
  MAX_LINK_CHECKS,
  MAX_MORE_SITEMAPS,
  MAX_PAGE_REQUESTS,
  MAX_PARALLEL,
} from "./crawl-state.ts";
import { type AddressKind, kindOf, pageKey } from "./page-address.ts";

/** Whether robots.txt lets us request an address. */
export type MayRequest = (address: string) => boolean;

/** Up to MAX_PARALLEL tasks of one kind; none when everything within the limits is done. */
export function nextTasks(state: CrawlState, mayRequest: MayRequest): CrawlTask[] {
  if (state.stopped !== null) return [];
  const take = (kind: CrawlTask["kind"], addresses: Iterable<string>, room: number) =>
    firstOf(addresses, (url) => kind === "sitemap" || mayRequest(url), Math.min(MAX_PARALLEL, room)).map(
      (url): CrawlTask => ({ kind, url }),
    );
  const sitemaps = take("sitemap", waitingSitemaps(state), MAX_PARALLEL);
  if (sitemaps.length > 0) return sitemaps;
  const pages = take("page", waitingPages(state), roomForPages(state));
  if (pages.length > 0) return pages;
  const tried = state.checks.filter(({ kind }) => kind === "link").length;
  return take("link", waitingLinks(state), MAX_LINK_CHECKS - tried);
}

/** Pages that will have been read at the end, as far as can be told now. */
export function knownPages(state: CrawlState, mayRequest: MayRequest): number {
  const room = roomForPages(state);
  return state.pages.length + firstOf(waitingPages(state), mayRequest, room).length;
}

/** Pages of the site that are known and were not read: the limit, robots.txt or the time stood before them. */
export function waitingPages(state: CrawlState): string[] {
  const waiting = new Map<string, string>();
  const seen = keysOf([...state.pages, ...state.checks.filter(({ kind }) => kind === "page")]);
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

/** Linked addresses that nobody asked for, because every link to them says nofollow and no sitemap names them. */
export function unfollowedLinks(state: CrawlState): string[] {
  const links = state.pages.flatMap((page) => page.links);
  const followed = new Set(links.filter(({ nofollow }) => !nofollow).map(({ href }) => pageKey(href)));
  const named = new Set(state.sitemaps.flatMap(({ addresses }) => addresses).map(pageKey));
  const seen = keysOf([...state.pages, ...state.checks]);
  const left = links
    .map(({ href }) => [pageKey(href), href] as const)
    .filter(
      ([key, href]) => kindOf(href) !== "trap" && ![followed, named, seen].some((keys) => keys.has(key)),
    );
  return [...new Map(left).values()];
}

/** Addresses asked for and those they led to. */
function keysOf(asked: readonly { url: string; finalUrl: string | null }[]): Set<string> {
  return new Set(asked.flatMap(({ url, finalUrl }) => [url, finalUrl ?? url].map(pageKey)));
}

/** Linked addresses of which is not known how they answer; first those that are no other spelling of a known page. */
export function waitingLinks(state: CrawlState): string[] {
  const answered = new Set(
    [...state.pages, ...state.checks].flatMap(({ url, finalUrl }) => [url, finalUrl ?? url]),
  );
  const keys = new Set([...answered].map(pageKey));
  const kinds: readonly AddressKind[] = ["page", "file"];
  const links = new Set<string>();
  for (const page of state.pages) {
    for (const { href, nofollow } of page.links) {
      if (!nofollow && !answered.has(href) && !links.has(href) && kinds.includes(kindOf(href)))
        links.add(href);
    }
  }
  const waiting = [...links];
  return [
    ...waiting.filter((link) => !keys.has(pageKey(link))),
    ...waiting.filter((link) => keys.has(pageKey(link))),
  ];
}

/** Clicks from the first page, by page key; pages that no read page links to are missing. */
export function depths(state: CrawlState): Map<string, number> {
  const byKey = new Map(
    state.pages.flatMap((page) => [page.url, page.finalUrl ?? page.url].map((url) => [pageKey(url), page])),
  );
  const found = new Map([[pageKey(state.startUrl), 0]]);
  for (const [key, depth] of found) {
    // A Map hands out what is added while it is walked: this is the queue of the breadth-first search.
    for (const { href } of byKey.get(key)?.links ?? []) {
      const target = pageKey(href);
      if (!found.has(target)) found.set(target, depth + 1);
      const final = byKey.get(target)?.finalUrl;
      if (final && !found.has(pageKey(final))) found.set(pageKey(final), depth + 1);
    }
  }
  return found;
}

/** Those that the first one names; what they name in turn is not followed. */
function waitingSitemaps({ sitemaps }: CrawlState): string[] {
  const read = new Set(sitemaps.map(({ url }) => url));
  const named = new Set((sitemaps[0]?.children ?? []).slice(0, MAX_MORE_SITEMAPS));
  return [...named].filter((url) => !read.has(url));
}

function roomForPages({ pages, checks }: CrawlState): number {
  const requests = pages.length + checks.filter(({ kind }) => kind === "page").length;
  return Math.min(MAX_CRAWLED_PAGES - pages.length, MAX_PAGE_REQUESTS - requests);
}

function firstOf(addresses: Iterable<string>, isWanted: MayRequest, count: number): string[] {
  const wanted: string[] = [];
  for (const address of addresses) {
    if (wanted.length >= count) break;
    if (isWanted(address)) wanted.push(address);
  }
  return wanted;
}
