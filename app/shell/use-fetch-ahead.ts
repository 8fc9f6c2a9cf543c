// Fetches the script of a page, its late parts too, when the visitor points at a link to it, touches it or reaches it by key:
// a moment later, at the click, it is there. A link to a page that is never opened costs some kilobytes once.
import { useEffect } from "react";
import type { PageHandle } from "./page-handle.ts";

/** What React Router's manifest says of a route. */
interface RouteFile {
  /** Without its first slash; the home page has none. */
  path?: string;
  module: string;
}

const SIGNS = ["pointerover", "focusin"];

export function useFetchAhead(): void {
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, notice);
    };
  }, []);
}

function notice({ target }: Event): void {
  const link = (target as Element).closest("a");
  if (link?.origin === location.origin && link.pathname !== location.pathname) fetchAhead(link.pathname);
}

async function fetchAhead(path: string): Promise<void> {
  const routes: RouteFile[] = Object.values(window.__reactRouterManifest.routes);
  const route = routes.find((one) => `/${one.path ?? ""}` === path && one.path !== "");
  if (!route) return;
  try {
    const { handle }: { handle?: PageHandle } = await import(/* @vite-ignore */ route.module);
    await handle?.fetchAhead?.(path);
  } catch {
    // Where it does not come, the click asks again.
  }
}
