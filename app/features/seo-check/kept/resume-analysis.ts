// After a reload or on the way back: from the note of an analysis to its report. Counts nothing.
import { flowToasts } from "#content/pages/seo-check.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { RatedReport } from "../flow.ts";
import { type Deps, failureDetail, failureMessage, isEmpty, rate } from "../run-analysis.ts";
import type { Found } from "./find-report.ts";
import type { KeptNote } from "./kept-note.ts";

export type Resumed = "over" | "gone" | "lost" | "left";

export interface ResumeDeps extends Pick<Deps, "send" | "toast" | "rateDesign" | "prepareReport"> {
  usage: Pick<Deps["usage"], "takeBack">;
  find: (signal: AbortSignal) => Promise<Found>;
  now: () => number;
}

/** As long as the server lets a report's design be rated. */
const RATABLE_MS = 15 * 60_000;

/** Never rejects. */
export async function resumeAnalysis(
  { input, stage }: KeptNote,
  deps: ResumeDeps,
  signal: AbortSignal,
): Promise<Resumed> {
  const prepared = deps.prepareReport(input).then(
    () => true,
    () => false,
  );
  const found = await deps.find(signal);
  if (signal.aborted) return "left";
  if (found.outcome === "failed") {
    deps.usage.takeBack();
    deps.send({ type: "started", url: input.url });
    deps.send({ type: "failed", message: failureDetail(found.error) });
    deps.toast(flowToasts.failed(failureMessage(found.error)));
    return "over";
  }
  if (found.outcome !== "report") {
    // Counted when it began, but the server has never heard of it.
    if (found.outcome === "gone" && stage === "running") deps.usage.takeBack();
    return found.outcome;
  }
  if (isEmpty(found.answer) || !(await prepared)) return "lost";
  if (signal.aborted) return "left";
  const report = found.answer as RatedReport;
  const ratingFollows =
    input.rateDesign && (stage === "running" || stage === "done") && isRatable(report, deps.now());
  deps.send({ type: "resumed", report, ratingFollows });
  if (ratingFollows) await rate(input, report, deps, signal);
  return "over";
}

function isRatable({ designToken, checkedAt }: SeoReport, now: number): boolean {
  return designToken !== undefined && now - Date.parse(checkedAt) < RATABLE_MS;
}
