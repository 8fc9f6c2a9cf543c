// Parts of the frame that no first paint and no first click needs: they arrive in scripts of their own. One that does
// not arrive is left out; the page works without it.
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useConsent } from "../features/consent/consent-store.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";

const nothing = { default: () => null };

function late<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load()
      .then((part) => ({ default: part }))
      .catch(() => nothing),
  );
}

const ConsentLayer = late(async () => (await import("../features/consent/consent-layer.tsx")).ConsentLayer);
const Toaster = late(async () => (await import("./late/toaster.tsx")).Toaster);

/** The consent question, as long as it is open, and the settings once they have been asked for. */
export function Consent({ path }: { path: string }) {
  return useHydrated() ? <KnownConsent path={path} /> : null;
}

function KnownConsent({ path }: { path: string }) {
  const { record, settingsOpen } = useConsent();
  const [needed, setNeeded] = useState(false);
  // Once loaded it stays: closing the dialog gives the focus back.
  if (!needed && (!record || settingsOpen)) setNeeded(true);
  return needed ? (
    <Suspense>
      <ConsentLayer path={path} />
    </Suspense>
  ) : null;
}

/** The live regions of the toasts stand ready before the first toast. */
export function Toasts() {
  return useHydrated() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
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
