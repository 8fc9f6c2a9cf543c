// One aspect on one page: every gauge read, scored and weighed.
import type { Annotation, Box, Measurement } from "#contract/design-rating.ts";
import { MAX_SHOT_HEIGHT, MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import type { Aspect, Gauge, Reading } from "./aspect.ts";
import type { DesignFacts } from "./design-facts.ts";
import { gaugeScore } from "./gauge-score.ts";
import type { PageSnapshot } from "./page-snapshot.ts";

/** A gauge that counts on this page. */
export interface Judged {
  gauge: Gauge;
  reading: Reading;
  /** 0–1 */
  score: number;
  /** Share of the aspect, 0–1, among the gauges that count. */
  share: number;
  /** Points of 100 of the overall score that it brings, and that it loses. */
  gain: number;
  loss: number;
}

export interface JudgedAspect {
  aspect: Aspect;
  /** 0–100, not rounded; 0 where no gauge counts, so that removing everything never pays. */
  score: number;
  /** In the order of the aspect. */
  judged: Judged[];
  measurements: Measurement[];
  annotations: Annotation[];
}

const MOST_ANNOTATIONS = 4;

export function judgeAspect(aspect: Aspect, facts: DesignFacts): JudgedAspect {
  const read = aspect.gauges.map((gauge) => ({ gauge, reading: finiteReading(gauge, facts) }));
  const whole = read.reduce((sum, { gauge, reading }) => sum + (reading ? gauge.weight : 0), 0);
  const judged = read.flatMap(({ gauge, reading }) => {
    if (reading === null || gauge.weight === 0) return [];
    const score = gaugeScore(reading.value, gauge);
    const share = gauge.weight / whole;
    return [
      {
        gauge,
        reading,
        score,
        share,
        gain: aspect.weight * share * score,
        loss: aspect.weight * share * (1 - score),
      },
    ];
  });
  return {
    aspect,
    score: 100 * judged.reduce((sum, { share, score }) => sum + share * score, 0),
    judged,
    measurements: measurementsOf(read, judged),
    annotations: judged
      .filter(({ score }) => score < 1)
      .flatMap(({ gauge, reading }) => annotationsOf(aspect, gauge, reading, facts)),
  };
}

/** A figure that is no number (0 ÷ 0 on a page of odd sizes) says nothing. */
function finiteReading(gauge: Gauge, facts: DesignFacts): Reading | null {
  const reading = gauge.read(facts);
  return reading !== null && Number.isFinite(reading.value) ? reading : null;
}

function measurementsOf(
  read: readonly { gauge: Gauge; reading: Reading | null }[],
  judged: readonly Judged[],
): Measurement[] {
  const percents = wholePercents(judged.map(({ share }) => share));
  return read.map(({ gauge, reading }) => {
    const index = judged.findIndex((one) => one.gauge === gauge);
    const score = judged[index]?.score;
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

/** Those that the pictures show. */
function annotationsOf(
  { id: aspect }: Aspect,
  { id: measurement }: Gauge,
  { annotations = [] }: Reading,
  facts: DesignFacts,
): Annotation[] {
  return annotations
    .flatMap(({ viewport, text, box }) => {
      const shown = withinPicture(box, facts[viewport].snapshot);
      return shown === null ? [] : [{ aspect, measurement, viewport, text, box: shown }];
    })
    .slice(0, MOST_ANNOTATIONS);
}

function withinPicture(box: Box, { viewport, page }: PageSnapshot): Box | null {
  const left = Math.max(0, Math.round(box.x));
  const top = Math.max(0, Math.round(box.y));
  const right = Math.min(viewport.width, MAX_SHOT_WIDTH, Math.round(box.x + box.width));
  const bottom = Math.min(page.height, MAX_SHOT_HEIGHT, Math.round(box.y + box.height));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
