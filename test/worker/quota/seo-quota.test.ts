// The counter inside its Durable Object.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { nextBerlinMidnight } from "#worker/quota/day.ts";
import { testQuota } from "../support/api.ts";

const visitor = () => crypto.randomUUID();

function granted(reservation: { granted: boolean }) {
  return reservation.granted;
}

describe("the quota of one visitor and day", () => {
  it("grants exactly 3 of 100 parallel analyses [EDGE-10]", async () => {
    const quota = testQuota();
    const name = visitor();
    const reservations = await Promise.all(Array.from({ length: 100 }, () => quota.reserve(name)));
    expect(reservations.filter(granted)).toHaveLength(3);
    expect(await quota.read(name)).toMatchObject({ used: 3, limit: 3 });
  });

  it("grants 10 attempts in all when 100 parallel analyses fail [EDGE-10]", async () => {
    const quota = testQuota();
    const name = visitor();
    const attempts = await Promise.all(
      Array.from({ length: 100 }, async () => {
        let tries = 0;
        for (let round = 0; round < 5; round++) {
          const reservation = await quota.reserve(name);
          if (!reservation.granted) continue;
          tries++;
          await reservation.restore();
        }
        return tries;
      }),
    );
    expect(attempts.reduce((sum, tries) => sum + tries, 0)).toBe(10);
  });

  it("gives a failed analysis back [EDGE-10]", async () => {
    const quota = testQuota();
    const name = visitor();
    const reservation = await quota.reserve(name);
    expect(await quota.read(name)).toMatchObject({ used: 1 });
    if (reservation.granted) await reservation.restore();
    expect(await quota.read(name)).toMatchObject({ used: 0 });
  });

  it("counts every visitor alone [EDGE-10]", async () => {
    const quota = testQuota(1);
    expect(granted(await quota.reserve(visitor()))).toBe(true);
    expect(granted(await quota.reserve(visitor()))).toBe(true);
  });

  it("tells when the day ends, and how long to wait once all is used [EDGE-13]", async () => {
    const now = new Date("2026-11-21T22:58:30Z");
    const quota = testQuota(0, () => now);
    expect(await quota.read(visitor())).toEqual({ used: 0, limit: 0, resetsAt: "2026-11-21T23:00:00.000Z" });
    expect(await quota.reserve(visitor())).toEqual({ granted: false, retryAfterSeconds: 90 });
  });

  it("deletes itself by alarm at the end of the day [EDGE-11]", async () => {
    const quota = testQuota();
    const name = visitor();
    const store = env.SEO_QUOTA.getByName(name);
    const endOfDay = nextBerlinMidnight(new Date()).getTime();
    await quota.reserve(name);
    expect(await runInDurableObject(store, (_, state) => state.storage.getAlarm())).toBe(endOfDay);
    expect(await runDurableObjectAlarm(store)).toBe(true);
    const left = await runInDurableObject(store, async (_, state) => ({
      stored: [...state.storage.kv.list()],
      alarm: await state.storage.getAlarm(),
    }));
    expect(left).toEqual({ stored: [], alarm: null });
    expect(await quota.read(name)).toMatchObject({ used: 0 });
  });

  it("rings again when deleting fails, so that nothing stays behind [EDGE-11]", async () => {
    const store = env.SEO_QUOTA.getByName(visitor());
    await store.reserve(3, Date.now() + 60_000, 10);
    const ringsAgain = await runInDurableObject(store, async (quota, state) => {
      const failing = Promise.reject(new Error("storage is away"));
      Object.defineProperty(state.storage, "deleteAll", { value: () => failing, configurable: true });
      await state.storage.deleteAlarm();
      await quota.alarm();
      Reflect.deleteProperty(state.storage, "deleteAll");
      return state.storage.getAlarm();
    });
    expect(ringsAgain).toBeGreaterThan(Date.now());
  });

  it("stores nothing but two numbers, and nothing at all for a visitor who only looks [EDGE-11]", async () => {
    const quota = testQuota();
    const name = visitor();
    const store = env.SEO_QUOTA.getByName(name);
    const stored = () => runInDurableObject(store, (_, state) => [...state.storage.kv.list()]);
    await quota.read(name);
    expect(await stored()).toEqual([]);
    await quota.reserve(name);
    expect(await stored()).toEqual([["count", { used: 1, attempts: 1 }]]);
  });

  it("gives an analysis that ran past midnight back to a day that is gone without reviving it [EDGE-11]", async () => {
    const quota = testQuota();
    const name = visitor();
    const store = env.SEO_QUOTA.getByName(name);
    const reservation = await quota.reserve(name);
    await runDurableObjectAlarm(store);
    if (reservation.granted) await reservation.restore();
    expect(await runInDurableObject(store, (_, state) => [...state.storage.kv.list()])).toEqual([]);
  });
});
