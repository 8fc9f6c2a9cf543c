// On paper nothing can be opened: what is folded opens before printing and closes after it.
import { type RefObject, useEffect } from "react";

/** Lines of a group are printed as lines: the tasks hold what they open to. */
const FOLDED = "details:not([open], .report-group .finding-row)";

export function useUnfoldedPrint(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];

    function unfold() {
      opened = [...(element.current?.querySelectorAll<HTMLDetailsElement>(FOLDED) ?? [])];
      for (const details of opened) details.open = true;
    }

    function fold() {
      for (const details of opened) details.open = false;
      opened = [];
    }

    addEventListener("beforeprint", unfold);
    addEventListener("afterprint", fold);
    return () => {
      removeEventListener("beforeprint", unfold);
      removeEventListener("afterprint", fold);
    };
  }, [element]);
}
