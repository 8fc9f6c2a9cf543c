// Three bands; a bound belongs to the better one.
import { SCORE_BANDS } from "#content/constants.ts";

export type Band = "good" | "fair" | "poor";

/** @param score 0–100 */
export function getBand(score: number): Band {
  if (score >= SCORE_BANDS.good) return "good";
  return score >= SCORE_BANDS.fair ? "fair" : "poor";
}

/** All only at 100, at least one from 1 on. */
export function countLitDots(score: number, dots: number): number {
  if (score <= 0) return 0;
  return Math.min(dots, Math.max(1, Math.floor((score / 100) * dots)));
}
