// Total Blocking Time by processor time: what the page's own work would block on a phone, without the moments in which the
// machine gave the processor to something else. Lighthouse counts those too, and multiplies them like the work.

/** As Lighthouse's mobile throttling: a phone's processor against this one. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** Trace times are in microseconds. */
const US_PER_MS = 1000;

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** Start in µs. */
  ts: number;
  /** Processor time in µs. */
  tdur?: number;
}

/** ms beyond 50 of every task of the page's main thread after its first paint; NaN without one. */
export function blockingTime(trace: readonly TraceEvent[]): number {
  const paint = trace.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) return Number.NaN;
  return trace
    .filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
    .filter(({ name, ph, ts }) => ph === "X" && name.endsWith("RunTask") && ts > paint.ts)
    .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / US_PER_MS - LONG_TASK_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}
