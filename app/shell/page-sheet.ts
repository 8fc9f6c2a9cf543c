// Each page has a stylesheet of its own (scripts/build/sheets.ts). The first page's comes with the starter; the next one's is fetched
// beside its script, and rests until the page is shown: the rules of one page never meet another.
import { use, useLayoutEffect } from "react";
import { useMatches } from "react-router";

/** What React Router's manifest says of a route. */
export interface RouteFile {
  id: string;
  /** Without its first slash; the home page has none. */
  path?: string;
  module: string;
  /** At most one sheet; none while developing. */
  css?: string[];
}

const SHEETS = 'link[rel="stylesheet"][href^="/assets/page-"]';
const RESTING = "not all";
/** By address of a sheet: whether it came, at last. */
const arrivals = new Map<string, Promise<boolean>>();

/** Keeps the page before on show until the sheet of the page on the way is there, and applies that one alone. */
export function usePageSheet(): void {
  const route = useMatches().at(-1)?.id ?? "";
  const href = import.meta.env.SSR ? undefined : routeFiles()[route]?.css?.[0];
  if (href) {
    // A page whose sheet has failed is shown without: it can still be read.
    const arrival = arrivals.get(href) ?? fetchSheet(href);
    if (arrival) use(arrival);
  }
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS)) {
      link.media = link.getAttribute("href") === href ? "all" : RESTING;
    }
  }, [href]);
}

function routeFiles(): Record<string, RouteFile> {
  return window.__reactRouterManifest.routes;
}

/** The route of a page's path; undefined for everything else that this site serves. */
export function routeTo(path: string): RouteFile | undefined {
  return Object.values(routeFiles()).find((one) => `/${one.path ?? ""}` === path && one.path !== "");
}

/** Resolves to whether the sheet is there at last; undefined where there is nothing to wait for. */
export function fetchSheet(href: string): Promise<boolean> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return arrivals.get(href);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.media = RESTING;
  const arrival = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
  });
  arrivals.set(href, arrival);
  document.head.append(link);
  return arrival;
}
