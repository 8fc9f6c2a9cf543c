import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Whether somebody has moved, pressed or scrolled since the page came. What only pleases waits until then. */
export function useVisitorThere(): boolean {
  const [there, setThere] = useState(() => scrollY > 0 || navigator.userActivation?.hasBeenActive === true);

  useEffect(() => {
    if (there) return;
    const done = new AbortController();
    for (const sign of SIGNS) {
      addEventListener(sign, () => setThere(true), { once: true, passive: true, signal: done.signal });
    }
    return () => done.abort();
  }, [there]);

  return there;
}
