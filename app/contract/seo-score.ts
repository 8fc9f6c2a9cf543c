// From findings to one number, in the Worker and, for another kind of page, in the browser. The same rule in words for
// visitors: docs/score.md.
import {
  type Barred,
  type Capped,
  type Finding,
  type GroupId,
  type GroupScore,
  groupIds,
  isComplaint,
  type SeoReport,
} from "./seo-report.ts";

// The constants of the site's texts are the same; a test compares.
const BARRED_SCORE_MOST = 30;
/** Points that each missing basic deducts from it; enough for even half a basic to show in whole points. */
const BARRED_BASIC_COST = 2.4;
/** The most points of a page without none, one, two … of the basics. */
const BASICS_SCORE_MOST: readonly number[] = [100, 95, 86, 72, 56, 40, 29, 22, 16, 11, 6, 3, 0];

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
  /** 0–100, whole. 0 if nothing could be judged. */
  score: number;
  groups: GroupScore[];
  /** Absent if nothing bars the page. */
  barred?: Barred;
  /** Absent unless missing basics cost more than their points. */
  capped?: Capped;
}

/** Points have two decimals, so that sums in the report are the same everywhere. */
export function roundPoints(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Each weight's share of 100 points. @param counted those that share the 100; the others get as much for their weight */
export function distributePoints(weights: readonly number[], counted = weights): number[] {
  const total = counted.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : roundPoints((weight * 100) / total)));
}

/**
 * score = points earned ÷ points reachable × 100, less what missing basics cost beyond their points, and far more on a page
 * that is barred. Findings that do not apply or could not be checked count nowhere. A group's weight is its share of the
 * reachable points on this page, so that without cap and bar the weighted mean of the group scores is the total. Depends on
 * the findings alone, and these on bytes and headers, never on measured time.
 */
export function scoreOf(findings: readonly Finding[]): Score {
  const weights = groupWeights(findings, sums(findings).max);
  const barred = findBarred(findings);
  const capped = findCapped(findings);
  return {
    score: rounded(findings, reachedPercent(findings)) ?? 0,
    groups: groupIds.map((id, index) => {
      const own = findings.filter(({ group }) => group === id);
      return {
        id,
        title: groupTitles[id],
        score: rounded(own, groupPercent(own)),
        weight: weights[index] ?? 0,
      };
    }),
    ...(barred === null ? {} : { barred }),
    ...(capped === null ? {} : { capped }),
  };
}

/**
 * What each complaint would add to the score if it passed: one decimal, absent if nothing. What a cap takes away is gained
 * back by the findings that caused it: missing basics by what is missing of each, barring findings by the points they cost.
 * So the unrounded score and all gains together are 100.
 */
export function addGains(findings: readonly Finding[]): Finding[] {
  const { max } = sums(findings);
  const raw = rawPercent(findings) ?? 0;
  const allowed = afterBasics(findings, raw);
  const takenByBasics = raw - allowed;
  const takenByBars = allowed - (reachedPercent(findings) ?? 0);
  const missing = missingBasics(findings);
  const barring = sums(findings.filter(isBarring));
  return findings.map((finding) => {
    const lost = finding.maxPoints - finding.points;
    if (!isComplaint(finding) || lost <= 0) return finding;
    const ofBasics = missing === 0 ? 0 : (missingOf(finding) / missing) * takenByBasics;
    const ofBars = isBarring(finding) ? (lost / (barring.max - barring.points)) * takenByBars : 0;
    return { ...finding, gain: Math.round(((lost / max) * 100 + ofBasics + ofBars) * 10) / 10 };
  });
}

/** Everything of a report that follows from its findings. */
export type Outcome = Score & Pick<SeoReport, "findings" | "issues" | "recommendations">;

/**
 * @param findings without gains
 * @param isScored false where the page gets no score: then no finding has points
 */
export function outcomeOf(findings: readonly Finding[], isScored: boolean): Outcome {
  const counted = isScored ? addGains(findings) : findings.map(withoutPoints);
  const failed = sortFailed(counted);
  return {
    ...scoreOf(counted),
    findings: counted,
    issues: failed.map(({ title }) => title),
    recommendations: failed.map(({ advice }) => advice),
  };
}

export function withoutPoints<F extends Finding>(finding: F): F {
  return { ...finding, points: 0, maxPoints: 0 };
}

/** What could not be checked and why: one German sentence for each such finding. */
export function uncheckedNotes(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ status }) => status === "unchecked")
    .map(({ title, advice }) => `${title}. ${advice}`);
}

/** Failed findings, most points lost first; equal losses in the registry's order. */
function sortFailed(findings: readonly Finding[]): Finding[] {
  const lost = (finding: Finding) => finding.maxPoints - finding.points;
  return findings.filter(({ status }) => status === "failed").sort((a, b) => lost(b) - lost(a));
}

function isBarring({ bars }: Finding): boolean {
  return bars !== undefined;
}

/** How many basics are missing; those that are there in part count in part, half ones by half. */
function missingBasics(findings: readonly Finding[]): number {
  return findings.reduce((sum, finding) => sum + missingOf(finding), 0);
}

function missingOf({ basic, points, maxPoints }: Finding): number {
  return basic === undefined || maxPoints === 0 ? 0 : basic * (1 - points / maxPoints);
}

/** The most that a page gets without so many basics; between two whole numbers in proportion. */
function scoreCapFor(missing: number): number {
  const whole = Math.floor(missing);
  const at = (count: number) => BASICS_SCORE_MOST[Math.min(count, BASICS_SCORE_MOST.length - 1)] ?? 0;
  return at(whole) - (at(whole) - at(whole + 1)) * (missing - whole);
}

/** The same for a page that is barred. */
function barredScoreCapFor(missing: number): number {
  return Math.min(scoreCapFor(missing), Math.max(0, BARRED_SCORE_MOST - BARRED_BASIC_COST * missing));
}

/** Unrounded; null when nothing counts. */
function reachedPercent(findings: readonly Finding[]): number | null {
  const raw = rawPercent(findings);
  const most = findings.some(isBarring) ? barredScoreCapFor : scoreCapFor;
  return raw === null ? null : afterBasics(findings, raw, most);
}

/** Of the findings of one group: what bars the page lowers its own. */
function groupPercent(own: readonly Finding[]): number | null {
  const raw = rawPercent(own);
  return raw === null || !own.some(isBarring) ? raw : (raw * BARRED_SCORE_MOST) / 100;
}

/**
 * What missing basics cost takes the place of their points; what else was lost makes the rest smaller in proportion. So
 * whatever is missing beside them still counts. @param most points of a page without so many basics
 */
function afterBasics(findings: readonly Finding[], percent: number, most = scoreCapFor): number {
  const { max } = sums(findings);
  const basics = sums(findings.filter(({ basic }) => basic !== undefined));
  const withoutBasics = 100 - ((basics.max - basics.points) / max) * 100;
  if (withoutBasics <= 0) return 0;
  return (Math.min(withoutBasics, most(missingBasics(findings))) * percent) / withoutBasics;
}

/** The reasons one after the other, and the score if these findings passed. */
function findBarred(findings: readonly Finding[]): Barred | null {
  const barring = findings.filter(isBarring);
  const reasons = new Set(barring.flatMap(({ bars }) => bars ?? []));
  if (reasons.size === 0) return null;
  const lifted = findings.map(({ bars, ...finding }) =>
    bars === undefined ? finding : { ...finding, points: finding.maxPoints },
  );
  return {
    reason: [...reasons].join(" "),
    scoreOtherwise: rounded(lifted, reachedPercent(lifted)) ?? 0,
    isUnlisted: barring.some(({ preventsIndexing }) => preventsIndexing === true),
  };
}

/** How many basics are missing wholly or in part, if that costs more than their points. */
function findCapped(findings: readonly Finding[]): Capped | null {
  const raw = rawPercent(findings);
  const most = scoreCapFor(missingBasics(findings));
  if (raw === null || afterBasics(findings, raw) > raw - 0.5) return null;
  return { basics: findings.filter((finding) => missingOf(finding) > 0).length, most: Math.round(most) };
}

function sums(findings: readonly Finding[]): { points: number; max: number } {
  return {
    points: findings.reduce((sum, { points }) => sum + points, 0),
    max: findings.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
  };
}

function rawPercent(findings: readonly Finding[]): number | null {
  const { points, max } = sums(findings);
  return max === 0 ? null : (points / max) * 100;
}

/** Whole percent; 100 only if nothing was lost, or a complaint would stand beside a full score. */
function rounded(findings: readonly Finding[], percent: number | null): number | null {
  if (percent === null) return null;
  const { points, max } = sums(findings);
  const whole = Math.round(percent);
  return points < max ? Math.min(whole, 99) : whole;
}

/** Percent with one decimal per group, adding up to exactly 100 (largest remainder); all 0 when nothing counts. */
function groupWeights(findings: readonly Finding[], max: number): number[] {
  if (max === 0) return groupIds.map(() => 0);
  const exact = groupIds.map((id) => (sums(findings.filter(({ group }) => group === id)).max / max) * 1000);
  const weights = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const left = 1000 - weights.reduce((sum, weight) => sum + weight, 0);
  for (const { index } of byRemainder.slice(0, left)) weights[index] = (weights[index] ?? 0) + 1;
  return weights.map((weight) => weight / 10);
}
