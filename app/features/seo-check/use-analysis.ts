import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { SeoReport } from "#contract/seo-report.ts";
import { showToast } from "../../ui/toast-store.ts";
import { analyse, rateDesign } from "./calls.ts";
import { type Flow, type FlowEvent, idle, isBusy, nextFlow } from "./flow.ts";
import { type AnalysisInput, runAnalysis } from "./run-analysis.ts";
import { type SiteCrawlHandle, useSiteCrawl } from "./site/use-site-crawl.ts";
import type { Usage } from "./usage/use-usage.ts";

export interface Analysis {
  flow: Flow;
  /** Loaded before the first one is shown. */
  Report: ComponentType<{ report: unknown; children?: ReactNode }> | null;
  Design: ComponentType<{ visualDesign: unknown }> | null;
  site: SiteCrawlHandle;
  start: (input: AnalysisInput) => void;
  cancel: () => void;
}

export function useAnalysis({ counter, refresh }: Usage): Analysis {
  const [flow, setFlow] = useState<Flow>(idle);
  const [Report, setReport] = useState<Analysis["Report"]>(null);
  const [Design, setDesign] = useState<Analysis["Design"]>(null);
  // Synchronous: a second click can come before React renders.
  const current = useRef(flow);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback((event: FlowEvent) => {
    current.current = nextFlow(current.current, event);
    setFlow(current.current);
  }, []);

  const prepareReport = useCallback(async () => {
    const loaded = await import("./report/report.tsx");
    setReport(() => loaded.Report);
  }, []);

  const prepareDesign = useCallback(async () => {
    const loaded = await import("./design/design-section.tsx");
    setDesign(() => loaded.DesignSection);
  }, []);

  const resume = useCallback((report: SeoReport) => send({ type: "resumed", report }), [send]);
  const site = useSiteCrawl({ prepareReport, onReport: resume });

  const start = useCallback(
    async (input: AnalysisInput) => {
      if (isBusy(current.current)) return;
      const control = new AbortController();
      running.current = control;
      await runAnalysis(
        input,
        {
          toast: showToast,
          usage: counter,
          analyse,
          rateDesign: async (request, signal) => {
            // If the code fails to load the rating counts as failed; the report stays.
            const [visualDesign] = await Promise.all([rateDesign(request, signal), prepareDesign()]);
            return visualDesign;
          },
          prepareReport: ({ wholeSite }) => Promise.all([prepareReport(), wholeSite && site.prepare()]),
          send: (event) => {
            if (event.type === "started") site.leave();
            send(event);
            if (event.type === "reported" && input.wholeSite) site.begin(event.report);
          },
        },
        control.signal,
      );
      // After a cancelled call the server may briefly still count it.
      if (!control.signal.aborted) refresh();
    },
    [counter, prepareDesign, prepareReport, refresh, send, site],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { flow, Report, Design, site, start, cancel };
}
