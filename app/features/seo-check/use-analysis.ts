// Ties an analysis to the page: one at a time, stopped when the page is left.
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { analyse, rateDesign } from "./calls.ts";
import { type Flow, type FlowEvent, idle, isBusy, nextFlow } from "./flow.ts";
import { loadReport } from "./load-report.ts";
import { type Order, runAnalysis } from "./run-analysis.ts";
import type { Usage } from "./use-usage.ts";

export interface Analysis {
  flow: Flow;
  /** Shows a report; there before the first one is. */
  Report: ComponentType<{ report: unknown }> | null;
  start: (order: Order) => void;
  cancel: () => void;
}

export function useAnalysis({ counter, refresh }: Usage): Analysis {
  const [flow, setFlow] = useState<Flow>(idle);
  const [Report, setReport] = useState<Analysis["Report"]>(null);
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

  const start = useCallback(
    async (order: Order) => {
      if (isBusy(current.current)) return;
      const control = new AbortController();
      running.current = control;
      const deps = { send, toast: showToast, usage: counter, analyse, rateDesign, prepareReport };
      await runAnalysis(order, deps, control.signal);
      // After a cancelled call the server may still count it for a moment.
      if (!control.signal.aborted) refresh();
    },
    [counter, prepareReport, refresh, send],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { flow, Report, start, cancel };
}
