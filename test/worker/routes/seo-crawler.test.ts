// The analysis as a call: answers, failures and what they cost. A stand-in analyses.
import { describe, expect, it, vi } from "vitest";
import { problemStatus } from "#contract/problem.ts";
import type { SeoRequest } from "#contract/seo-request.ts";
import type { AnalyseSite, Services } from "#worker/services/services.ts";
import { asEvents, failsWith, hangs, targetFailures, throws, url, used } from "../support/analyses.ts";
import { CRAWLER, post, report, testQuota, testServices } from "../support/api.ts";
import { expectProblem } from "../support/problems.ts";

describe("an analysis", () => {
  it("is asked for what was sent, trimmed, and answers the report [API-01]", async () => {
    const asked: SeoRequest[] = [];
    const analyseSite: AnalyseSite = async (request) => {
      asked.push(request);
      return { ok: true, report };
    };
    const services = testServices({ analyseSite });
    const { answer } = await post(services, CRAWLER, { url: `  ${url} `, keywords: [" Maler ", "Münster"] });
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(report);
    await post(services, CRAWLER, { url });
    expect(asked).toEqual([{ url, keywords: ["Maler", "Münster"] }, { url }]);
  });

  it("never looks for half a character, which the report would repeat [API-01] [HOST-01]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(async () => ({ ok: true, report }));
    await post(testServices({ analyseSite }), CRAWLER, { url, keywords: ["Dach \ud83d", "\ud83c\udfe0"] });
    expect(analyseSite.mock.calls[0]?.[0].keywords).toEqual(["Dach \ufffd", "\ud83c\udfe0"]);
  });

  it.each(targetFailures)("that ends with %s is answered with status and sentence [API-13]", async (code) => {
    const services = testServices({ analyseSite: failsWith(code) });
    await expectProblem((await post(services, CRAWLER, { url })).answer, code);
  });

  it("that takes too long is cut off, even if it ignores the signal [API-23]", async () => {
    const services = testServices({ analyseSite: hangs, times: { analysisMs: 20, heartbeatMs: 5_000 } });
    await expectProblem((await post(services, CRAWLER, { url })).answer, "target-too-slow");
    expect(await used(services)).toBe(0);
  });

  it("that takes too long is told to stop [API-23]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(hangs);
    const services = testServices({ analyseSite, times: { analysisMs: 20, heartbeatMs: 5_000 } });
    await post(services, CRAWLER, { url });
    expect(analyseSite.mock.calls[0]?.[1].aborted).toBe(true);
  });
});

describe("the quota of analyses", () => {
  it("counts before the analysis begins [EDGE-10]", async () => {
    const seen: number[] = [];
    const services: Services = testServices({
      analyseSite: async () => {
        seen.push(await used(services));
        return { ok: true, report };
      },
    });
    await post(services, CRAWLER, { url });
    expect(seen).toEqual([1]);
  });

  it("refuses the fourth with the words of the page, and says until when [SEO-71] [EDGE-10]", async () => {
    const now = new Date("2026-11-21T22:00:00Z");
    const services = testServices({ seoQuota: testQuota(3, () => now) });
    for (let i = 0; i < 3; i++) expect((await post(services, CRAWLER, { url })).answer.status).toBe(200);
    const { answer } = await post(services, CRAWLER, { url });
    const sentence = "Sie haben Ihr Tageslimit erreicht. Versuchen Sie es morgen wieder.";
    await expectProblem(answer, "quota-exhausted", sentence);
    expect(answer.headers.get("Retry-After")).toBe("3600");
    expect(await used(services)).toBe(3);
  });

  it("refuses as a plain answer also when events were asked for [SEO-71] [EDGE-04]", async () => {
    const services = testServices({ seoQuota: testQuota(0) });
    await expectProblem((await post(services, CRAWLER, { url }, asEvents)).answer, "quota-exhausted");
  });

  it("lets exactly 3 of 100 parallel calls through, whatever form they ask for [EDGE-10]", async () => {
    const services = testServices();
    const calls = Array.from({ length: 100 }, (_, i) =>
      post(services, CRAWLER, { url }, i % 2 ? asEvents : {}),
    );
    const statuses = (await Promise.all(calls)).map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(97);
  });

  it.each<[string, AnalyseSite]>([
    ["an expected failure", failsWith("target-unreachable")],
    ["a bug", throws],
  ])("is given back after %s, as JSON and as events [EDGE-10]", async (_, analyseSite) => {
    const services = testServices({ analyseSite });
    await post(services, CRAWLER, { url });
    await (await post(services, CRAWLER, { url }, asEvents)).settle();
    expect(await used(services)).toBe(0);
  });

  it("that cannot be given back changes no answer [API-13] [EDGE-10]", async () => {
    const services = testServices({ analyseSite: failsWith("target-unreachable") });
    const restore = () => Promise.reject(new TypeError("the counter is away"));
    services.seoQuota = { ...services.seoQuota, reserve: async () => ({ granted: true, restore }) };
    await expectProblem((await post(services, CRAWLER, { url })).answer, "target-unreachable");
    expect(services.entries).toContainEqual(
      expect.objectContaining({ event: "exception", error: "TypeError" }),
    );
    expect(services.entries).toContainEqual(
      expect.objectContaining({ event: "analysis", outcome: "target-unreachable" }),
    );
  });

  it("ends after ten failures [EDGE-10]", async () => {
    const services = testServices({ analyseSite: failsWith("target-unreachable") });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await post(services, CRAWLER, { url })).answer.status);
    expect(statuses).toEqual([...Array(10).fill(problemStatus["target-unreachable"]), 429, 429]);
    expect(await used(services)).toBe(3);
  });
});
