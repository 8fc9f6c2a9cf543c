// What all uses of a language model share: so many calls a day, and a rest after a failure.
import { createDailyQuota, type QuotaStore } from "./quota/daily-quota.ts";
import { berlinDay } from "./quota/day.ts";

export interface ModelCalls {
  /** Takes one of the calls that the day has; false when they are used up. */
  take: () => Promise<boolean>;
  /** After a failure: a visitor should not wait for every answer while a model is down. */
  isResting: () => boolean;
  rest: () => void;
}

const REST_MS = 60_000;

/** @param purpose names the counter: uses with the same one share their calls. */
export function createModelCalls(
  purpose: string,
  callsADay: number,
  counters: { getByName(name: string): QuotaStore },
): ModelCalls {
  const quota = createDailyQuota(
    (name) => counters.getByName(name),
    callsADay,
    () => new Date(),
  );
  let restUntil = 0;
  return {
    take: async () => (await quota.reserve(`${purpose} ${berlinDay(new Date())}`)).granted,
    isResting: () => Date.now() < restUntil,
    rest: () => {
      restUntil = Date.now() + REST_MS;
    },
  };
}
