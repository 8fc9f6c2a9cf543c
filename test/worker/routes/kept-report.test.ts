// A report that the page finds again under the id it sent along.
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { keptReportHeader } from "#contract/kept-report.ts";
import { MAX_KEPT_BYTES } from "#worker/seo/kept-report/kept-reports.ts";
import type { AnalyseSite, AnalysisOutcome } from "#worker/services/services.ts";
import { asEvents, failsWith, url, used } from "../support/analyses.ts";
import { CRAWLER, call, get, KEPT, ORIGIN, PUBLIC_KEY, post, report, testServices } from "../support/api.ts";

const newId = () => crypto.randomUUID();
const under = (id: string, headers: Record<string, string> = {}) => ({
  headers: { [keptReportHeader]: id, ...headers },
});
const forget = (services: Parameters<typeof call>[0], id: string) =>
  call(services, `${KEPT}/${id}`, { method: "DELETE", headers: { Authorization: `Bearer ${PUBLIC_KEY}` } });

/** An analysis that ends when it is told to. */
function slowAnalysis() {
  const end = Promise.withResolvers<AnalysisOutcome>();
  const analyseSite = vi.fn<AnalyseSite>((_, signal) => {
    signal.addEventListener("abort", () => end.resolve({ ok: false, code: "internal" }));
    return end.promise;
  });
  return { analyseSite, finish: () => end.resolve({ ok: true, report }) };
}

describe("a report asked for again", () => {
  it("is answered as by the analysis, and counts nothing [KEPT-01] [KEPT-02]", async () => {
    const services = testServices();
    const id = newId();
    const { settle } = await post(services, CRAWLER, { url }, under(id));
    await settle();
    const { answer } = await get(services, `${KEPT}/${id}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(report);
    expect(await used(services)).toBe(1);
  });

  it("is waited for while the analysis runs, whose caller has left [KEPT-03]", async () => {
    const { analyseSite, finish } = slowAnalysis();
    const services = testServices({ analyseSite });
    const id = newId();
    const { answer, settle } = await post(services, CRAWLER, { url }, under(id, asEvents.headers));
    await vi.waitFor(() => expect(analyseSite).toHaveBeenCalled());
    await answer.body?.cancel();
    const asked = get(services, `${KEPT}/${id}`);
    await scheduler.wait(50);
    expect(analyseSite.mock.calls[0]?.[1].aborted).toBe(false);
    finish();
    expect(await (await asked).answer.json()).toEqual(report);
    await settle();
    expect(await used(services)).toBe(1);
    expect(services.entries).toContainEqual(expect.objectContaining({ event: "analysis", outcome: "done" }));
  });

  it("has the analysis' failure for an answer, and the use is given back [KEPT-03]", async () => {
    const services = testServices({ analyseSite: failsWith("target-unreachable") });
    const id = newId();
    await (await post(services, CRAWLER, { url }, under(id))).settle();
    const { answer } = await get(services, `${KEPT}/${id}`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ type: expect.stringMatching(/target-unreachable$/) });
    expect(await used(services)).toBe(0);
  });

  it.each(["no-number", newId(), "../../site-crawl", newId().toUpperCase()])(
    "is not found under %s, and the question leaves nothing [KEPT-05] [KEPT-06]",
    async (id) => {
      const services = testServices();
      const { answer } = await get(services, `${KEPT}/${id}`);
      expect(answer.status).toBe(404);
      await forget(services, id);
      const stored = await runInDurableObject(env.KEPT_REPORT.getByName(id), async (_, { storage }) => [
        (await storage.list()).size,
        await storage.getAlarm(),
      ]);
      expect(stored).toEqual([0, null]);
    },
  );

  it("is not given without the key, nor to foreign pages [KEPT-05]", async () => {
    const services = testServices();
    const id = newId();
    await (await post(services, CRAWLER, { url }, under(id))).settle();
    expect((await call(services, `${KEPT}/${id}`)).answer.status).toBe(401);
    const foreign = await get(services, `${KEPT}/${id}`, { Origin: "https://boese.example" });
    expect(foreign.answer.status).toBe(403);
    expect((await get(services, `${KEPT}/${id}`, { Origin: ORIGIN })).answer.status).toBe(200);
  });
});

describe("an analysis", () => {
  it("that is cancelled stops, is given back and leaves nothing to find [KEPT-04]", async () => {
    const { analyseSite } = slowAnalysis();
    // Longer than the test may take: only the cancelling can end it.
    const services = testServices({ analyseSite, times: { analysisMs: 60_000 } });
    const id = newId();
    const { answer, settle } = await post(services, CRAWLER, { url }, under(id, asEvents.headers));
    await vi.waitFor(() => expect(analyseSite).toHaveBeenCalled());
    expect((await forget(services, id)).answer.status).toBe(204);
    await answer.body?.cancel();
    await settle();
    expect(analyseSite.mock.calls[0]?.[1].aborted).toBe(true);
    expect(await used(services)).toBe(0);
    expect((await get(services, `${KEPT}/${id}`)).answer.status).toBe(404);
  });

  it("that was cancelled too late to be stopped is given back as well [KEPT-04]", async () => {
    const { analyseSite, finish } = slowAnalysis();
    const services = testServices({ analyseSite });
    const id = newId();
    const { settle } = await post(services, CRAWLER, { url }, under(id, asEvents.headers));
    await vi.waitFor(() => expect(analyseSite).toHaveBeenCalled());
    await forget(services, id);
    finish();
    await settle();
    expect(await used(services)).toBe(0);
    expect((await get(services, `${KEPT}/${id}`)).answer.status).toBe(404);
  });

  it("without an id, or refused before it began, keeps nothing [KEPT-06]", async () => {
    const before = await listDurableObjectIds(env.KEPT_REPORT);
    await (await post(testServices(), CRAWLER, { url })).settle();
    const usedUp = testServices();
    usedUp.seoQuota = { ...usedUp.seoQuota, reserve: async () => ({ granted: false, retryAfterSeconds: 1 }) };
    expect((await post(usedUp, CRAWLER, { url }, under(newId()))).answer.status).toBe(429);
    const malformed = await post(testServices(), CRAWLER, { url }, under("1"));
    expect(malformed.answer.status).toBe(400);
    expect(await listDurableObjectIds(env.KEPT_REPORT)).toHaveLength(before.length);
  });

  it("whose report is too large to be kept answers it all the same [KEPT-06]", async () => {
    const large = { ...report, title: "ü".repeat(MAX_KEPT_BYTES / 2) } as typeof report;
    const services = testServices({ analyseSite: async () => ({ ok: true, report: large }) });
    const id = newId();
    const { answer, settle } = await post(services, CRAWLER, { url }, under(id));
    expect(await answer.json()).toEqual(large);
    await settle();
    expect((await get(services, `${KEPT}/${id}`)).answer.status).toBe(404);
    expect(await used(services)).toBe(1);
  });

  it("does not take a number a second time, and never names it in the log [KEPT-05]", async () => {
    const services = testServices();
    const id = newId();
    await (await post(services, CRAWLER, { url }, under(id))).settle();
    services.analyseSite = async () => ({ ok: true, report: { ...report, score: 1 } });
    await (await post(services, CRAWLER, { url }, under(id))).settle();
    expect(await (await get(services, `${KEPT}/${id}`)).answer.json()).toEqual(report);
    expect(JSON.stringify(services.entries)).not.toContain(id);
  });

  it("is not lost over the keeping [KEPT-03]", async () => {
    const broken = async () => {
      throw new Error("no storage");
    };
    const services = testServices({ keptReports: { begin: broken, read: broken, forget: broken } });
    const { answer } = await post(services, CRAWLER, { url }, under(newId()));
    expect(await answer.json()).toEqual(report);
    expect(services.entries).toContainEqual(expect.objectContaining({ event: "exception" }));
  });
});
