// Lab vitals from what the browser has recorded since the page began to load.
import type { LabVitals } from "#contract/design-rating.ts";

/** ms: what a task takes above this keeps a visitor waiting (web.dev, Total Blocking Time). */
const LONG_TASK_MS = 50;
/** ms, web.dev's session window: shifts closer than `gap` belong together, for at most `length`. */
const WINDOW_MS = { gap: 1_000, length: 5_000 };

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** A browser without one of the entry types has 0, or null for the LCP. */
export function readVitals(): LabVitals {
  const lcp = recorded("largest-contentful-paint").at(-1)?.startTime ?? null;
  const shifts = recorded("layout-shift") as LayoutShift[];
  const tbt = recorded("longtask").reduce(
    (sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS),
    0,
  );
  return { lcp, cls: worstWindow(shifts), tbt };
}

/** Buffered entries are there for takeRecords at once: no turn of the page's own script comes in between. */
function recorded(type: string): PerformanceEntry[] {
  try {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries;
  } catch {
    return [];
  }
}

function worstWindow(shifts: readonly LayoutShift[]): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - last < WINDOW_MS.gap && startTime - first < WINDOW_MS.length;
    sum = goesOn ? sum + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
