// One aspect on one page: every gauge read, scored and weighted.
import type { Annotation, Box, Measurement } from "#contract/design-rating.ts";
import { MAX_SHOT_HEIGHT, MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import { type Aspect, type Gauge, MAX_ANNOTATIONS, type Reading } from "./aspect.ts";
import type { DesignFacts, PageSnapshot } from "./page-snapshot.ts";

/** Below this score a gauge is blamed and marked in the pictures. */
export const NEEDS_WORK = 0.75;

/** A gauge that applies to this page. */
export interface ScoredGauge {
  gauge: Gauge;
  reading: Reading;
  /** 0–1 */
  score: number;
  /** Share of the aspect among the gauges that apply, 0–1. */
  share: number;
  /** Points of the 100 of the overall score that it adds, and that it costs. */
  gain: number;
  loss: number;
  /** Whether its sentences and marks are shown. */
  isSaid: boolean;
}

export interface ScoredAspect {
  aspect: Aspect;
  /** 0–100, not rounded; 0 where no gauge applies, so that an empty page gains nothing. */
  score: number;
  gauges: ScoredGauge[];
  measurements: Measurement[];
  annotations: Annotation[];
}

export function scoreAspect(aspect: Aspect, facts: DesignFacts): ScoredAspect {
  const read = aspect.gauges.map((gauge) => ({ gauge, reading: readFinite(gauge, facts) }));
  const totalWeight = read.reduce((sum, { gauge, reading }) => sum + (reading ? gauge.weight : 0), 0);
  const gauges = read.flatMap(({ gauge, reading }): ScoredGauge[] => {
    if (reading === null || gauge.weight === 0) return [];
    const score = scoreGauge(reading.value, gauge);
    const share = gauge.weight / totalWeight;
    const points = aspect.weight * share;
    const cost = aspect.weight * costOf(gauge, score);
    const isSaid = !(score < NEEDS_WORK ? reading.withoutBlame : reading.withoutPraise);
    return [
      { gauge, reading, score, share, gain: points * score, loss: points * (1 - score) + cost, isSaid },
    ];
  });
  return {
    aspect,
    score: Math.max(0, 100 * gauges.reduce(addPoints, 0)),
    gauges,
    measurements: toMeasurements(read, gauges),
    annotations: gauges
      .filter(({ score, isSaid }) => isSaid && score < NEEDS_WORK)
      .flatMap(({ gauge, reading }) => toAnnotations(aspect, gauge, reading, facts)),
  };
}

/** 0–1 of the aspect: what a gauge earns, less what its failing costs. */
function addPoints(sum: number, { gauge, share, score }: ScoredGauge): number {
  return sum + share * score - costOf(gauge, score);
}

/** 0–1 of the aspect: nothing down to half of the points, all of it where there are none. */
function costOf({ cost = 0 }: Gauge, score: number): number {
  return (cost / 100) * Math.max(0, 1 - score * 2);
}

/** 0–1: full at or beyond `good`, none at or beyond `poor`, linear between; `good` and `poor` differ. */
export function scoreGauge(value: number, { good, poor }: { good: number; poor: number }): number {
  const share = (value - poor) / (good - poor);
  return Math.min(1, Math.max(0, share));
}

/** NaN (0 ÷ 0 on a page of odd sizes) counts as "does not apply". */
function readFinite(gauge: Gauge, facts: DesignFacts): Reading | null {
  const reading = gauge.read(facts);
  return reading !== null && Number.isFinite(reading.value) ? reading : null;
}

function toMeasurements(
  read: readonly { gauge: Gauge; reading: Reading | null }[],
  gauges: readonly ScoredGauge[],
): Measurement[] {
  const percents = wholePercents(gauges.map(({ share }) => share));
  return read.map(({ gauge, reading }) => {
    const index = gauges.findIndex((one) => one.gauge === gauge);
    const score = gauges[index]?.score;
    return {
      id: gauge.id,
      label: gauge.label,
      value: reading?.shown ?? "entfällt",
      expected: gauge.expected,
      score: score === undefined ? null : Math.round(score * 100),
      weight: percents[index] ?? 0,
      basis: gauge.basis,
    };
  });
}

/** Shares as whole percents that add up to 100: the largest remainders are rounded up. */
function wholePercents(shares: readonly number[]): number[] {
  const percents = shares.map((share) => Math.floor(share * 100));
  const missing = shares.length === 0 ? 0 : 100 - percents.reduce((sum, one) => sum + one, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share * 100 - Math.floor(share * 100) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

/** Those within the pictures. */
function toAnnotations(
  { id: aspect }: Aspect,
  { id: measurement }: Gauge,
  { annotations = [] }: Reading,
  facts: DesignFacts,
): Annotation[] {
  return annotations
    .flatMap(({ viewport, text, box }) => {
      const shown = clipToPicture(box, facts[viewport].snapshot);
      return shown === null ? [] : [{ aspect, measurement, viewport, text, box: shown }];
    })
    .slice(0, MAX_ANNOTATIONS);
}

/** Null where nothing of it is in the picture. */
export function clipToPicture(box: Box, { viewport, page }: PageSnapshot): Box | null {
  const left = Math.max(0, Math.round(box.x));
  const top = Math.max(0, Math.round(box.y));
  const right = Math.min(viewport.width, MAX_SHOT_WIDTH, Math.round(box.x + box.width));
  const bottom = Math.min(page.height, MAX_SHOT_HEIGHT, Math.round(box.y + box.height));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
