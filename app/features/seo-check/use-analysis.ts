import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { SeoReport } from "#contract/seo-report.ts";
import { clearToasts, showToast } from "../../ui/toast-store.ts";
import { analyse, forgetKept, rateDesign } from "./calls.ts";
import { type Flow, type FlowEvent, idle, isBusy, nextFlow } from "./flow.ts";
import { useKept } from "./kept/use-kept.ts";
import { type AnalysisInput, type Deps, pageLeft, runAnalysis } from "./run-analysis.ts";
import { readCrawlId } from "./site/crawl-id.ts";
import { type SiteCrawlHandle, useSiteCrawl } from "./site/use-site-crawl.ts";
import type { Usage } from "./usage/use-usage.ts";

export interface Analysis {
  flow: Flow;
  /** Loaded before the first one is shown. */
  Report: ComponentType<{
    report: unknown;
    isRestored?: boolean;
    rating?: unknown;
    children?: ReactNode;
  }> | null;
  Design: ComponentType<{ visualDesign: unknown }> | null;
  site: SiteCrawlHandle;
  /** Where the search for an earlier report stands; null: none is looked for. */
  search: ReturnType<typeof useKept>["search"];
  /** The report was found again, not made. */
  isRestored: boolean;
  /** Back to where the report was left. */
  restorePosition: () => void;
  /** Loads with the report. */
  Browser: ComponentType<{
    url: string;
    browserToken: string;
    isWanted: boolean;
    onAnswer: (answer: unknown) => void;
  }> | null;
  /** Asked for together with this report. */
  wantsBrowser: boolean;
  /** The report is back without its rating. */
  hasLostRating: boolean;
  start: (input: AnalysisInput) => void;
  /** After a failure: looks first whether the server has finished it, where that is not known. */
  retry: () => void;
  /** The same with another address. */
  tryInstead: (url: string) => void;
  /** The id under which the server keeps the report; null where it has none. */
  shownId: () => string | null;
  /** Looks again for the earlier report. */
  searchAgain: () => void;
  cancel: () => void;
}

export function useAnalysis({ counter, refresh }: Usage): Analysis {
  const [flow, setFlow] = useState<Flow>(idle);
  const [Report, setReport] = useState<Analysis["Report"]>(null);
  const [Browser, setBrowser] = useState<Analysis["Browser"]>(null);
  const [Design, setDesign] = useState<Analysis["Design"]>(null);
  // Synchronous: a second click can come before React renders.
  const current = useRef(flow);
  const running = useRef<AbortController>(null);
  const asked = useRef<AnalysisInput>(null);
  const kept = useKept();

  useEffect(() => () => running.current?.abort(pageLeft), []);

  const send = useCallback((event: FlowEvent) => {
    current.current = nextFlow(current.current, event);
    setFlow(current.current);
  }, []);

  const prepareReport = useCallback(async () => {
    const loaded = await import("./report/report.tsx");
    setReport(() => loaded.Report);
    // The report does not wait for what stands far below.
    import("./browser-check/browser-section.tsx").then(
      ({ BrowserSection }) => setBrowser(() => BrowserSection),
      () => {},
    );
  }, []);

  const prepareDesign = useCallback(async () => {
    const loaded = await import("./design/design-section.tsx");
    setDesign(() => loaded.DesignSection);
  }, []);

  const resumeCrawl = useCallback((report: SeoReport) => send({ type: "resumed", report }), [send]);
  const site = useSiteCrawl({ prepareReport, onReport: resumeCrawl });

  /** What starting and finding again have in common; `send` also remembers what comes. */
  const depsFor = useCallback(
    (input: AnalysisInput, { signal }: AbortController) => {
      asked.current = input;
      return {
        toast: showToast,
        usage: counter,
        rateDesign: async (...[request, stop]: Parameters<Deps["rateDesign"]>) => {
          // If the code fails to load the rating counts as failed; the report stays.
          const [visualDesign] = await Promise.all([rateDesign(request, stop), prepareDesign()]);
          return visualDesign;
        },
        prepareReport: ({ wholeSite }: AnalysisInput) =>
          Promise.all([prepareReport(), wholeSite && site.prepare()]),
        send: (event: FlowEvent) => {
          send(event);
          // The history shows another page by now.
          if (signal.aborted && signal.reason === pageLeft) return;
          kept.follow(event, current.current);
          const hasCrawl = event.type === "reported" || event.type === "resumed";
          if (hasCrawl && input.wholeSite && readCrawlId() === null) site.begin(event.report);
        },
      };
    },
    [counter, kept.follow, prepareDesign, prepareReport, send, site],
  );

  const begin = useCallback(
    async (input: AnalysisInput) => {
      const control = new AbortController();
      running.current = control;
      clearToasts();
      const id = kept.begin(input);
      site.leave();
      await runAnalysis(
        input,
        {
          ...depsFor(input, control),
          analyse: (...call) => analyse(id, ...call),
          find: (signal, isPatient) => kept.find(id, signal, isPatient),
        },
        control.signal,
      );
      // After a cancelled call the server may briefly still count it.
      if (!control.signal.aborted) refresh();
    },
    [depsFor, kept.begin, kept.find, refresh, site],
  );

  const start = useCallback(
    (input: AnalysisInput) => {
      if (isBusy(current.current)) return;
      // A search for an earlier report.
      running.current?.abort(pageLeft);
      begin(input);
    },
    [begin],
  );

  const resume = useCallback(async () => {
    running.current?.abort(pageLeft);
    const control = new AbortController();
    running.current = control;
    const recent = kept.recent();
    if (recent?.visualDesign !== undefined) await prepareDesign().catch(() => {});
    const outcome = await kept.resume((input) => depsFor(input, control), control.signal);
    if (outcome !== "left") refresh();
    return outcome;
  }, [depsFor, kept.recent, kept.resume, prepareDesign, refresh]);

  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => {
    // A crawl brings its report along.
    if (kept.isThere() && readCrawlId() === null) latest.current();
  }, [kept.isThere]);

  const retry = useCallback(async () => {
    const input = asked.current;
    const { current: failed } = current;
    if (input === null || failed.phase !== "error") return;
    if (!failed.isOpen) return start(input);
    if ((await resume()) === "gone") start(input);
  }, [resume, start]);

  const tryInstead = useCallback(
    (url: string) => {
      if (asked.current) start({ ...asked.current, url });
    },
    [start],
  );

  const cancel = useCallback(() => {
    if (current.current.phase === "loading") {
      const id = kept.end();
      if (id !== null) forgetKept(id);
    }
    running.current?.abort();
  }, [kept.end]);

  return {
    flow,
    Report,
    Design,
    Browser,
    wantsBrowser: asked.current?.inBrowser ?? false,
    site,
    shownId: kept.shownId,
    search: kept.search,
    isRestored: kept.isRestored,
    restorePosition: kept.restorePosition,
    hasLostRating: kept.hasLostRating,
    start,
    retry,
    tryInstead,
    searchAgain: resume,
    cancel,
  };
}
