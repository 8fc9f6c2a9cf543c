// The counter on the page: the browser's own count and the server's, whichever is higher.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import type { SeoQuota } from "#contract/seo-request.ts";
import { askQuota } from "./calls.ts";
import type { Deps } from "./run-analysis.ts";
import { isUsedUp, usedToday } from "./usage.ts";
import { dateUsage, storedUsage, storeUsage } from "./usage-store.ts";

export interface Usage {
  /** 0 until the page is hydrated. */
  used: number;
  usedUp: boolean;
  counter: Deps["usage"];
  /** Asks the server again. */
  refresh: () => void;
}

export function useUsage(): Usage {
  const [used, setUsed] = useState(0);
  const server = useRef<SeoQuota>(null);
  const leaving = useRef<AbortController>(null);

  const current = useCallback(() => usedToday(storedUsage(), server.current, new Date()), []);
  const show = useCallback(() => setUsed(current()), [current]);
  const refresh = useCallback(async () => {
    leaving.current ??= new AbortController();
    const { signal } = leaving.current;
    const quota = await askQuota(signal);
    if (signal.aborted) return;
    if (quota) server.current = quota;
    show();
  }, [show]);

  useEffect(() => {
    dateUsage();
    show();
    refresh();
    // Another tab counts, or a new day begins while the tab sleeps.
    addEventListener("storage", show);
    document.addEventListener("visibilitychange", show);
    return () => {
      leaving.current?.abort();
      leaving.current = null;
      removeEventListener("storage", show);
      document.removeEventListener("visibilitychange", show);
    };
  }, [refresh, show]);

  const counter = useMemo<Deps["usage"]>(() => {
    const set = (count: number) => {
      storeUsage(count);
      show();
    };
    return {
      isUsedUp: () => isUsedUp(current()),
      add: () => set(storedUsage() + 1),
      takeBack: () => set(Math.max(0, storedUsage() - 1)),
      exhaust: () => set(SEO_DAILY_LIMIT),
    };
  }, [current, show]);

  return { used, usedUp: isUsedUp(used), counter, refresh };
}
