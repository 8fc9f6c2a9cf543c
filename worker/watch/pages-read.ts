// Which pages of a website a run has read: what is said across pages holds for these alone. Pure.
import type { SiteCrawl } from "#contract/site-crawl.ts";

export interface PagesRead {
  urls: string[];
  /** Those that were known and gave no answer to judge, for now. */
  unread: string[];
  /** Whether that is every page the run knew of. */
  isAll: boolean;
}

/** Null or undefined where only one page was read, or nothing is known of them. */
type Pages = PagesRead | null | undefined;

/** Of what is kept over the weeks, the newest; longer addresses are cut in the places of rules as well, and match none. */
const MAX_URLS = 100;
const MAX_LENGTH = 240;
const ADDRESSES = /https?:\/\/[^\s·,]+/g;
/** Refused, too many requests; and everything that is a fault of the server. */
const FOR_NOW: readonly number[] = [401, 403, 408, 425, 429];

export function pagesReadOf({ pages, progress }: Pick<SiteCrawl, "pages" | "progress">): PagesRead {
  const isUnread = ({ status }: SiteCrawl["pages"][number]) =>
    status === null || status >= 500 || FOR_NOW.includes(status);
  const read = pages.filter((page) => !isUnread(page));
  return {
    urls: kept(read.flatMap(({ url, finalUrl }) => [url, finalUrl ?? url])),
    unread: kept(pages.filter(isUnread).map(({ url }) => url)),
    // A crawl that was stopped knows of more.
    isAll: read.length === pages.length && progress.known <= pages.length,
  };
}

/** Whether one of the pages that a place names was not read. */
export function isUnread(place: string, pages: Pages): boolean {
  if (!pages || pages.isAll) return false;
  return (place.match(ADDRESSES) ?? []).some((address) => !pages.urls.includes(address));
}

/** A page that was read the last time and was not now may be read in a moment. */
export function hasNewlyUnread(before: Pages, now: Pages): boolean {
  if (!before || !now) return false;
  return missingOf(before, now).some((url) => !before.unread.includes(url));
}

/** What is known of pages after a run: those that it could not read were read before. */
export function learnPages(before: Pages, now: Pages): PagesRead | null {
  if (!now || !before || now.isAll) return now ?? before ?? null;
  return {
    urls: kept([...before.urls, ...now.urls]),
    unread: kept([...missingOf(before, now), ...now.unread]),
    isAll: before.isAll,
  };
}

/** Read before, and not now, where a run has not read all. */
function missingOf(before: PagesRead, now: PagesRead): string[] {
  return now.isAll ? [] : before.urls.filter((url) => !now.urls.includes(url));
}

function kept(urls: readonly string[]): string[] {
  return [...new Set(urls)].filter(({ length }) => length <= MAX_LENGTH).slice(-MAX_URLS);
}
