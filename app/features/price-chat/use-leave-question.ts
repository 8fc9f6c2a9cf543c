// The browser asks before the page is left with a message that did not arrive. A reload keeps it (kept-turns.ts), but where the
// connection is gone the browser shows a page of its own instead, and most browsers forget what belonged to ours.
import { useEffect } from "react";

export function useLeaveQuestion(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsent]);
}

function ask(event: BeforeUnloadEvent): void {
  if (!isCalling(document.activeElement)) event.preventDefault();
}

/** Browsers announce a telephone call as if the page were left. */
function isCalling(element: Element | null): boolean {
  return element instanceof HTMLAnchorElement && /^(tel|mailto):$/.test(element.protocol);
}
