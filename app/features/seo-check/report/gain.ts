// Points in words.
import { headTexts, stepTexts } from "#content/pages/seo-report.ts";
import { stepsOf, TASKS } from "./ranking.ts";
import type { ShownReport } from "./read-report.ts";
import { shortNumber } from "./shown.ts";

/** 8 → "8 Punkte", 1 → "1 Punkt", 0.5 → "0,5 Punkte" */
export function pointsInWords(points: number): string {
  const shown = shortNumber(points);
  return stepTexts.points(shown, shown === "1");
}

/** What the first steps bring together. */
export function gainSentence(report: ShownReport): string {
  const first = stepsOf(report)
    .slice(0, TASKS)
    .filter(({ gain }) => gain > 0);
  if (report.findings.length === 0) return headTexts.noFindings;
  if (first.length === 0) return headTexts.nothingToGain;
  const sum = first.reduce((points, { gain }) => points + gain, 0);
  return headTexts.gain(first.length, pointsInWords(sum));
}
