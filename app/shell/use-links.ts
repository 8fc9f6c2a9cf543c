// Client-side navigation for internal links.
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { internalLink } from "../ui/internal-link.ts";
import { findRoute } from "./page-sheet.ts";
import { hasScriptFailed } from "./use-fetch-ahead.ts";

export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = internalLink(event);
      if (!link || !isPlain(event) || needsBrowser(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    // On the window, after all click handlers of components.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

/** An unmodified primary click that nobody has handled. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}

/** New windows, anchors of this page, files, and pages whose script failed. */
function needsBrowser(link: HTMLAnchorElement): boolean {
  const isHashLink = link.getAttribute("href")?.startsWith("#");
  const isElsewhere = link.target !== "" || link.hasAttribute("download");
  return isElsewhere || isHashLink || !findRoute(link.pathname) || hasScriptFailed(link.pathname);
}
