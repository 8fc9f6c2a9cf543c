// The object of one kept report: how long it lives and what it stores.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import type { SeoReport } from "#contract/seo-report.ts";
import { RETENTION_MS, RUN_MS } from "#worker/seo/kept-report/kept-report.ts";

const report = { url: "https://example.org/", score: 71 } as SeoReport;
const newObject = () => env.KEPT_REPORT.getByName(crypto.randomUUID());
const alarmOf = (object: ReturnType<typeof newObject>) =>
  runInDurableObject(object, (_, { storage }) => storage.getAlarm());
const sizeOf = (object: ReturnType<typeof newObject>) =>
  runInDurableObject(object, async (_, { storage }) => (await storage.list()).size);

it("keeps a report for a day after its end, then deletes itself whole [KEPT-01]", async () => {
  const kept = newObject();
  await kept.begin();
  const before = Date.now();
  await kept.finish({ ok: true, report });
  const endsAt = (await alarmOf(kept)) ?? 0;
  expect(endsAt - before).toBeGreaterThanOrEqual(RETENTION_MS);
  expect(endsAt - before).toBeLessThan(RETENTION_MS + 10_000);
  expect(await kept.read()).toEqual({ state: "done", report: JSON.stringify(report) });
  expect(await runDurableObjectAlarm(kept)).toBe(true);
  expect(await sizeOf(kept)).toBe(0);
  expect(await kept.read()).toBeNull();
});

it("keeps a report of several megabytes in pieces [KEPT-01] [KEPT-06]", async () => {
  const kept = newObject();
  await kept.begin();
  const large = { ...report, title: "ü".repeat(1_500_000) } as SeoReport;
  await kept.finish({ ok: true, report: large });
  expect(await kept.read()).toEqual({ state: "done", report: JSON.stringify(large) });
});

it("calls an analysis failed that was cut off with its server [KEPT-03]", async () => {
  const kept = newObject();
  await kept.begin();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + RUN_MS + 1);
  expect(await kept.read()).toEqual({ state: "failed", code: "internal" });
  vi.restoreAllMocks();
});

it("deletes what is forgotten at once, and the mark of a cancelled analysis after a minute [KEPT-04]", async () => {
  const done = newObject();
  await done.begin();
  await done.finish({ ok: true, report });
  await done.forget();
  expect([await sizeOf(done), await alarmOf(done)]).toEqual([0, null]);

  const cancelled = newObject();
  await cancelled.begin();
  await cancelled.forget();
  expect(((await alarmOf(cancelled)) ?? 0) - Date.now()).toBeLessThanOrEqual(RUN_MS);
  expect(await cancelled.begin()).toBe(false);
  expect(await cancelled.finish({ ok: true, report })).toBe(false);
  expect([await sizeOf(cancelled), await alarmOf(cancelled)]).toEqual([0, null]);
});
