import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { NOT_FOUND_PATH } from "../paths.ts";
import type { PageHandle } from "./page-handle.ts";

export interface Page {
  /** For menu highlights, breadcrumb and back link. */
  path: string;
  notFound: boolean;
  getTitle: PageHandle["crumb"];
}

/** The current page. The not-found page, built once for all addresses, is NOT_FOUND_PATH until hydration. */
export function usePage(): Page {
  // Prerendering asks for /preise/, browsers for /preise.
  const address = useLocation().pathname.replace(/(?<=.)\/+$/, "");
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const pathname = handle?.path ?? address;
  const notFound = handle?.notFound ?? false;
  // When both are the same, hydration renders the frame once.
  const path = useSyncExternalStore(
    noSubscription,
    () => pathname,
    () => (notFound ? NOT_FOUND_PATH : pathname),
  );
  return {
    path,
    notFound,
    getTitle: handle?.crumb,
  };
}

function noSubscription(): () => void {
  return () => {};
}
