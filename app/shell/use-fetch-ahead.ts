// Prefetches script, sheet and late parts of a page when the visitor points at a link to it or focuses it, unless
// data is saved.
import { useEffect } from "react";
import { prefersReducedData } from "../hooks/reduced-data.ts";
import { internalLink } from "../ui/internal-link.ts";
import type { PageHandle } from "./page-handle.ts";
import { fetchSheet, findRoute } from "./page-sheet.ts";

const INTENT_EVENTS = ["pointerover", "focusin"];
/** Paths whose script failed: browsers may cache the failure, and React Router would reload this page. */
const failed = new Set<string>();
/** Paths that open without the network. */
const fetched = new Set<string>();

export function useFetchAhead(): void {
  useEffect(() => {
    for (const type of INTENT_EVENTS) addEventListener(type, onIntent, { passive: true });
    return () => {
      for (const type of INTENT_EVENTS) removeEventListener(type, onIntent);
    };
  }, []);
}

/** Whether the page opens without the network. */
export function isFetched(path: string): boolean {
  return fetched.has(path);
}

/** Whether the browser should open the page itself. */
export function hasScriptFailed(path: string): boolean {
  return failed.has(path);
}

function onIntent(event: Event): void {
  const path = internalLink(event)?.pathname;
  if (path !== undefined && path !== location.pathname && !prefersReducedData()) fetchAhead(path);
}

/** Fetches everything of a page. Resolves to whether it came. */
export async function fetchAhead(path: string): Promise<boolean> {
  const isThere = await fetchPage(path, async ({ handle }) => handle?.fetchAhead?.(path));
  if (isThere) fetched.add(path);
  return isThere;
}

interface PageScript {
  handle?: PageHandle;
}

/** Fetches what the first screen of a page needs, and `more`. Resolves to whether it came. */
export async function fetchPage(
  path: string,
  more?: (script: PageScript) => Promise<unknown>,
): Promise<boolean> {
  const route = findRoute(path);
  if (!route) return false;
  const sheets = Promise.all(route.css?.map(fetchSheet) ?? []);
  try {
    const script: PageScript = await import(/* @vite-ignore */ route.module);
    await more?.(script);
    if ((await sheets).includes(false)) throw new Error("Its sheet did not come.");
    // React Router imports modules missing from its table at the click, and renders the current page again meanwhile.
    // Its table is not documented: without it, that is what happens.
    const modules = window.__reactRouterRouteModules;
    if (modules && Object.isExtensible(modules)) modules[route.id] = script;
    failed.delete(path);
    return true;
  } catch {
    failed.add(path);
    return false;
  }
}
