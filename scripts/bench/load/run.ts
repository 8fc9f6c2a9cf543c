// Open-loop load for `npm run bench -- load`: calls come at their own pace whether the server keeps up or not.
import { setTimeout as pause } from "node:timers/promises";
import type { Call, Verdict } from "./calls.ts";

export interface Sample {
  kind: string;
  /** From the moment the call was due, so that a late sender counts (coordinated omission). */
  ms: number;
  verdict: Verdict;
}

export interface Run {
  samples: Sample[];
  /** Too many calls were open; the rest was not sent. */
  isOverrun: boolean;
}

const TICK_MS = 2;
const MAX_OPEN = 600;

/** Sends calls at a constant rate, and waits for all answers. */
export async function runAt(perSecond: number, seconds: number, next: () => Call): Promise<Run> {
  const samples: Sample[] = [];
  const open = new Set<Promise<void>>();
  const begin = performance.now();
  const calls = Math.round(perSecond * seconds);
  for (let index = 0; index < calls; ) {
    const due = Math.min(calls, Math.floor(((performance.now() - begin) / 1_000) * perSecond));
    for (; index < due; index++) {
      const dueAt = begin + (index / perSecond) * 1_000;
      const sent = record(next(), dueAt, samples).finally(() => open.delete(sent));
      open.add(sent);
    }
    if (open.size > MAX_OPEN) break;
    await pause(TICK_MS);
  }
  const isOverrun = open.size > MAX_OPEN;
  await Promise.all(open);
  return { samples, isOverrun };
}

async function record({ kind, send }: Call, dueAt: number, samples: Sample[]): Promise<void> {
  const verdict = await send();
  samples.push({ kind, ms: performance.now() - dueAt, verdict });
}

/** Calls per second at which the search for the capacity of the mix starts. */
export const MIX_FROM = 20;
const WARM_UP_SECONDS = 5;

/** Lets the runtime compile hot code. */
export async function warmUp(next: () => Call): Promise<void> {
  await runAt(MIX_FROM, WARM_UP_SECONDS, next);
}

const P95_GOAL_MS = 500;
const STEP_SECONDS = 4;
const STEP = 1.25;
/** Beyond this the sender would be the bottleneck. */
const MAX_PER_SECOND = 1_500;

/** Highest rate in calls per second with a 95th percentile below half a second, searched upwards. */
export async function findCapacity(next: () => Call, from: number): Promise<number> {
  let good = 0;
  for (let rate = from; rate <= MAX_PER_SECOND; rate *= STEP) {
    // Twice, since one hiccup of the machine is not the limit of the server.
    if (!(await isKept(rate, next)) && !(await isKept(rate, next))) break;
    good = rate;
  }
  return good;
}

async function isKept(rate: number, next: () => Call): Promise<boolean> {
  const { samples, isOverrun } = await runAt(rate, STEP_SECONDS, next);
  const isRefused = samples.some(({ verdict }) => verdict.outcome !== "right");
  return !isOverrun && !isRefused && percentile(samples, 0.95) < P95_GOAL_MS;
}

/** ms */
export function percentile(samples: readonly Sample[], part: number): number {
  const times = samples.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
}
