import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SeoReport } from "#contract/seo-report.ts";
import { connectToCrawl, loadCrawl } from "../calls.ts";
import { wait } from "../wait.ts";
import { isCrawlId, readCrawlId, saveCrawlId } from "./crawl-id.ts";
import type { ShownCrawl } from "./read-crawl.ts";

/** on: running or finished. broken: retrying. lost, gone: see follow-crawl.ts. */
export type Connection = "on" | "broken" | "lost" | "gone";

export interface SiteView {
  /** null: requested, but never started. */
  id: string | null;
  connection: Connection;
  /** null until the first update. */
  crawl: ShownCrawl | null;
  /** Found again after a reload; its report is not loaded yet. */
  resumed: boolean;
}

export interface SiteCrawlHandle {
  /** null: this page has no crawl. */
  view: SiteView | null;
  /** Loaded before a report is shown. */
  Section: ComponentType<{ view: SiteView; onAgain: () => void }> | null;
  prepare: () => Promise<void>;
  begin: (report: SeoReport) => void;
  again: () => void;
  /** Stops listening and forgets the crawl. */
  leave: () => void;
}

interface Resume {
  prepareReport: () => Promise<void>;
  onReport: (report: SeoReport) => void;
}

export function useSiteCrawl({ prepareReport, onReport }: Resume): SiteCrawlHandle {
  const [view, setView] = useState<SiteView | null>(null);
  const [Section, setSection] = useState<SiteCrawlHandle["Section"]>(null);
  const listening = useRef<AbortController>(null);

  const prepare = useCallback(async () => {
    const { SiteSection } = await import("./site-section.tsx");
    setSection(() => SiteSection);
  }, []);

  const listen = useCallback(
    async (id: string, resumed: boolean) => {
      listening.current?.abort();
      const control = new AbortController();
      const { signal } = control;
      listening.current = control;
      const change = (part: Partial<SiteView>) => {
        if (!signal.aborted)
          setView((shown) => ({ id, crawl: null, connection: "on", resumed, ...shown, ...part }));
      };
      change({ connection: "on" });
      try {
        const [{ followCrawl }] = await Promise.all([
          import("./site-section.tsx"),
          prepare(),
          resumed && prepareReport(),
        ]);
        const outcome = await followCrawl(
          id,
          {
            load: loadCrawl,
            connect: connectToCrawl,
            isResumed: resumed,
            wait,
            onBroken: () => change({ connection: "broken" }),
            onCrawl: (crawl) => {
              change({ crawl, connection: "on" });
              if (resumed && crawl.report) onReport(crawl.report as unknown as SeoReport);
            },
          },
          signal,
        );
        if (outcome === "gone" || outcome === "lost") change({ connection: outcome });
      } catch {
        // The code failed to load.
        change({ connection: "lost" });
      }
    },
    [onReport, prepare, prepareReport],
  );

  useEffect(() => {
    const id = readCrawlId();
    if (id !== null) listen(id, true);
    return () => listening.current?.abort();
  }, [listen]);

  const begin = useCallback(
    ({ siteCrawl }: SeoReport) => {
      const id = isCrawlId(siteCrawl?.id) ? siteCrawl.id : null;
      setView({ id, connection: "on", crawl: null, resumed: false });
      if (id !== null) listen(id, false);
    },
    [listen],
  );

  const leave = useCallback(() => {
    listening.current?.abort();
    setView(null);
    saveCrawlId(null);
  }, []);

  const id = view?.id;
  const kept = view?.connection === "gone" ? null : id;
  const { key, hash } = useLocation();
  // A jump to an anchor of this page makes a new entry of the history: it belongs to the crawl as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and hash say that the entry is another one.
  useEffect(() => {
    if (kept !== undefined) saveCrawlId(kept);
  }, [kept, key, hash]);

  const resumed = view?.resumed === true;
  const again = useCallback(() => void (id && listen(id, resumed)), [id, resumed, listen]);

  return useMemo(
    () => ({ view, Section, prepare, begin, again, leave }),
    [view, Section, prepare, begin, again, leave],
  );
}
