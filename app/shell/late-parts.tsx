// Parts of the frame that no first paint and no first click needs: they arrive in scripts of their own. One that does
// not arrive is left out; the page works without it.
import { type ComponentType, useEffect, useState } from "react";
import { useConsent } from "../features/consent/consent-store.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";

const consentLayer = async () => (await import("../features/consent/consent-layer.tsx")).ConsentLayer;
const toaster = async () => (await import("./late/toaster.tsx")).Toaster;

/** The consent question, as long as it is open, and the settings once they have been asked for. */
export function Consent({ path }: { path: string }) {
  const isLive = useHydrated();
  const { record, settingsOpen } = useConsent();
  // Once loaded it stays: closing the dialog gives the focus back.
  const Layer = usePart(consentLayer, isLive && (!record || settingsOpen));
  return Layer && <Layer path={path} />;
}

/** The live regions of the toasts stand ready before the first toast. */
export function Toasts() {
  const Toaster = usePart(toaster);
  return Toaster && <Toaster />;
}

/** Null until it is needed and there. Not by Suspense: React shows what arrives soon after something else 300 ms later. */
function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded = true,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);

  useEffect(() => {
    if (isNeeded)
      load().then(
        (Part) => setPart({ Part }),
        () => {},
      );
  }, [load, isNeeded]);

  return part ? part.Part : null;
}

/** Loads the cursor ring where there is a mouse, and takes it away with the mouse. */
export function useCursorRing(): void {
  useEffect(() => {
    const mouse = matchMedia("(hover: hover) and (pointer: fine)");
    let detach: (() => void) | undefined;

    async function follow(): Promise<void> {
      detach?.();
      detach = undefined;
      if (!mouse.matches) return;
      const ring = await import("./late/cursor-ring.ts").catch(() => null);
      if (mouse.matches && !ending.signal.aborted) detach ??= ring?.attachRing();
    }

    const ending = new AbortController();
    follow();
    mouse.addEventListener("change", follow, { signal: ending.signal });
    return () => {
      ending.abort();
      detach?.();
    };
  }, []);
}
