import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import type { SeoQuota } from "#contract/seo-request.ts";
import { fetchQuota } from "../calls.ts";
import type { Deps } from "../run-analysis.ts";
import { addMissingUsageDate, isUsedUp, storedUsage, storeUsage, usedToday } from "./usage.ts";

export interface Usage {
  /** 0 until hydration. */
  used: number;
  usedUp: boolean;
  counter: Deps["usage"];
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
    const quota = await fetchQuota(signal);
    if (signal.aborted) return;
    if (quota) server.current = quota;
    show();
  }, [show]);

  useEffect(() => {
    addMissingUsageDate();
    show();
    refresh();
    // Another tab may count, or a new day may begin.
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
