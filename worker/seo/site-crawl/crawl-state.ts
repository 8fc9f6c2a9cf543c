// Everything a crawl knows, as it is stored between two alarms. What comes next follows from it (frontier.ts).
import { SITE_CRAWL_REQUESTS, SITE_CRAWL_SECONDS } from "#content/constants.ts";
import type { PageFacts } from "../html/page-facts.ts";

/** ms for the whole crawl. */
export const CRAWL_DEADLINE_MS = SITE_CRAWL_SECONDS * 1000;
/** ms for one page with its redirects, less than a single analysis gets: a slow page must not use up the time of others. */
const CRAWLED_PAGE_DEADLINE_MS = 10_000;
/** Requests in all, redirects included. */
export const MAX_CRAWL_REQUESTS = SITE_CRAWL_REQUESTS;
/** ms until a site is asked again that has had its requests of the minute from all analyses together. */
export const BUSY_PAUSE_MS = 5_000;
/** Simultaneous requests. */
export const MAX_PARALLEL = 2;
/** Attempts to read a page, including those that turned out to be none (redirects to known pages, documents). */
export const MAX_PAGE_REQUESTS = 40;
/** Links beyond the pages that are tried with a HEAD request. */
export const MAX_LINK_CHECKS = 40;
/** Sitemaps read beyond the first: children of an index, others listed in robots.txt. */
export const MAX_MORE_SITEMAPS = 3;
/** Addresses kept of all sitemaps together. */
export const MAX_SITEMAP_ADDRESSES = 1_000;
/** Distinct internal links kept of one page; the largest menus of small firms have about 200. */
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
  /** Pages known, as shown to visitors: never decreases. */
  known: number;
  /** Addresses being requested; after a restart those that were interrupted. */
  current: string[];
  /** Unfinished tasks: one that crashes the object must not be begun forever. */
  begun: BegunTask[];
  /** In the order they were read. */
  pages: ReadPage[];
  /** Requests without a page of their own: links tried, redirects to known pages, documents. */
  checks: LinkCheck[];
  sitemaps: ReadSitemap[];
  /** Why reading ended before its time, German. */
  stopped: string | null;
  /** Internal errors in a row. */
  faults: number;
  requests: number;
  /** A step had to wait because others had this site checked at the same time. */
  hasWaited: boolean;
}

export interface CrawlTask {
  kind: "sitemap" | "page" | "link";
  /** Normal form of page-address.ts. */
  url: string;
}

export interface BegunTask extends CrawlTask {
  times: number;
}

/** What stands beside the first page: fetched once, used to judge every page. */
export type SharedFacts = PageFacts["side"];

/** How a request ended. */
interface RequestResult {
  /** As requested, normal form of page-address.ts. */
  url: string;
  finalUrl: string | null;
  status: number | null;
  /** Redirects on the way. */
  hops: number;
  outcome: Outcome;
}

export interface ReadPage extends RequestResult {
  /** German; null if the page was judged. */
  note: string | null;
  judged: JudgedPage | null;
  /** Internal ones, each target once. */
  links: PageLink[];
  /** False if the page was cut off or has more links than are kept. */
  hasAllLinks: boolean;
}

export interface JudgedPage {
  score: number;
  /** Failed ones, then warnings; the costliest first. */
  tasks: JudgedTask[];
  title: string | null;
  description: string | null;
  /** Lower case, empty if the page does not say. */
  lang: string;
  words: number;
  /** Offered to search engines: no noindex, no other canonical address. */
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
  /** E.164 without an extension after the dash. */
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
 * "refused": a firewall or a login answered; "unreachable": no answer, or not in time.
 */
export type Outcome = "answered" | "loop" | "forbidden" | "elsewhere" | "refused" | "unreachable";

export interface LinkCheck extends RequestResult {
  /** "page": meant to be read; "link": only tried. */
  kind: "page" | "link";
}

export interface ReadSitemap {
  url: string;
  /** Addresses of pages on this site, normal form. */
  addresses: string[];
  /** Sitemaps of this site that it lists, if it is an index. */
  children: string[];
  /** False if it could not be read to its end. */
  isWhole: boolean;
}

/** A page may turn out to be none of its own, and ends as a check. */
export type VisitResult =
  | { kind: "page"; page: ReadPage }
  | { kind: "check"; check: LinkCheck }
  | { kind: "sitemap"; sitemap: ReadSitemap };

/** ms that a task begun now may take; at least one, as timers require. */
export function taskDeadlineMs({ startedAt }: CrawlState, now: number): number {
  return Math.max(1, Math.min(CRAWLED_PAGE_DEADLINE_MS, startedAt + CRAWL_DEADLINE_MS - now));
}
