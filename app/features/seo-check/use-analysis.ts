// Ties an analysis to the page: one at a time, stopped when the page is left.
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { SeoReport } from "#contract/seo-report.ts";
import { showToast } from "../../ui/toast-store.ts";
import { analyse, rateDesign } from "./calls.ts";
import { loadDesign } from "./design/load-design.ts";
import { type Flow, type FlowEvent, idle, isBusy, nextFlow } from "./flow.ts";
import { loadReport } from "./load-report.ts";
import { type Order, runAnalysis } from "./run-analysis.ts";
import { type SiteCrawlHandle, useSiteCrawl } from "./site/use-site-crawl.ts";
import type { Usage } from "./use-usage.ts";

export interface Analysis {
  flow: Flow;
  /** Shows a report; there before the first one is. */
  Report: ComponentType<{ report: unknown; children?: ReactNode }> | null;
  /** Shows a rating; there before the first one is. */
  Design: ComponentType<{ visualDesign: unknown }> | null;
  site: SiteCrawlHandle;
  start: (order: Order) => void;
  cancel: () => void;
}

export function useAnalysis({ counter, refresh }: Usage): Analysis {
  const [flow, setFlow] = useState<Flow>(idle);
  const [Report, setReport] = useState<Analysis["Report"]>(null);
  const [Design, setDesign] = useState<Analysis["Design"]>(null);
  // The state as of now: two clicks can come before React renders once.
  const current = useRef(flow);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback((event: FlowEvent) => {
    current.current = nextFlow(current.current, event);
    setFlow(current.current);
  }, []);

  const prepareReport = useCallback(async () => {
    const loaded = await loadReport();
    setReport(() => loaded.Report);
  }, []);

  const prepareDesign = useCallback(async () => {
    const loaded = await loadDesign();
    setDesign(() => loaded.DesignSection);
  }, []);

  const resume = useCallback((report: SeoReport) => send({ type: "resumed", report }), [send]);
  const site = useSiteCrawl({ prepareReport, onReport: resume });

  const start = useCallback(
    async (order: Order) => {
      if (isBusy(current.current)) return;
      const control = new AbortController();
      running.current = control;
      await runAnalysis(
        order,
        {
          toast: showToast,
          usage: counter,
          analyse,
          rateDesign: async (request, signal) => {
            // Beside the call. Code that does not arrive is a rating that failed: the report stands.
            const [visualDesign] = await Promise.all([rateDesign(request, signal), prepareDesign()]);
            return visualDesign;
          },
          prepareReport: ({ wholeSite }) => Promise.all([prepareReport(), wholeSite && site.prepare()]),
          send: (event) => {
            if (event.type === "started") site.leave();
            send(event);
            if (event.type === "reported" && order.wholeSite) site.begin(event.report);
          },
        },
        control.signal,
      );
      // After a cancelled call the server may still count it for a moment.
      if (!control.signal.aborted) refresh();
    },
    [counter, prepareDesign, prepareReport, refresh, send, site],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { flow, Report, Design, site, start, cancel };
}
