// The website that comes into being in the hero: what its progress means.
import { HERO_OVERLAY_UNTIL, HERO_PROGRESS_MAX } from "#content/constants.ts";

const STAGES = 4;
const LAST_STAGE = STAGES - 1;

export interface MockState {
  /** 0 code, 1 design, 2 building, 3 done: the quarter that was reached. */
  stage: number;
  /** Whether label and bar lie over the page. */
  overlay: boolean;
}

/** @param progress 0–100 */
export function mockState(progress: number): MockState {
  return {
    stage: Math.min(LAST_STAGE, Math.floor((progress / HERO_PROGRESS_MAX) * STAGES)),
    overlay: progress < HERO_OVERLAY_UNTIL,
  };
}

/** One step on; after 100 comes 0. */
export function nextProgress(progress: number): number {
  return progress >= HERO_PROGRESS_MAX ? 0 : progress + 1;
}
