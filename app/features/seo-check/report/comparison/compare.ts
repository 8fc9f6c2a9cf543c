import { comparisonTexts } from "#content/report/seo-report.ts";
import type { FindingStatus } from "#contract/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import type { Run } from "./runs.ts";

export interface Changes {
  /** Rounded; negative when the score fell. */
  points: number;
  improved: string[];
  declined: string[];
  /** Failed or warned now, not judged by the earlier analysis. */
  fresh: string[];
}

/** Higher is better; statuses that were not judged have no rank. */
const ranks: Partial<Record<FindingStatus, number>> = { failed: 0, warning: 1, passed: 2 };

export function changesSince(earlier: Run, { score, findings, legal }: ShownReport): Changes {
  const changes: Changes = {
    points: Math.round(score ?? 0) - Math.round(earlier.score),
    improved: [],
    declined: [],
    fresh: [],
  };
  for (const { id, status, title } of [...findings, ...legal]) {
    const before = id === null ? undefined : ranks[earlier.states[id] ?? "unchecked"];
    const now = ranks[status];
    if (now === undefined) continue;
    if (before === undefined) {
      if (status !== "passed") changes.fresh.push(title);
    } else if (now !== before) {
      const stillOpen = now > before && status !== "passed";
      changes[now > before ? "improved" : "declined"].push(
        stillOpen ? comparisonTexts.stillOpen(title) : title,
      );
    }
  }
  return changes;
}
