// One source for how modern a page is: the points of the aspect. What alone dates a page keeps them below the bound.
import { listDatingElements } from "./figures/techniques.ts";
import type { DesignFacts } from "./page-snapshot.ts";
import type { ScoredAspect } from "./score-aspect.ts";

/** From so many points on a page is called modern. */
export const MIN_MODERN_SCORE = 70;

export function capDatedModernity(scored: ScoredAspect, { desktop }: DesignFacts): ScoredAspect {
  const isDated = listDatingElements(desktop.snapshot.technique).length > 0;
  if (scored.aspect.id !== "modernity" || !isDated) return scored;
  return { ...scored, score: Math.min(scored.score, MIN_MODERN_SCORE - 1) };
}
