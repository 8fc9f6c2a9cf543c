// Whether twice the input costs much more than twice the work: a bound that holds on any machine. Node only.
import { threadTime } from "./thread-time.ts";

/** ms for the longer input; less is linear whatever the ratio. */
const NOTICEABLE = 30;
/** 2 is linear, 4 is quadratic; the room between is for a busy machine. */
const MOST = 3;
const RUNS = 5;
const ATTEMPTS = 3;

/**
 * "ms → ms" for what costs more than linear work, else null. Every run gets an input of its own: what is remembered
 * for one must not be measured as nothing.
 */
export function growthBeyondLinear<T>(
  short: () => T,
  long: () => T,
  run: (input: T) => unknown,
): string | null {
  if (timeFor(long, run) < NOTICEABLE) return null;
  // The clock of a thread is coarse: only what is slow three times over is slow.
  let times = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [half, whole] = [medianTime(short, run), medianTime(long, run)];
    if (whole <= NOTICEABLE || whole <= half * MOST) return null;
    times = `${half.toFixed(1)} → ${whole.toFixed(1)} ms`;
  }
  return times;
}

function timeFor<T>(make: () => T, run: (input: T) => unknown): number {
  const input = make();
  const start = threadTime();
  run(input);
  return threadTime() - start;
}

function medianTime<T>(make: () => T, run: (input: T) => unknown): number {
  const all = Array.from({ length: RUNS }, () => timeFor(make, run));
  return all.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
}
