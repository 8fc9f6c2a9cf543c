// Each page has a stylesheet of its own (scripts/sheets.ts). The first page's comes with the starter; the next one's is fetched
// beside its script, and rests until the page is shown: the rules of one page never meet another.
import { use, useLayoutEffect } from "react";
import { useMatches } from "react-router";

/** What React Router's manifest says of a route. */
export interface RouteFile {
  /** Without its first slash; the home page has none. */
  path?: string;
  module: string;
  /** At most one sheet; none while developing. */
  css?: string[];
}

const SHEETS = 'link[rel="stylesheet"][href^="/assets/page-"]';
const RESTING = "not all";
const arrivals = new Map<string, Promise<unknown>>();

/** Keeps the page before on show until the sheet of the page on the way is there, and applies that one alone. */
export function usePageSheet(): void {
  const route = useMatches().at(-1)?.id ?? "";
  const href = import.meta.env.SSR ? undefined : routeFiles()[route]?.css?.[0];
  if (href) {
    const arrival = fetchSheet(href);
    // A page whose sheet does not come is still there to be read.
    if (arrival) use(arrival);
  }
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS)) {
      link.media = link.getAttribute("href") === href ? "all" : RESTING;
    }
  }, [href]);
}

export function routeFiles(): Record<string, RouteFile> {
  return window.__reactRouterManifest.routes;
}

/** Resolves when the sheet is there or has failed; undefined where nothing is to wait for. */
export function fetchSheet(href: string): Promise<unknown> | undefined {
  const before = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (before) return before.sheet ? undefined : arrivals.get(href);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.media = RESTING;
  const arrival = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      resolve(null);
    };
  });
  arrivals.set(href, arrival);
  document.head.append(link);
  return arrival;
}
