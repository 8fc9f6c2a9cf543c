// The quota by a clock that is turned: midnight in Berlin, days of 23 and of 25 hours, and the alarm of each day.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { berlinDay } from "#worker/quota/day.ts";
import { visitorId } from "#worker/quota/visitor.ts";
import { testQuota } from "../support/api.ts";

const LIMIT = 3;
const HOUR_S = 3_600;

/** First instant of a day in Berlin, last one of it, its hours. In years to come: an alarm in the past rings at once. */
const DAYS: [name: string, begin: string, end: string, hours: number][] = [
  ["a winter day", "2037-01-14T23:00:00.000Z", "2037-01-15T22:59:59.999Z", 24],
  ["a summer day", "2037-07-14T22:00:00.000Z", "2037-07-15T21:59:59.999Z", 24],
  ["the day on which clocks go forward", "2037-03-28T23:00:00.000Z", "2037-03-29T21:59:59.999Z", 23],
  ["the day on which clocks go back", "2037-10-24T22:00:00.000Z", "2037-10-25T22:59:59.999Z", 25],
  ["New Year's Eve", "2037-12-30T23:00:00.000Z", "2037-12-31T22:59:59.999Z", 24],
];

/** One caller of the site, whose clock can be turned; named anew each day, as services.ts does it. */
function callerAt(instant: string) {
  const secret = crypto.randomUUID();
  let now = new Date(instant);
  const quota = testQuota(LIMIT, () => now);
  const name = () => visitorId(secret, berlinDay(now), "203.0.113.7");
  return {
    turnTo: (later: Date) => {
      now = later;
    },
    reserve: async () => quota.reserve(await name()),
    read: async () => quota.read(await name()),
    store: async () => env.SEO_QUOTA.getByName(await name()),
  };
}

const midnightAfter = (end: string) => new Date(new Date(end).getTime() + 1);

describe("the quota across midnight in Berlin", () => {
  it.each(DAYS)(
    "counts all of %s as one day and begins the next one at zero [EDGE-10]",
    async (_, begin, end) => {
      const caller = callerAt(begin);
      await caller.reserve();
      caller.turnTo(new Date((Date.parse(begin) + Date.parse(end)) / 2));
      await caller.reserve();
      caller.turnTo(new Date(end));
      await caller.reserve();
      expect(await caller.reserve()).toEqual({ granted: false, retryAfterSeconds: 1 });
      expect(await caller.read()).toMatchObject({ used: LIMIT, resetsAt: midnightAfter(end).toISOString() });
      caller.turnTo(midnightAfter(end));
      expect(await caller.read()).toMatchObject({ used: 0 });
      expect(await caller.reserve()).toMatchObject({ granted: true });
    },
  );

  it.each(DAYS)("tells at the beginning of %s how long it lasts [EDGE-13]", async (_, begin, end, hours) => {
    const caller = callerAt(begin);
    for (let used = 0; used < LIMIT; used++) await caller.reserve();
    expect(await caller.reserve()).toEqual({ granted: false, retryAfterSeconds: hours * HOUR_S });
    expect(Date.parse(end) + 1 - Date.parse(begin)).toBe(hours * HOUR_S * 1_000);
  });

  it.each(DAYS)(
    "deletes the counts of %s at its end, those of the next day at theirs [EDGE-11]",
    async (_, begin, end) => {
      const caller = callerAt(begin);
      await caller.reserve();
      const store = await caller.store();
      caller.turnTo(new Date(end));
      await caller.reserve();
      expect(await runInDurableObject(store, (_, state) => state.storage.getAlarm())).toBe(
        Date.parse(end) + 1,
      );
      caller.turnTo(midnightAfter(end));
      await caller.reserve();
      expect(await runDurableObjectAlarm(store)).toBe(true);
      expect(await runInDurableObject(store, (_, state) => [...state.storage.kv.list()])).toEqual([]);
      expect(await caller.read()).toMatchObject({ used: 1 });
    },
  );

  it("gives an analysis that fails after midnight back to the day before, not to the new one [EDGE-10]", async () => {
    const caller = callerAt("2037-10-25T22:59:59.999Z");
    const late = await caller.reserve();
    const yesterday = await caller.store();
    caller.turnTo(new Date("2037-10-25T23:00:00.000Z"));
    await caller.reserve();
    if (late.granted) await late.restore();
    expect(await caller.read()).toMatchObject({ used: 1 });
    expect(await yesterday.read()).toEqual({ used: 0, attempts: 1 });
  });
});
