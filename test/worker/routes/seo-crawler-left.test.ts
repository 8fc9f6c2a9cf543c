// Visitors who close the page while their analysis runs.
import { createExecutionContext } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { AnalyseSite } from "#worker/services/services.ts";
import { asEvents, hangs, url, used } from "../support/analyses.ts";
import { CRAWLER, post, testServices } from "../support/api.ts";

describe("a visitor who leaves", () => {
  it("ends the analysis quietly and keeps the quota [API-24] [EDGE-10]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(hangs);
    const services = testServices({ analyseSite });
    const leaving = new AbortController();
    const pending = post(services, CRAWLER, { url }, { signal: leaving.signal });
    await vi.waitFor(() => expect(analyseSite).toHaveBeenCalled());
    leaving.abort();
    await (await pending).settle();
    expect(analyseSite.mock.calls[0]?.[1].aborted).toBe(true);
    expect(await used(services)).toBe(0);
    expect(services.entries).toContainEqual(expect.objectContaining({ event: "analysis", outcome: "left" }));
    expect(services.entries.filter(({ event }) => event === "exception")).toEqual([]);
  });

  it("ends the analysis by closing the stream of events, too [API-24] [EDGE-04]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(hangs);
    const services = testServices({ analyseSite });
    const { answer, settle } = await post(services, CRAWLER, { url }, asEvents);
    await answer.body?.cancel();
    await settle();
    expect(analyseSite.mock.calls[0]?.[1].aborted).toBe(true);
    expect(await used(services)).toBe(0);
    expect(services.entries.filter(({ event }) => event === "exception")).toEqual([]);
  });

  it.each([
    ["JSON", {}],
    ["events", asEvents],
  ])(
    "from %s has the use given back after the platform would have stopped [API-24] [EDGE-10]",
    async (_, form) => {
      let restored = false;
      const restore = async () => {
        await scheduler.wait(20);
        restored = true;
      };
      const services = testServices({ analyseSite: hangs, times: { analysisMs: 20, heartbeatMs: 5_000 } });
      services.seoQuota = { ...services.seoQuota, reserve: async () => ({ granted: true, restore }) };
      const afterwards: Promise<unknown>[] = [];
      const context = createExecutionContext();
      context.waitUntil = (work) => void afterwards.push(work);
      post(services, CRAWLER, { url }, form, { context });
      await vi.waitFor(() => expect(afterwards).not.toHaveLength(0));
      await Promise.all(afterwards);
      expect(restored).toBe(true);
    },
  );

  it("before the analysis begins leaves it undone [API-24]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(hangs);
    const services = testServices({ analyseSite });
    await post(services, CRAWLER, { url }, { signal: AbortSignal.abort() });
    expect(analyseSite).not.toHaveBeenCalled();
    expect(await used(services)).toBe(0);
  });
});
