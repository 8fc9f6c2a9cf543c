import { headTexts, stepTexts } from "#content/report/seo-report.ts";
import { isComplaint } from "#contract/seo-report.ts";
import type { ShownFinding, ShownReport } from "../read-report.ts";
import { shortNumber } from "../shown.ts";

/** Tasks shown in full and named in the head. */
export const TASKS = 3;

export interface Step {
  title: string;
  advice: string | null;
  /** Points of the total score; 0 when unknown. */
  gain: number;
  finding: ShownFinding | null;
}

/** Failed findings and warnings by gain, failed first where equal; without findings the recommendations. */
export function rankSteps(report: ShownReport): Step[] {
  const open = report.findings.filter(isComplaint);
  if (open.length === 0) {
    return report.recommendations.map((title) => ({ title, advice: null, gain: 0, finding: null }));
  }
  return open
    .map((finding) => ({
      title: finding.title,
      advice: finding.advice,
      gain: potentialGain(finding),
      finding,
    }))
    .sort((a, b) => b.gain - a.gain || Number(isHint(a)) - Number(isHint(b)));
}

function isHint({ finding }: Step): boolean {
  return finding?.status === "warning";
}

/** From the server, else the missing part of the finding's own points. */
function potentialGain({ gain, points, maxPoints }: ShownFinding): number {
  return Math.max(0, gain ?? (maxPoints ?? 0) - (points ?? 0));
}

export function countJudged(report: ShownReport): { passed: number; total: number } {
  const count = (...wanted: string[]) =>
    report.findings.filter(({ status }) => wanted.includes(status)).length;
  return { passed: count("passed"), total: count("passed", "failed", "warning") };
}

/** 8 → "8 Punkte", 1 → "1 Punkt", 0.5 → "0,5 Punkte" */
export function pointsInWords(points: number): string {
  const shown = shortNumber(points);
  return stepTexts.points(shown, shown === "1");
}

export function describeGain(report: ShownReport): string {
  const first = rankSteps(report)
    .slice(0, TASKS)
    .filter(({ gain }) => gain > 0);
  if (report.findings.length === 0) return headTexts.noFindings;
  if (first.length === 0) return headTexts.nothingToGain;
  const sum = first.reduce((points, { gain }) => points + gain, 0);
  return headTexts.gain(first.length, pointsInWords(sum));
}
