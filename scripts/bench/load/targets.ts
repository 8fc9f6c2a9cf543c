// Fourth part of `npm run bench -- load`: twenty concurrent analyses of misbehaving targets, and quick ones beside them.
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { problemMessages } from "#content/messages.ts";
import { type ErrorCode, problemSchema, problemStatus, problemType } from "#contract/problem.ts";
import { request } from "../outbox/senders.ts";
import { jsonHeaders } from "./calls.ts";
import { reportRows, reportSamples } from "./report.ts";
import { percentile, type Sample } from "./run.ts";
import { startLoadedSite } from "./site.ts";
import type { Visitors } from "./visitors.ts";

interface Target {
  name: string;
  path: string;
  /** Null: a report of what could be read. */
  code: ErrorCode | null;
  /** ms at most, on a busy machine. */
  within: number;
}

/** An analysis gives up after 15 s. */
const DEADLINE_MS = 17_000;
/** Without waiting for a deadline. */
const SOON_MS = 8_000;
const TARGETS: readonly Target[] = [
  { name: "never answers", path: "/slow-headers", code: "target-too-slow", within: DEADLINE_MS },
  {
    name: "stops before its first byte",
    path: "/stalled-start",
    code: "target-too-slow",
    within: DEADLINE_MS,
  },
  { name: "drips bytes", path: "/slow-body", code: "target-too-slow", within: DEADLINE_MS },
  { name: "stops in its body", path: "/stalled-body", code: "target-too-slow", within: DEADLINE_MS },
  { name: "cuts at once", path: "/no-answer", code: "target-unreachable", within: SOON_MS },
  { name: "cuts after its head", path: "/cut-at-once", code: "target-unreachable", within: SOON_MS },
  { name: "cuts in its body", path: "/cut", code: null, within: SOON_MS },
  { name: "redirects in circles", path: "/loop-a", code: "too-many-redirects", within: SOON_MS },
  { name: "sends without end", path: "/endless", code: null, within: SOON_MS },
  { name: "unpacks to 100 MiB", path: "/gzip-bomb", code: null, within: SOON_MS },
];
const AT_ONCE = 2;
/** Median of quick analyses beside bad ones, against the same alone, at most. */
const RATIO_GOAL = 2;
const QUICK_ALONE = 40;
const QUICK_PAUSE_MS = 100;

/** Prints what was measured; false when an analysis ended late or otherwise than it has to. */
export async function benchBadTargets(folder: string): Promise<boolean> {
  const { site, visitors, end } = await startLoadedSite(folder, "targets");
  const thread = new Worker(path.join(import.meta.dirname, "hostile.ts"));
  const hostile = await new Promise<number>((resolve) => thread.once("message", resolve));
  const alone: Sample[] = [];
  while (alone.length < QUICK_ALONE) alone.push(await quick(visitors, "quick, alone"));

  let isOver = false;
  const slow = Promise.all(
    TARGETS.flatMap((target) => Array(AT_ONCE).fill(target) as Target[]).map((target) =>
      analyse(site.port, hostile, target),
    ),
  ).finally(() => {
    isOver = true;
  });
  const beside: Sample[] = [];
  while (!isOver) {
    beside.push(await quick(visitors, "quick, beside"));
    await pause(QUICK_PAUSE_MS);
  }
  const samples = await slow;
  const wrong = reportSamples([...samples, ...alone, ...beside]);
  const ratio = percentile(beside, 0.5) / percentile(alone, 0.5);
  console.log(
    `\nratio of quick analyses beside ${samples.length} bad ones: ${ratio.toFixed(2)} (goal ${RATIO_GOAL} or less)\n`,
  );
  await thread.terminate();
  const isKept = reportRows(await end());
  return isKept && wrong === 0 && ratio <= RATIO_GOAL;
}

async function quick(visitors: Visitors, kind: string): Promise<Sample> {
  const begin = performance.now();
  const verdict = await visitors.call("analysis").send();
  return { kind, ms: performance.now() - begin, verdict };
}

/** The expected error counts as right. */
async function analyse(port: number, hostile: number, target: Target): Promise<Sample> {
  const begin = performance.now();
  const fault = await outcomeFault(port, hostile, target);
  const ms = performance.now() - begin;
  const why = fault ?? (ms > target.within ? `ended after ${ms.toFixed(0)} ms` : null);
  return {
    kind: target.name,
    ms,
    verdict: why === null ? { outcome: "right" } : { outcome: "wrong", why },
  };
}

async function outcomeFault(port: number, hostile: number, { path, code }: Target): Promise<string | null> {
  const body = JSON.stringify({ url: `http://127.0.0.1:${hostile}${path}` });
  const call = { method: "POST", path: "/functions/v1/seo-crawler", headers: jsonHeaders, body };
  const answer = await request(port, call).catch((error: Error) => error);
  if (answer instanceof Error) return answer.message;
  const found = `status ${answer.status}: ${answer.body.slice(0, 200)}`;
  if (code === null) {
    if (answer.status !== 200) return found;
    const { notes } = JSON.parse(answer.body) as { notes: string[] };
    return notes.length > 0 ? null : "a report that does not say that it is of a part";
  }
  if (answer.status !== problemStatus[code]) return found;
  const { type, detail } = v.parse(problemSchema, JSON.parse(answer.body));
  return type === problemType(code) && detail === problemMessages[code].detail ? null : found;
}
