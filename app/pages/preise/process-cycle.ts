// The steps of content/pages/preise/preise-process.ts repeat. Nothing shows them, so no timer runs.
import { PRICE_PROCESS_ADVANCE_MS } from "#content/constants.ts";
import { priceProcess } from "#content/pages/preise/preise-process.ts";

/** Which step is on after `elapsedMs` from the start: 0, 1, 2, 3, 0, … */
export function stepAt(elapsedMs: number): number {
  return Math.floor(elapsedMs / PRICE_PROCESS_ADVANCE_MS) % priceProcess.length;
}
