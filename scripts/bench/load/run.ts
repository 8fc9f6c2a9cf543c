// Calls that come as visitors do, at their own pace whether the server keeps up or not, for `npm run bench -- load`.
import { setTimeout as pause } from "node:timers/promises";
import type { Call, Verdict } from "./calls.ts";

export interface Sample {
  kind: string;
  /** From the moment the call was due: waiting for a late sender counts, too. */
  ms: number;
  verdict: Verdict;
}

export interface Run {
  samples: Sample[];
  /** More calls were open than any queue should hold; the rest was not sent. */
  isOverrun: boolean;
}

const TICK_MS = 2;
const MOST_OPEN = 600;

/** Sends calls at an even pace, and waits for all answers. */
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
    if (open.size > MOST_OPEN) break;
    await pause(TICK_MS);
  }
  const isOverrun = open.size > MOST_OPEN;
  await Promise.all(open);
  return { samples, isOverrun };
}

async function record({ kind, send }: Call, dueAt: number, samples: Sample[]): Promise<void> {
  const verdict = await send();
  samples.push({ kind, ms: performance.now() - dueAt, verdict });
}

/** Calls a second from which the search for the capacity of the mix starts. */
export const MIX_FROM = 20;
const WARM_UP_SECONDS = 5;

/** The runtime compiles what it runs often. */
export async function warmUp(next: () => Call): Promise<void> {
  await runAt(MIX_FROM, WARM_UP_SECONDS, next);
}

const P95_GOAL_MS = 500;
const STEP_SECONDS = 4;
const STEP = 1.25;
/** Above this the sender itself would be measured. */
const MOST_PER_SECOND = 1_500;

/** The most calls a second whose 95th percentile stays within half a second, found in growing steps. */
export async function findCapacity(next: () => Call, from: number): Promise<number> {
  let good = 0;
  for (let rate = from; rate <= MOST_PER_SECOND; rate *= STEP) {
    // Twice, as one hiccup of the machine is no limit of the server.
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
