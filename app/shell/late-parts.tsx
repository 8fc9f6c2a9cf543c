// Parts of the frame that neither first paint nor first click needs, in scripts of their own. The page works without
// one that fails to load.
import { type ComponentType, useEffect, useState } from "react";
import { useConsent } from "../features/consent/consent-store.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";

const consentLayer = async () => (await import("../features/consent/consent-layer.tsx")).ConsentLayer;
const lateFrame = async () => (await import("./late/late-frame.tsx")).LateFrame;

/** The consent banner while undecided, and the settings once opened. */
export function Consent({ path }: { path: string }) {
  const isLive = useHydrated();
  const { record, settingsOpen } = useConsent();
  // Stays mounted, so that closing the dialog returns the focus.
  const Layer = useLazyPart(consentLayer, isLive && (!record || settingsOpen));
  return Layer && <Layer path={path} />;
}

/** The live regions must exist before the first toast. */
export function Toasts({ path }: { path: string }) {
  const LateFrame = useLazyPart(lateFrame);
  return LateFrame && <LateFrame path={path} />;
}

/** Null until loaded. Not Suspense: React delays content that shortly follows other content by 300 ms. */
function useLazyPart<Props>(
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
