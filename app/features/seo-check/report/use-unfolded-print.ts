// On paper nothing can be opened: what is folded opens before printing and closes after it.
import { type RefObject, useEffect } from "react";

export function useUnfoldedPrint(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];

    function unfold() {
      opened = [...(element.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
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
