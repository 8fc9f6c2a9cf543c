// Lab vitals from the entries that the browser has recorded since navigation.
import type { LabVitals } from "#contract/design-rating.ts";

/** ms: the rest of a longer task blocks (web.dev, Total Blocking Time). */
const LONG_TASK_MS = 50;
/** ms, session window of CLS (web.dev): shifts closer than `gap` belong together, for at most `length`. */
const WINDOW_MS = { gap: 1_000, length: 5_000 };

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** 0, or null for the LCP, where the browser lacks the entry type. */
export function readVitals(): LabVitals {
  const lcp = readEntries("largest-contentful-paint").at(-1)?.startTime ?? null;
  const shifts = readEntries("layout-shift") as LayoutShift[];
  const blocked = readEntries("longtask").map(({ duration }) => Math.max(0, duration - LONG_TASK_MS));
  const tbt = blocked.reduce((sum, ms) => sum + ms, 0);
  return { lcp, cls: measureWorstWindow(shifts), tbt };
}

/** Buffered entries are available to takeRecords synchronously, before any script of the page runs. */
function readEntries(type: string): PerformanceEntry[] {
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

function measureWorstWindow(shifts: readonly LayoutShift[]): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const continues = startTime - last < WINDOW_MS.gap && startTime - first < WINDOW_MS.length;
    sum = continues ? sum + value : value;
    if (!continues) first = startTime;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
