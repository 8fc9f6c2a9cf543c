// Fetches the script and sheet of a page, its late parts too, when the visitor points at a link to it, touches it or reaches it
// by key: a moment later, at the click, it is there. A link to a page that is never opened costs some kilobytes
// once, except where the visitor saves data.
import { useEffect } from "react";
import { savesData } from "../hooks/saves-data.ts";
import { ownLink } from "../ui/own-link.ts";
import type { PageHandle } from "./page-handle.ts";
import { fetchSheet, routeTo } from "./page-sheet.ts";

const SIGNS = ["pointerover", "focusin"];
/** Paths of pages whose script did not come: browsers may remember that, and React Router would load this page anew. */
const failed = new Set<string>();

export function useFetchAhead(): void {
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, notice);
    };
  }, []);
}

/** Whether the browser is to open a page by itself. */
export function isLeftToBrowser(path: string): boolean {
  return failed.has(path);
}

function notice(event: Event): void {
  const path = ownLink(event)?.pathname;
  if (path !== undefined && path !== location.pathname && !savesData()) fetchAhead(path);
}

async function fetchAhead(path: string): Promise<void> {
  const route = routeTo(path);
  if (!route) return;
  const sheets = Promise.all(route.css?.map(fetchSheet) ?? []);
  try {
    const script: { handle?: PageHandle } = await import(/* @vite-ignore */ route.module);
    await script.handle?.fetchAhead?.(path);
    if ((await sheets).includes(false)) throw new Error("Its sheet did not come.");
    // What its table lacks React Router imports at the click, and meanwhile draws the page on show once more.
    window.__reactRouterRouteModules[route.id] = script;
    failed.delete(path);
  } catch {
    failed.add(path);
  }
}
