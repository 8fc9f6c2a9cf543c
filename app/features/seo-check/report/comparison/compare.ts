// What has changed between two analyses of the same address.
import { comparisonTexts } from "#content/pages/seo-report.ts";
import type { FindingStatus } from "#contract/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import type { Run } from "./runs.ts";

export interface Changes {
  /** Whole points, negative when the score fell. */
  points: number;
  /** Titles as the present report has them. */
  improved: string[];
  declined: string[];
  /** Complaints about what the earlier analysis did not judge. */
  fresh: string[];
}

/** Higher is better; what was not judged has no rank. */
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
