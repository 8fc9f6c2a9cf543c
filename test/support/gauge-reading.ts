// One gauge of an aspect on made-up facts.
import type { Aspect, Reading } from "#worker/design/aspect.ts";
import type { DesignFacts } from "#worker/design/design-facts.ts";
import { gaugeScore } from "#worker/design/gauge-score.ts";
import { judgeAspect } from "#worker/design/judge-aspect.ts";

/** Points of 100 of one gauge; null where it does not apply. */
export function pointsOf(aspect: Aspect, id: string, facts: DesignFacts): number | null {
  const reading = readingOf(aspect, id, facts);
  return reading && 100 * gaugeScore(reading.value, gaugeOf(aspect, id));
}

export function readingOf(aspect: Aspect, id: string, facts: DesignFacts): Reading | null {
  return gaugeOf(aspect, id).read(facts);
}

/** 0–100 */
export function scoreOf(aspect: Aspect, facts: DesignFacts): number {
  return judgeAspect(aspect, facts).score;
}

function gaugeOf(aspect: Aspect, id: string) {
  const gauge = aspect.gauges.find((one) => one.id === id);
  if (!gauge) throw new Error(`No gauge ${id}`);
  return gauge;
}
