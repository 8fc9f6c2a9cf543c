// Follows links to pages of this site without loading them anew.
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ownLink } from "../ui/own-link.ts";
import { routeTo } from "./page-sheet.ts";
import { isLeftToBrowser } from "./use-fetch-ahead.ts";

export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = ownLink(event);
      if (!link || !isPlain(event) || isForBrowser(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    // On the window: after all that components do with the click.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

/** Not to be opened elsewhere or saved, and not yet answered by something else. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}

/** Other windows, places on this page called by their name alone, files, and pages whose script did not come. */
function isForBrowser(link: HTMLAnchorElement): boolean {
  const isPlace = link.getAttribute("href")?.startsWith("#");
  const isElsewhere = link.target !== "" || link.hasAttribute("download");
  return isElsewhere || isPlace || !routeTo(link.pathname) || isLeftToBrowser(link.pathname);
}
