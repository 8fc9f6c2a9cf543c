// Which pages of a website a run has read: what is said across pages holds for these alone. Pure.
import type { SiteCrawl } from "#contract/site-crawl.ts";
import type { Run, Verdict } from "./runs.ts";

export interface PagesRead {
  urls: string[];
  /** Those that were known and gave no answer to judge, for now. */
  unread: string[];
  /** Whether that is every page the run knew of. */
  isAll: boolean;
}

const ACROSS = /^(?:site|shared):/;
const ADDRESSES = /https?:\/\/[^\s·,]+/g;
/** Refused, too many requests; and everything that is a fault of the server. */
const FOR_NOW: readonly number[] = [401, 403, 408, 425, 429];

export function pagesReadOf({ pages, progress }: Pick<SiteCrawl, "pages" | "progress">): PagesRead {
  const isUnread = ({ status }: SiteCrawl["pages"][number]) =>
    status === null || status >= 500 || FOR_NOW.includes(status);
  const unread = pages.filter(isUnread).map(({ url }) => url);
  return {
    urls: pages.filter((page) => !isUnread(page)).flatMap(({ url, finalUrl }) => [url, finalUrl ?? url]),
    unread,
    // A crawl that was stopped knows of more.
    isAll: unread.length === 0 && progress.known <= pages.length,
  };
}

/** Whether a rule is asked across pages. */
export function isAcross(id: string): boolean {
  return ACROSS.test(id);
}

/** Whether one of the pages that a place names was not read. @param pages null where nothing is known of them */
export function isUnread(place: string, pages: PagesRead | null): boolean {
  if (pages === null || pages.isAll) return false;
  return (place.match(ADDRESSES) ?? []).some((address) => !pages.urls.includes(address));
}

/** A page that was read the last time and was not now may be read in a moment. */
export function hasNewlyUnread(before: PagesRead | null, now: PagesRead | null): boolean {
  if (before === null || now === null) return false;
  return missingOf(before, now).some((url) => !before.unread.includes(url));
}

/** What is known of pages after a run: those that it could not read were read before. */
export function learnPages(before: PagesRead | null, now: PagesRead | null): PagesRead | null {
  if (now === null || before === null || now.isAll) return now ?? before;
  return {
    urls: [...new Set([...before.urls, ...now.urls])],
    unread: [...new Set([...now.unread, ...missingOf(before, now)])],
    isAll: before.isAll,
  };
}

/** Read before, and not now, where a run has not read all. */
function missingOf(before: PagesRead, now: PagesRead): string[] {
  return now.isAll ? [] : before.urls.filter((url) => !now.urls.includes(url));
}

/** The run's verdicts; across pages, what was known of those that it could not read stands as it stood. */
export function withUnreadPages(
  known: Record<string, Verdict>,
  { verdicts, pages = null }: Pick<Run, "verdicts" | "pages">,
): Record<string, Verdict> {
  const kept = Object.entries(known).flatMap(([id, before]): [string, Verdict][] => {
    if (!isAcross(id)) return [];
    // No crawl came to its end.
    if (pages === null) return [[id, before]];
    return before.places.some((place) => isUnread(place, pages)) ? [[id, both(before, verdicts[id])]] : [];
  });
  return { ...verdicts, ...Object.fromEntries(kept) };
}

const GRAVITY = { failed: 2, warning: 1, passed: 0, notApplicable: 0, unchecked: 0 } as const;

function both(before: Verdict, now: Verdict | undefined): Verdict {
  if (now === undefined) return before;
  const graver = GRAVITY[now.status] >= GRAVITY[before.status] && now.places.length > 0 ? now : before;
  return { ...graver, places: [...new Set([...before.places, ...now.places])] };
}
