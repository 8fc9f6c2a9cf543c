// Asks the server for what an analysis came to, over as many connections as needed.
import * as v from "valibot";
import { stillRunningSchema } from "#contract/kept-report.ts";
import type { ErrorCode } from "#contract/problem.ts";
import { ApiError } from "../../../api-client.ts";

/** ms before the next attempt. Afterwards the visitor decides. */
export const FIND_PAUSES_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Answers that it still runs, each after 20 s of waiting: no analysis takes so long. */
const MAX_WAITS = 4;

/** gone: unknown to the server. lost: no connection. left: aborted. */
export type Found =
  | { outcome: "report"; answer: unknown }
  | { outcome: "failed"; error: ApiError }
  | { outcome: "gone" | "lost" | "left" };

export interface FindDeps {
  /** What the analysis answered; rejects with ApiError. */
  load: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** Ends early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** An attempt failed; another one follows. */
  onBroken: () => void;
}

/** Never rejects. @param pauses none: a single attempt */
export async function findReport(
  id: string,
  { load, wait, onBroken }: FindDeps,
  signal: AbortSignal,
  pauses: readonly number[] = FIND_PAUSES_MS,
): Promise<Found> {
  let failures = 0;
  for (let waits = 0; waits < MAX_WAITS; ) {
    const answer = await load(id, signal).catch((error: unknown) => error);
    if (signal.aborted) return { outcome: "left" };
    if (answer instanceof ApiError && answer.code === "not-found") return { outcome: "gone" };
    if (answer instanceof ApiError && isVerdict(answer.code)) return { outcome: "failed", error: answer };
    if (v.is(stillRunningSchema, answer)) {
      waits += 1;
      continue;
    }
    if (!(answer instanceof Error) && answer !== undefined) return { outcome: "report", answer };
    const pause = pauses[failures++];
    if (pause === undefined) return { outcome: "lost" };
    onBroken();
    await wait(pause, signal);
    if (signal.aborted) return { outcome: "left" };
  }
  return { outcome: "lost" };
}

/** Refusals of this call, not of the analysis. */
const OF_THE_CALL: readonly ErrorCode[] = [
  "rate-limited",
  "unauthorized",
  "foreign-origin",
  "not-configured",
];

function isVerdict(code: ErrorCode | undefined): boolean {
  return code !== undefined && !OF_THE_CALL.includes(code);
}
