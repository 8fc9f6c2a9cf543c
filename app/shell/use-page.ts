import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { NOT_FOUND_PATH } from "../paths.ts";
import type { PageHandle } from "./page-handle.ts";

export interface Page {
  /** What the frame goes by: menu highlights, breadcrumb, way back. */
  path: string;
  notFound: boolean;
  titleOf: PageHandle["crumb"];
}

/**
 * The page on show. One built not-found page is served for every unknown address, so its first render must not depend on
 * the address: until it is hydrated its path is NOT_FOUND_PATH.
 */
export function usePage(): Page {
  // Prerendering asks for /preise/, browsers for /preise.
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, "");
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const notFound = handle?.notFound ?? false;
  // Where both are the same, hydration renders the frame once.
  const path = useSyncExternalStore(
    never,
    () => pathname,
    () => (notFound ? NOT_FOUND_PATH : pathname),
  );
  return {
    path,
    notFound,
    titleOf: handle?.crumb,
  };
}

function never(): () => void {
  return () => {};
}
