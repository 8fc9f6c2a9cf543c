// Everything a crawl knows, as it is stored between two alarms. What comes next follows from it (frontier.ts).
import type { PageFacts } from "../page-facts.ts";

/** ms from the start to the end of all reading: longer nobody watches, and every second costs the site as well. */
export const CRAWL_DEADLINE_MS = 120_000;
/** ms for one page with its redirects, less than a single analysis gets: a slow page must not use up the others' time. */
const CRAWLED_PAGE_DEADLINE_MS = 10_000;
/** Requests under way at once. */
export const MAX_PARALLEL = 2;
/** Attempts to read a page, with those that turned out to be none (redirects to known pages, documents). */
export const MAX_PAGE_REQUESTS = 40;
/** Links beyond the pages that are tried with a HEAD request. */
export const MAX_LINK_CHECKS = 40;
/** Sitemaps read beyond the first: children of an index, others named in robots.txt. */
export const MAX_MORE_SITEMAPS = 3;
/** Addresses kept of all sitemaps together. */
export const MAX_SITEMAP_ADDRESSES = 1_000;
/** Distinct internal links kept of one page; the largest menus of small firms' sites have about 200. */
export const MAX_LINKS_PER_PAGE = 500;

export interface CrawlState {
  /** Random UUID, also the name of the Durable Object. */
  id: string;
  /** Rises with every change. */
  revision: number;
  startUrl: string;
  /** ms since 1970 */
  startedAt: number;
  finishedAt: number | null;
  outcome: "running" | "done" | "failed";
  /** As told to visitors: never falls. */
  known: number;
  /** Addresses under way; after a restart those that were cut off. */
  current: string[];
  /** Tasks begun without having come to an end: one that brings us down is not begun for ever. */
  begun: BegunTask[];
  /** In the order in which they were read. */
  pages: ReadPage[];
  /** Requests whose answer is no page of its own: links tried, redirects to known pages, documents. */
  checks: LinkCheck[];
  /** The first one and those read later. */
  sitemaps: ReadSitemap[];
  /** Why reading ended before its time, German. */
  stopped: string | null;
  /** Errors of our own, in a row. */
  faults: number;
}

export interface CrawlTask {
  kind: "sitemap" | "page" | "link";
  /** Normal form of page-address.ts. */
  url: string;
}

export interface BegunTask extends CrawlTask {
  times: number;
}

/** What the pages of a crawl share with the first one: fetched once, judged with every page. */
export type SharedFacts = PageFacts["side"];

export interface ReadPage {
  /** As requested, normal form of page-address.ts. */
  url: string;
  finalUrl: string | null;
  status: number | null;
  /** Redirects on the way. */
  hops: number;
  outcome: Outcome;
  /** German; null when the page was judged. */
  note: string | null;
  judged: JudgedPage | null;
  /** Internal ones, each target once. */
  links: PageLink[];
  /** False when links may be missing: page cut off, or more of them than are kept. */
  hasAllLinks: boolean;
}

export interface JudgedPage {
  score: number;
  /** Faults, then hints, what costs most first. */
  tasks: JudgedTask[];
  title: string | null;
  description: string | null;
  /** Lower case, empty when the page does not say. */
  lang: string;
  words: number;
  /** Whether search engines shall show this address: no noindex, no other canonical address. */
  isOffered: boolean;
  /** Impressum, Datenschutz, AGB. */
  isLegal: boolean;
  /** Read to the end. */
  isWhole: boolean;
  contacts: PageContacts;
}

export interface JudgedTask {
  /** Of the audit. */
  id: string;
  status: "failed" | "warning";
  title: string;
  advice: string;
  /** Points of the page's score. */
  gain: number;
}

export interface PageContacts {
  phones: ComparedPhone[];
  addresses: ComparedAddress[];
}

export interface ComparedPhone {
  written: string;
  /** E.164 without an extension behind the dash. */
  stem: string;
}

export interface ComparedAddress {
  street: string;
  postalCode: string;
  town: string;
}

export interface PageLink {
  /** Normal form of page-address.ts. */
  href: string;
  /** Text or other name of the first link to this target. */
  text: string;
  /** Every link to this target on the page says nofollow. */
  nofollow: boolean;
}

/**
 * "loop": redirects without end; "forbidden": by robots.txt on the way; "elsewhere": a redirect leaves the site;
 * "refused": a firewall or a login answered, so the status says nothing; "unreachable": no answer in time, or none at all.
 */
export type Outcome = "answered" | "loop" | "forbidden" | "elsewhere" | "refused" | "unreachable";

export interface LinkCheck {
  url: string;
  /** "page": meant to be read; "link": only tried. */
  kind: "page" | "link";
  outcome: Outcome;
  status: number | null;
  hops: number;
  finalUrl: string | null;
}

export interface ReadSitemap {
  url: string;
  /** Addresses of pages on this site, normal form. */
  addresses: string[];
  /** Sitemaps of this site that it names, when it is an index. */
  children: string[];
  /** False when it could not be read or not to its end. */
  isWhole: boolean;
}

/** What a task came to. A page may turn out to be none of its own. */
export type VisitResult =
  | { kind: "page"; page: ReadPage }
  | { kind: "check"; check: LinkCheck }
  | { kind: "sitemap"; sitemap: ReadSitemap };

/** ms that a task begun now may take; at least one, as timers want. */
export function taskDeadlineMs({ startedAt }: CrawlState, now: number): number {
  return Math.max(1, Math.min(CRAWLED_PAGE_DEADLINE_MS, startedAt + CRAWL_DEADLINE_MS - now));
}
