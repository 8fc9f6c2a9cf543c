// A host that moves into the open modal dialog, which makes everything outside of it inert.
import { useEffect, useState } from "react";

/** Null on the server and in the first render; a change of `content` rechecks the place. */
export function useTopLayerHost(className: string, content: unknown): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement("div");
    element.className = className;
    const place = () => placeOnTop(element);
    place();
    setHost(element);
    // Neither event bubbles, but both can be captured.
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
