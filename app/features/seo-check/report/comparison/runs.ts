// Results of earlier analyses: of each address the last one, and of each rule only its state.
import * as v from "valibot";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import type { ShownReport } from "../read-report.ts";

/** Addresses that are remembered; the oldest makes room. */
export const MAX_RUNS = 10;

const runSchema = v.object({
  url: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH)),
  /** ISO instant. */
  checkedAt: v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** State by the id of the finding. */
  states: v.record(v.string(), v.picklist(["passed", "failed", "warning", "notApplicable", "unchecked"])),
});
const runsSchema = v.pipe(v.array(runSchema), v.maxLength(MAX_RUNS));

export type Run = v.InferOutput<typeof runSchema>;

/** The part of a report that is remembered; null when nothing was judged. */
export function runOf(report: ShownReport): Run | null {
  const { url, checkedAt, score, unscoredReason, findings, legal } = report;
  if (unscoredReason !== null) return null;
  const states = [...findings, ...legal].flatMap(({ id, status }) => (id === null ? [] : [[id, status]]));
  const run = { url, checkedAt, score, states: Object.fromEntries(states) };
  return v.is(runSchema, run) ? run : null;
}

/** The last analysis of the same address; the same analysis shown again is none. */
export function earlierRun(runs: readonly Run[], { url, checkedAt }: Run): Run | null {
  return runs.find((run) => run.url === url && run.checkedAt !== checkedAt) ?? null;
}

/** The newest first, one of each address. */
export function withRun(runs: readonly Run[], run: Run): Run[] {
  return [run, ...runs.filter(({ url }) => url !== run.url)].slice(0, MAX_RUNS);
}

/** What storage holds; anything damaged counts as nothing. Never throws. */
export function readRuns(stored: string | null): Run[] {
  try {
    const runs = v.safeParse(runsSchema, JSON.parse(stored ?? "[]"));
    return runs.success ? runs.output : [];
  } catch {
    return [];
  }
}
