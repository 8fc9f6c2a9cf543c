// Ties the crawl of a site to the page: begun by an analysis or found again after a reload, ended when the page is left.
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SeoReport } from "#contract/seo-report.ts";
import { connectToCrawl, loadCrawl } from "../calls.ts";
import { isCrawlId, keepId, keptId } from "./kept-id.ts";
import { loadSite } from "./load-site.ts";
import type { ShownCrawl } from "./read-crawl.ts";

/** on: being read, or read to its end. broken: trying again by itself. lost, gone: as follow-crawl.ts says. */
export type Line = "on" | "broken" | "lost" | "gone";

export interface SiteView {
  /** null: it was asked for and never began. */
  id: string | null;
  line: Line;
  /** null until the first update. */
  crawl: ShownCrawl | null;
  /** From before a reload: its report is yet to come. */
  resumed: boolean;
}

export interface SiteCrawlHandle {
  /** null: no crawl belongs to this page. */
  view: SiteView | null;
  /** Shows it; there before a report is. */
  Section: ComponentType<{ view: SiteView; onAgain: () => void }> | null;
  prepare: () => Promise<void>;
  /** The crawl of a report that has just come. */
  begin: (report: SeoReport) => void;
  /** Connects anew after the connection was lost. */
  again: () => void;
  /** Stops listening and forgets it. */
  leave: () => void;
}

interface Resume {
  /** Fetches the code that shows a report. */
  prepareReport: () => Promise<void>;
  /** Gets the report of a crawl that was found again. */
  onReport: (report: SeoReport) => void;
}

export function useSiteCrawl({ prepareReport, onReport }: Resume): SiteCrawlHandle {
  const [view, setView] = useState<SiteView | null>(null);
  const [Section, setSection] = useState<SiteCrawlHandle["Section"]>(null);
  const listening = useRef<AbortController>(null);

  const prepare = useCallback(async () => {
    const { SiteSection } = await loadSite();
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
          setView((shown) => ({ id, crawl: null, line: "on", resumed, ...shown, ...part }));
      };
      change({ line: "on" });
      try {
        const [{ followCrawl }] = await Promise.all([loadSite(), prepare(), resumed && prepareReport()]);
        const outcome = await followCrawl(
          id,
          {
            load: loadCrawl,
            connect: connectToCrawl,
            isResumed: resumed,
            wait,
            onBroken: () => change({ line: "broken" }),
            onCrawl: (crawl) => {
              change({ crawl, line: "on" });
              if (resumed && crawl.report) onReport(crawl.report as unknown as SeoReport);
            },
          },
          signal,
        );
        if (outcome === "gone" || outcome === "lost") change({ line: outcome });
      } catch {
        // The code did not arrive.
        change({ line: "lost" });
      }
    },
    [onReport, prepare, prepareReport],
  );

  useEffect(() => {
    const id = keptId();
    if (id !== null) listen(id, true);
    return () => listening.current?.abort();
  }, [listen]);

  const begin = useCallback(
    ({ siteCrawl }: SeoReport) => {
      const id = isCrawlId(siteCrawl?.id) ? siteCrawl.id : null;
      setView({ id, line: "on", crawl: null, resumed: false });
      if (id !== null) listen(id, false);
    },
    [listen],
  );

  const leave = useCallback(() => {
    listening.current?.abort();
    setView(null);
    keepId(null);
  }, []);

  const id = view?.id;
  const kept = view?.line === "gone" ? null : id;
  const { key, hash } = useLocation();
  // A jump to an anchor of this page makes a new entry of the history: it belongs to the crawl as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and hash say that the entry is another one.
  useEffect(() => {
    if (kept !== undefined) keepId(kept);
  }, [kept, key, hash]);

  const resumed = view?.resumed === true;
  const again = useCallback(() => void (id && listen(id, resumed)), [id, resumed, listen]);

  return useMemo(
    () => ({ view, Section, prepare, begin, again, leave }),
    [view, Section, prepare, begin, again, leave],
  );
}

/** Also over when the browser says that the network is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { signal: done.signal });
    addEventListener("online", end, { signal: done.signal });
  });
}
