// The browser asks before the page is left with a message that did not arrive. A reload keeps it (kept-turns.ts), but where the
// connection is gone the browser shows a page of its own instead, and most browsers forget what belonged to ours.
import { useEffect } from "react";

/** From the click on a telephone number until the browser announces it as if the page were left, at most. */
const CALL_MS = 100;

export function useLeaveQuestion(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    let calledAt = Number.NEGATIVE_INFINITY;
    // By the click, not the focus: Safari gives a link that is clicked none.
    const notice = ({ target, timeStamp }: Event) => {
      if (isCall((target as Element).closest("a"))) calledAt = timeStamp;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - calledAt > CALL_MS) event.preventDefault();
    };
    addEventListener("click", notice);
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("click", notice);
      removeEventListener("beforeunload", ask);
    };
  }, [isUnsent]);
}

function isCall(link: HTMLAnchorElement | null): boolean {
  return link !== null && /^(tel|mailto):$/.test(link.protocol);
}
