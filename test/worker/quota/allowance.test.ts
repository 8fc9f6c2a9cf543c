// Sums with a limit inside their Durable Object.
import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dailyAllowance, minuteAllowance } from "#worker/quota/allowance.ts";

const NOW = new Date("2026-11-23T22:59:00Z");

describe("an allowance", () => {
  it("grants no more than its limit to 100 parallel takers", async () => {
    const allowance = dailyAllowance(env.SEO_QUOTA, crypto.randomUUID(), 10, NOW);
    const granted = await Promise.all(Array.from({ length: 100 }, () => allowance.take(3)));
    expect(granted.filter(Boolean)).toHaveLength(3);
    expect(await allowance.take(1)).toBe(true);
    expect(await allowance.take(1)).toBe(false);
  });

  it("takes all or nothing, and takes back what was not needed", async () => {
    const allowance = dailyAllowance(env.SEO_QUOTA, crypto.randomUUID(), 10, NOW);
    expect(await allowance.take(8)).toBe(true);
    expect(await allowance.take(3)).toBe(false);
    await allowance.settle(-5);
    expect(await allowance.take(7)).toBe(true);
    expect(await allowance.take(1)).toBe(false);
  });

  it("begins anew with the next window, and leaves nothing behind", async () => {
    const name = crypto.randomUUID();
    expect(await minuteAllowance(env.SEO_QUOTA, name, 1, NOW).take(1)).toBe(true);
    expect(await minuteAllowance(env.SEO_QUOTA, name, 1, NOW).take(1)).toBe(false);
    const next = new Date(NOW.getTime() + 60_000);
    expect(await minuteAllowance(env.SEO_QUOTA, name, 1, next).take(1)).toBe(true);
    const stub = env.SEO_QUOTA.getByName(`${name} in minute ${Math.floor(NOW.getTime() / 60_000)}`);
    expect(await stub.spent()).toBe(1);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await stub.spent()).toBe(0);
  });

  it("settles nothing in a window that is over", async () => {
    const stub = env.SEO_QUOTA.getByName(crypto.randomUUID());
    await stub.settle(5);
    expect(await stub.spent()).toBe(0);
  });
});
