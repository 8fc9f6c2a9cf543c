// One gauge of an aspect on made-up facts.
import type { Aspect, Reading } from "#worker/design/aspect.ts";
import type { DesignFacts } from "#worker/design/page-snapshot.ts";
import { scoreAspect, scoreGauge } from "#worker/design/score-aspect.ts";

/** Points of 100 of one gauge; null where it does not apply. */
export function pointsOf(aspect: Aspect, id: string, facts: DesignFacts): number | null {
  const reading = readingOf(aspect, id, facts);
  return reading && 100 * scoreGauge(reading.value, gaugeOf(aspect, id));
}

export function readingOf(aspect: Aspect, id: string, facts: DesignFacts): Reading | null {
  return gaugeOf(aspect, id).read(facts);
}

/** 0–100 */
export function scoreOf(aspect: Aspect, facts: DesignFacts): number {
  return scoreAspect(aspect, facts).score;
}

function gaugeOf(aspect: Aspect, id: string) {
  const gauge = aspect.gauges.find((one) => one.id === id);
  if (!gauge) throw new Error(`No gauge ${id}`);
  return gauge;
}
