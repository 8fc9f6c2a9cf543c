// The pure state machine of an analysis; run-analysis.ts sends the events.
import type { SeoReport } from "#contract/seo-report.ts";
import { type SeoProgress, seoPhases } from "#contract/seo-request.ts";
import type { Mend } from "./mend-address.ts";

export type Flow =
  | { phase: "idle" }
  | { phase: "loading"; url: string; progress: Progress }
  | { phase: "rating"; report: RatedReport }
  | { phase: "result"; report: RatedReport }
  /** `progress`: how far it got. `isOpen`: the server may have finished it. `mend`: what the address may have meant. */
  | {
      phase: "error";
      url: string;
      progress: Progress;
      message: string;
      isOpen?: boolean;
      mend?: Mend | null;
    };

/** `visualDesign` is parsed where it is shown (design/read-rating.ts). */
export type RatedReport = SeoReport & { visualDesign?: unknown };

export interface Progress {
  /** Index into seoPhases; -1 before the first event. */
  station: number;
  /** 0–100, never falls. */
  percent: number;
  /** German; empty before the first event. */
  label: string;
}

export type FlowEvent =
  | { type: "started"; url: string }
  | { type: "progressed"; progress: SeoProgress }
  /** The connection is gone, the analysis goes on. */
  | { type: "broken"; label: string }
  | { type: "reported"; report: SeoReport; ratingFollows: boolean }
  /** The report of an earlier analysis, restored after a reload. */
  | { type: "resumed"; report: RatedReport; ratingFollows?: boolean }
  /** `visualDesign` is absent when the rating failed. */
  | { type: "rated"; visualDesign?: unknown }
  | { type: "failed"; message: string; isOpen?: boolean; mend?: Mend | null }
  /** Cancelled, or refused before anything was fetched. */
  | { type: "stopped" };

export const idle: Flow = { phase: "idle" };

export function isBusy(flow: Flow): boolean {
  return flow.phase === "loading" || flow.phase === "rating";
}

/** Events that do not fit the state are ignored. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case "started":
      if (isBusy(flow)) return flow;
      return { phase: "loading", url: event.url, progress: { station: -1, percent: 0, label: "" } };
    case "progressed":
      return flow.phase === "loading" ? { ...flow, progress: advance(flow.progress, event.progress) } : flow;
    case "reported":
      if (flow.phase !== "loading") return flow;
      return { phase: event.ratingFollows ? "rating" : "result", report: event.report };
    case "resumed":
      if (flow.phase !== "idle" && flow.phase !== "error") return flow;
      return { phase: event.ratingFollows ? "rating" : "result", report: event.report };
    case "rated":
      if (flow.phase !== "rating") return flow;
      return { phase: "result", report: withRating(flow.report, event.visualDesign) };
    case "failed": {
      const { type: _, ...failure } = event;
      return flow.phase === "loading" ? { ...flow, phase: "error", ...failure } : flow;
    }
    case "broken":
      return flow.phase === "loading"
        ? { ...flow, progress: { ...flow.progress, label: event.label } }
        : flow;
    case "stopped":
      return flow.phase === "rating" ? { phase: "result", report: flow.report } : idle;
  }
}

function withRating(report: SeoReport, visualDesign: unknown): RatedReport {
  return visualDesign === undefined ? report : { ...report, visualDesign };
}

/** Never goes back, and skips malformed events: they come from outside. */
function advance(progress: Progress, event: SeoProgress): Progress {
  const station = seoPhases.indexOf(event?.phase);
  if (station < progress.station || station === -1) return progress;
  const percent = Number.isFinite(event.percent) ? Math.min(100, event.percent) : 0;
  return {
    station,
    percent: Math.max(progress.percent, percent),
    label: typeof event.label === "string" ? event.label : progress.label,
  };
}
