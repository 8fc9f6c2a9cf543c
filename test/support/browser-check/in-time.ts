// The time a whole check may take, on machines that stand still now and then.
import type { CheckAnswer } from "./check-worker.ts";

/** Of a whole check, closing included (VISIT-06). */
export const CHECK_MS = 45_000;

/**
 * A machine that stood still for a while proves nothing of our deadlines: a check that took too long is made once more.
 * @throws Error when that one takes too long as well
 */
export async function inTime(check: () => Promise<CheckAnswer>): Promise<CheckAnswer> {
  const first = await check();
  const answer = first.ms < CHECK_MS ? first : await check();
  if (answer.ms < CHECK_MS) return answer;
  throw new Error(`Took ${first.ms} ms, and once more ${answer.ms} ms, of ${CHECK_MS}`);
}
