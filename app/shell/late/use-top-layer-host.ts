// An element that is always reachable: a modal dialog makes everything outside of it inert and silent, so the host
// moves into the dialog that is open, and back.
import { useEffect, useState } from "react";

/**
 * @param className classes of the host
 * @param content when it changes, the place is checked again
 * @returns null on the server and in the first render
 */
export function useTopLayerHost(className: string, content: unknown): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement("div");
    element.className = className;
    const place = () => placeOnTop(element);
    place();
    setHost(element);
    // Neither event bubbles, capturing sees them all the same.
    document.addEventListener("toggle", place, true);
    document.addEventListener("close", place, true);
    return () => {
      document.removeEventListener("toggle", place, true);
      document.removeEventListener("close", place, true);
      element.remove();
    };
  }, [className]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have left the page without closing.
  useEffect(() => {
    if (host) placeOnTop(host);
  }, [host, content]);

  return host;
}

function placeOnTop(element: HTMLElement): void {
  const home = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (element.parentNode !== home) home.append(element);
}
