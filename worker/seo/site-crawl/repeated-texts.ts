// Finds texts that several pages share: titles, descriptions.
import { isLaterPart } from "./page-address.ts";
import type { SeenPage, SiteView } from "./site-view.ts";

export interface RepeatedText {
  text: string;
  /** Addresses of the pages, at least two. */
  urls: string[];
}

/**
 * Only pages that search engines are offered; later parts of a list may repeat theirs (Google says so), and versions in
 * other languages are compared among themselves.
 */
export function repeatedTexts(
  view: SiteView,
  textOf: (page: SeenPage) => string | null,
): { repeated: RepeatedText[]; compared: number } {
  const groups = new Map<string, RepeatedText>();
  let compared = 0;
  for (const page of view.judged) {
    const text = textOf(page);
    if (text === null || !page.isOffered || isLaterPart(page.url)) continue;
    compared++;
    const key = `${page.lang.split("-", 1)[0]} ${text.toLowerCase()}`;
    const group = groups.get(key) ?? { text, urls: [] };
    group.urls.push(page.url);
    groups.set(key, group);
  }
  return { repeated: [...groups.values()].filter(({ urls }) => urls.length > 1), compared };
}
