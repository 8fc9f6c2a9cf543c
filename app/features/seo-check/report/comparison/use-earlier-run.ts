// Remembers the report that is shown, and finds the one before it.
import { useEffect, useMemo, useState } from "react";
import { storedRuns, storeRuns } from "../../run-store.ts";
import type { ShownReport } from "../read-report.ts";
import { earlierRun, type Run, readRuns, runOf, withRun } from "./runs.ts";

/** The last analysis of the same address before this one; null for the example, which leaves no trace. */
export function useEarlierRun(report: ShownReport, isExample: boolean): Run | null {
  const run = useMemo(() => (isExample ? null : runOf(report)), [report, isExample]);
  // Once: from then on the present run lies there.
  const [earlier] = useState(() => run && earlierRun(readRuns(storedRuns()), run));

  useEffect(() => {
    if (run) storeRuns(JSON.stringify(withRun(readRuns(storedRuns()), run)));
  }, [run]);

  return earlier;
}
