// Fetches the script and sheet of a page, its late parts too, when the visitor points at a link to it, touches it or reaches it by key:
// a moment later, at the click, it is there. A link to a page that is never opened costs some kilobytes once.
import { useEffect } from "react";
import type { PageHandle } from "./page-handle.ts";
import { fetchSheet, routeFiles } from "./page-sheet.ts";

const SIGNS = ["pointerover", "focusin"];
/** Paths of pages whose script did not come: browsers may remember that, and React Router would load this page anew. */
const failed = new Set<string>();

export function useFetchAhead(): void {
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
    addEventListener("click", leaveToBrowser, true);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, notice);
      removeEventListener("click", leaveToBrowser, true);
    };
  }, []);
}

function notice(event: Event): void {
  const path = pathBehind(event);
  if (path !== undefined && path !== location.pathname) fetchAhead(path);
}

/** Before React hears of it, the browser opens such a page by itself. */
function leaveToBrowser(event: Event): void {
  if (failed.has(pathBehind(event) ?? "")) event.stopPropagation();
}

/** Of the link that an event is about, if it leads to this site. */
function pathBehind({ target }: Event): string | undefined {
  const link = (target as Element).closest?.("a");
  return link?.origin === location.origin ? link.pathname : undefined;
}

async function fetchAhead(path: string): Promise<void> {
  const route = Object.values(routeFiles()).find((one) => `/${one.path ?? ""}` === path && one.path !== "");
  if (!route) return;
  route.css?.forEach(fetchSheet);
  try {
    const { handle }: { handle?: PageHandle } = await import(/* @vite-ignore */ route.module);
    await handle?.fetchAhead?.(path);
    failed.delete(path);
  } catch {
    failed.add(path);
  }
}
