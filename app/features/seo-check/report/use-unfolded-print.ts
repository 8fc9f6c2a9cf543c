// Opens all details for printing and closes them afterwards.
import { type RefObject, useEffect } from "react";

/** Rows that only repeat, or that are fulfilled, stay folded: a line of each is enough. */
const FOLDED = 'details:not([open], .finding-row[data-late="true"])';

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
