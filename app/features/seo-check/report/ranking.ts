// What to do first, and what it would bring.
import type { ShownFinding, ShownReport } from "./read-report.ts";

/** Tasks that stand in full, and are named in the head. */
export const TASKS = 3;

export interface Step {
  title: string;
  advice: string | null;
  /** Points of the total score, 0 when unknown. */
  gain: number;
  finding: ShownFinding | null;
}

/**
 * Failed findings and warnings, most points first, faults before hints where they are equal. An answer without findings gives
 * its recommendations as they come.
 */
export function stepsOf(report: ShownReport): Step[] {
  const open = report.findings.filter(({ status }) => status === "failed" || status === "warning");
  if (open.length === 0) {
    return report.recommendations.map((title) => ({ title, advice: null, gain: 0, finding: null }));
  }
  return open
    .map((finding) => ({ title: finding.title, advice: finding.advice, gain: gainOf(finding), finding }))
    .sort((a, b) => b.gain - a.gain || Number(isHint(a)) - Number(isHint(b)));
}

function isHint({ finding }: Step): boolean {
  return finding?.status === "warning";
}

/** What passing would add; the server says it, else it is what is missing of the finding's own points. */
function gainOf({ gain, points, maxPoints }: ShownFinding): number {
  return Math.max(0, gain ?? (maxPoints ?? 0) - (points ?? 0));
}

/** Findings that were judged, and how many of them passed. */
export function judged(report: ShownReport): { passed: number; total: number } {
  const count = (...wanted: string[]) =>
    report.findings.filter(({ status }) => wanted.includes(status)).length;
  return { passed: count("passed"), total: count("passed", "failed", "warning") };
}
