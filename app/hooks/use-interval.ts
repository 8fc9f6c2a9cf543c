import { useEffect, useEffectEvent } from "react";

/** Calls `onTick` repeatedly while mounted; `everyMs` null pauses, a change of `restart` starts anew. */
export function useInterval(onTick: () => void, everyMs: number | null, restart?: unknown): void {
  const tick = useEffectEvent(onTick);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of restart is the point.
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, restart]);
}
