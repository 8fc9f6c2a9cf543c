// Where an analysis stands on its way.
import { seoPhases } from "#contract/seo-request.ts";
import type { Flow } from "./flow.ts";

/** idle: nothing runs, the path only explains. */
export type StationState = "idle" | "waiting" | "current" | "done" | "failed";

/** The state of every station, in order. */
export function stationStates(flow: Flow): StationState[] {
  return seoPhases.map((_, index) => {
    if (flow.phase !== "loading" && flow.phase !== "error") return "idle";
    // Before the first event the visitor is on the way to the first sign.
    const reached = Math.max(0, flow.progress.station);
    if (index < reached) return "done";
    if (index > reached) return "waiting";
    return flow.phase === "error" ? "failed" : "current";
  });
}

/** Where the first sign stands on the drawn path, as share of its length. */
const FIRST_SIGN = 0.025;

/**
 * Share of the path that is walked, 0–1: between the sign of the current station and the next one, by percent where
 * that lies in between.
 */
export function walkedShare(states: readonly StationState[], percent: number): number {
  if (states.every((state) => state === "idle")) return 1;
  const step = 1 / seoPhases.length;
  const reached = states.filter((state) => state === "done").length;
  const from = FIRST_SIGN + reached * step;
  return Math.min(from + step, Math.max(from, percent / 100));
}
