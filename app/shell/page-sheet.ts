// Each page has its own stylesheet (scripts/build/sheets.ts). The starter loads the first page's; the next one is
// fetched with its script and disabled until the page is shown, so that rules of two pages never mix.
import { use, useLayoutEffect } from "react";
import { useMatches } from "react-router";

/** A route in React Router's manifest. */
export interface RouteFile {
  id: string;
  /** Without leading slash; the home page has none. */
  path?: string;
  module: string;
  /** At most one; none during development. */
  css?: string[];
}

const SHEETS = 'link[rel="stylesheet"][href^="/assets/page-"]';
const RESTING = "not all";
/** By URL: whether the sheet loaded. */
const loads = new Map<string, Promise<boolean>>();

/** Suspends until the next page's sheet has loaded, and applies that one alone. */
export function usePageSheet(): void {
  const route = useMatches().at(-1)?.id ?? "";
  const href = import.meta.env.SSR ? undefined : routeFiles()[route]?.css?.[0];
  if (href) {
    // A page whose sheet failed is shown without it.
    const load = loads.get(href) ?? fetchSheet(href);
    if (load) use(load);
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

/** Undefined for anything that is not a page of this site. */
export function findRoute(path: string): RouteFile | undefined {
  return Object.values(routeFiles()).find((one) => `/${one.path ?? ""}` === path && one.path !== "");
}

/** Resolves to whether the sheet loaded; undefined if there is nothing to wait for. */
export function fetchSheet(href: string): Promise<boolean> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return loads.get(href);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.media = RESTING;
  const load = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
  });
  loads.set(href, load);
  document.head.append(link);
  return load;
}
