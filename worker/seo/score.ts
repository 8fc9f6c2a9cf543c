// From findings to one number. The same rule in words for visitors: docs/score.md.
import { BARRED_SCORE_MOST } from "#content/constants.ts";
import { type Barred, type Finding, type GroupId, type GroupScore, groupIds } from "#contract/seo-report.ts";

export const groupTitles: Record<GroupId, string> = {
  findability: "Auffindbarkeit",
  "title-and-description": "Titel und Beschreibung",
  content: "Inhalt und Sprache",
  "images-and-links": "Bilder und Links",
  "structured-data": "Strukturierte Daten",
  local: "Vor Ort",
  technology: "Technik",
};

export interface Score {
  /** 0–100, whole. 0 when nothing could be judged. */
  score: number;
  groups: GroupScore[];
  /** Absent where search engines may list the page. */
  barred?: Barred;
}

/**
 * score = points earned ÷ points reachable × 100, rounded. Findings that do not apply or could not be checked are in
 * neither sum. A group's weight is its share of the reachable points on this page, so that the weighted mean of the
 * group scores is the total. A finding that bars the page from being listed caps the total and its group: nothing else
 * is worth much until then. Depends on the findings alone, and these on bytes and headers, never on measured time.
 */
export function scoreOf(findings: readonly Finding[]): Score {
  const total = sums(findings);
  const weights = weightsOf(findings, total.max);
  const barred = barredBy(findings);
  return {
    score: cappedPercent(findings) ?? 0,
    groups: groupIds.map((id, index) => ({
      id,
      title: groupTitles[id],
      score: cappedPercent(findings.filter((finding) => finding.group === id)),
      weight: weights[index] ?? 0,
    })),
    ...(barred === null ? {} : { barred }),
  };
}

/**
 * What each complaint would add to the score if it passed: one decimal, absent when nothing. What the cap takes away
 * comes back with the barring findings, by the points they cost. So the score before it is rounded and all gains
 * together are 100.
 */
export function withGains(findings: readonly Finding[]): Finding[] {
  const { points, max } = sums(findings);
  const barring = sums(findings.filter(isBarring));
  const takenByCap = Math.max(0, (points / max) * 100 - BARRED_SCORE_MOST);
  return findings.map((finding) => {
    const lost = finding.maxPoints - finding.points;
    const complaint = finding.status === "failed" || finding.status === "warning";
    if (!complaint || lost <= 0) return finding;
    const lifted = isBarring(finding) ? (lost / (barring.max - barring.points)) * takenByCap : 0;
    return { ...finding, gain: Math.round(((lost / max) * 100 + lifted) * 10) / 10 };
  });
}

function isBarring({ bars }: Finding): boolean {
  return bars !== undefined;
}

/** The reasons one after the other, and the score if these findings passed. */
function barredBy(findings: readonly Finding[]): Barred | null {
  const reasons = findings.flatMap(({ bars }) => (bars === undefined ? [] : [bars]));
  if (reasons.length === 0) return null;
  const lifted = findings.map((finding) =>
    isBarring(finding) ? { ...finding, points: finding.maxPoints } : finding,
  );
  return { reason: [...new Set(reasons)].join(" "), scoreOtherwise: percentOf(sums(lifted)) ?? 0 };
}

function cappedPercent(findings: readonly Finding[]): number | null {
  const percent = percentOf(sums(findings));
  return percent !== null && findings.some(isBarring) ? Math.min(percent, BARRED_SCORE_MOST) : percent;
}

function sums(findings: readonly Finding[]): { points: number; max: number } {
  let points = 0;
  let max = 0;
  for (const finding of findings) {
    points += finding.points;
    max += finding.maxPoints;
  }
  return { points, max };
}

/** Whole percent; 100 is kept for what lost nothing, or a complaint would stand beside a full score. */
function percentOf({ points, max }: { points: number; max: number }): number | null {
  if (max === 0) return null;
  const percent = Math.round((points / max) * 100);
  return points < max ? Math.min(percent, 99) : percent;
}

/** Percent with one decimal per group, adding up to exactly 100 (largest remainder); all 0 when nothing counts. */
function weightsOf(findings: readonly Finding[], max: number): number[] {
  if (max === 0) return groupIds.map(() => 0);
  const exact = groupIds.map((id) => (sums(findings.filter(({ group }) => group === id)).max / max) * 1000);
  const weights = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const left = 1000 - weights.reduce((sum, weight) => sum + weight, 0);
  for (const { index } of byRemainder.slice(0, left)) weights[index] = (weights[index] ?? 0) + 1;
  return weights.map((weight) => weight / 10);
}
