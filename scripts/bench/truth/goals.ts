// What the check promises for each half of the labelled pages.
import type { GoalName, Goals, HalfFigures, Share } from "#content/truth-types.ts";

export const goals: Goals = {
  true: 0.98,
  useful: 0.92,
  trackers: 0.95,
  consentTools: 0.95,
  imprint: 0.99,
  privacy: 0.99,
};

/**
 * What both halves have reached and must not lose. Where it is less than the goal, the goal is missed: the bench and /genauigkeit
 * say so.
 */
export const floors: Goals = {
  true: 0.98,
  useful: 0.92,
  trackers: 0.95,
  consentTools: 0.96,
  imprint: 0.99,
  privacy: 0.99,
};

/** The goals that a half misses, by name. */
export function missedGoals(figures: Pick<HalfFigures, GoalName>, least = goals): GoalName[] {
  return (Object.keys(least) as GoalName[]).filter((name) => shareOf(figures[name]) < least[name]);
}

/** 0–1; of nothing all. */
function shareOf([part, all]: Share): number {
  return all === 0 ? 1 : part / all;
}
