// Asks before leaving with an undelivered message. kept-turns.ts survives a reload, but offline the browser's error
// page replaces ours and most browsers drop the history state.
import { useEffect } from "react";

/** ms between a click on a tel: or mailto: link and the `beforeunload` it causes. */
const CALL_MS = 100;

export function useUnloadWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    let calledAt = Number.NEGATIVE_INFINITY;
    // By click, because Safari does not focus clicked links.
    const notice = ({ target, timeStamp }: Event) => {
      if (isCallLink((target as Element).closest("a"))) calledAt = timeStamp;
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

function isCallLink(link: HTMLAnchorElement | null): boolean {
  return link !== null && /^(tel|mailto):$/.test(link.protocol);
}
