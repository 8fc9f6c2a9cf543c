// Client-side navigation for internal links. Without a connection the page stays, with a notice: the browser's error page would take
// along what was typed.
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { connectionTexts } from "#content/toasts.ts";
import { clearToasts, showToast } from "../ui/toast-store.ts";
import { findRoute } from "./page-sheet.ts";
import { fetchAhead, fetchPage, hasScriptFailed, isFetched } from "./use-fetch-ahead.ts";

/** ms to wait for a sign of life from the server. */
const SIGN_OF_LIFE_MS = 8_000;

export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    /** A page that comes late must not follow a later click. */
    let latest: HTMLAnchorElement | undefined;

    function open({ pathname, search, hash, href }: HTMLAnchorElement) {
      navigate(pathname + search + hash, { replace: href === location.href });
    }

    async function openWhenThere(link: HTMLAnchorElement) {
      const path = link.pathname;
      const isThere = await (navigator.onLine ? !hasScriptFailed(path) && fetchPage(path) : fetchAhead(path));
      if (latest !== link) return;
      if (isThere) return open(link);
      // Its script failed: the browser can open the page all the same, if there is anything to open.
      const isAnswered = await answers(link.href);
      if (latest !== link) return;
      if (isAnswered) location.assign(link.href);
      else tell(connectionTexts.unreachable);
    }

    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
      if (!link || !isPlain(event) || isHashLink(link)) return;
      if (isPage(link)) {
        event.preventDefault();
        latest = link;
        clearToasts();
        if (isFetched(link.pathname)) return open(link);
        openWhenThere(link);
      } else if (!navigator.onLine && link.protocol.startsWith("http")) {
        event.preventDefault();
        tell(connectionTexts.unreachable);
      }
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

function isHashLink(link: HTMLAnchorElement): boolean {
  return link.getAttribute("href")?.startsWith("#") === true;
}

/** Shown in this document; new windows, files and other sites are the browser's. */
function isPage(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin;
  return !isElsewhere && findRoute(link.pathname) !== undefined;
}

/** Whether the server says anything at all. */
async function answers(href: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(href, { method: "HEAD", signal: AbortSignal.timeout(SIGN_OF_LIFE_MS) }).then(
    () => true,
    () => false,
  );
}

function tell(text: (typeof connectionTexts)["unreachable"]): void {
  showToast({ kind: "info", ...text });
}
