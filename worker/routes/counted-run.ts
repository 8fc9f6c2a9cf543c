// An analysis or a rating whose use was counted before it began: given back unless something came of it.
import type { ErrorCode } from "#contract/problem.ts";
import { errorTrace } from "../http/log.ts";
import type { Ended } from "../http/time-limit.ts";
import type { Services } from "../services/services.ts";

/** What the tally is told when it begins. */
const begun = {
  analysis: "analysis-begun",
  "design-rating": "rating-begun",
  "browser-check": "check-begun",
} as const;

/** "left": the visitor has gone, which is no failure. */
export type FailedRun = { ok: false; code: ErrorCode | "left" };

export interface CountedRun<Done extends { ok: true }> {
  /** Name of the run in the log. */
  event: keyof typeof begun;
  requestId: string;
  /** Gives the counted use back. `code`: what it ended in. */
  restore: (code: FailedRun["code"]) => Promise<void>;
  /** Rejects for bugs only; they are passed on. */
  run: () => Promise<Done | FailedRun>;
}

/** Runs it, gives the use back unless it is done, and logs how it ended. A use that cannot be given back changes no answer. */
export async function runCounted<Done extends { ok: true }>(
  { log, tally }: Pick<Services, "log" | "tally">,
  { event, requestId, restore, run }: CountedRun<Done>,
): Promise<Done | FailedRun> {
  const begin = Date.now();
  tally.count(begun[event], requestId);
  let end: Done | FailedRun = { ok: false, code: "internal" };
  try {
    end = await run();
  } finally {
    if (!end.ok)
      await restore(end.code).catch((error: Error) =>
        log({ event: "exception", requestId, ...errorTrace(error) }),
      );
    log({ event, requestId, outcome: end.ok ? "done" : end.code, durationMs: Date.now() - begin });
  }
  return end;
}

/** What a run that was cut off ends in. */
export function cutOff({ kind }: Exclude<Ended<unknown>, { kind: "finished" }>): FailedRun {
  return { ok: false, code: kind === "left" ? "left" : "target-too-slow" };
}
