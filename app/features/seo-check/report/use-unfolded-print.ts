// Opens all details for printing and closes them afterwards.
import { type RefObject, useEffect } from "react";

/** Rows of a group stay folded: the tasks show their bodies. */
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
