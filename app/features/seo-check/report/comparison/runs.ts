import * as v from "valibot";
import { tryOr } from "#app/try-or.ts";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import type { ShownReport } from "../read-report.ts";

/** Addresses that are remembered; the oldest is dropped. */
export const MAX_RUNS = 10;

const runSchema = v.object({
  url: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH)),
  /** ISO instant. */
  checkedAt: v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Status by finding id. */
  states: v.record(v.string(), v.picklist(["passed", "failed", "warning", "notApplicable", "unchecked"])),
});
const runsSchema = v.pipe(v.array(runSchema), v.maxLength(MAX_RUNS));

export type Run = v.InferOutput<typeof runSchema>;

/** null when nothing was judged. */
export function toRun(report: ShownReport): Run | null {
  const { url, checkedAt, score, unscoredReason, findings, legal } = report;
  if (unscoredReason !== null) return null;
  const states = [...findings, ...legal].flatMap(({ id, status }) => (id === null ? [] : [[id, status]]));
  const run = { url, checkedAt, score, states: Object.fromEntries(states) };
  return v.is(runSchema, run) ? run : null;
}

/** The last analysis of the same address, other than the given one. */
export function findEarlierRun(runs: readonly Run[], { url, checkedAt }: Run): Run | null {
  return runs.find((run) => run.url === url && run.checkedAt !== checkedAt) ?? null;
}

/** Newest first, one per address. */
export function addRun(runs: readonly Run[], run: Run): Run[] {
  return [run, ...runs.filter(({ url }) => url !== run.url)].slice(0, MAX_RUNS);
}

/** Damaged storage counts as empty. Never throws. */
export function readRuns(stored: string | null): Run[] {
  const runs = v.safeParse(
    runsSchema,
    tryOr(() => JSON.parse(stored ?? "[]"), []),
  );
  return runs.success ? runs.output : [];
}
