// The analysis as a call: answers, failures and what they cost. A stand-in analyses.
import { describe, expect, it, vi } from "vitest";
import { type ErrorCode, problemStatus } from "#contract/problem.ts";
import type { SeoRequest } from "#contract/seo-request.ts";
import type { AnalyseSite, Services } from "#worker/services.ts";
import { CRAWLER, get, post, QUOTA, report, testQuota, testServices } from "../support/api.ts";
import { parseEvents } from "../support/events.ts";
import { expectProblem } from "../support/problems.ts";

const url = "https://example.org";
const asEvents = { headers: { Accept: "text/event-stream" } };

const failsWith =
  (code: ErrorCode): AnalyseSite =>
  async () => ({ ok: false, code });
const hangs: AnalyseSite = () => new Promise(() => {});
const throws: AnalyseSite = async () => {
  throw new Error("boom");
};

async function used(services: Services) {
  return ((await (await get(services, QUOTA)).answer.json()) as { used: number }).used;
}

const targetFailures = [
  "bad-address",
  "refused-address",
  "not-html",
  "target-unreachable",
  "too-many-redirects",
  "empty-page",
  "target-too-slow",
] as const satisfies ErrorCode[];

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

  it("ends after ten failures [EDGE-10]", async () => {
    const services = testServices({ analyseSite: failsWith("target-unreachable") });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await post(services, CRAWLER, { url })).answer.status);
    expect(statuses).toEqual([...Array(10).fill(problemStatus["target-unreachable"]), 429, 429]);
    expect(await used(services)).toBe(3);
  });
});

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

  it("before the analysis begins leaves it undone [API-24]", async () => {
    const analyseSite = vi.fn<AnalyseSite>(hangs);
    const services = testServices({ analyseSite });
    await post(services, CRAWLER, { url }, { signal: AbortSignal.abort() });
    expect(analyseSite).not.toHaveBeenCalled();
    expect(await used(services)).toBe(0);
  });
});

describe("the stream of events", () => {
  const label = "Seite wird gelesen: „Größe“\nund mehr";
  const analyseSite: AnalyseSite = async (_, __, onProgress) => {
    onProgress({ phase: "address", percent: 5, label: "Adresse wird geprüft" });
    onProgress({ phase: "read", percent: 60, label });
    return { ok: true, report };
  };

  it("tells the progress, then the result, and ends [EDGE-04]", async () => {
    const { answer } = await post(testServices({ analyseSite }), CRAWLER, { url }, asEvents);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(parseEvents(await answer.text())).toEqual([
      { event: "progress", data: { phase: "address", percent: 5, label: "Adresse wird geprüft" } },
      { event: "progress", data: { phase: "read", percent: 60, label } },
      { event: "result", data: report },
    ]);
  });

  it("sends progress while the analysis runs, not at its end [EDGE-04]", async () => {
    const finish = Promise.withResolvers<void>();
    const slow: AnalyseSite = async (request, signal, onProgress) => {
      onProgress({ phase: "fetch", percent: 20, label: "Seite wird geladen" });
      await finish.promise;
      return analyseSite(request, signal, onProgress);
    };
    const { answer } = await post(testServices({ analyseSite: slow }), CRAWLER, { url }, asEvents);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("event: progress");
    finish.resolve();
    let rest = "";
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) rest += read.value;
    expect(rest).toContain("event: result");
  });

  it.each(targetFailures)("ends with %s as error event [EDGE-04] [API-13]", async (code) => {
    const services = testServices({ analyseSite: failsWith(code) });
    const { answer } = await post(services, CRAWLER, { url }, asEvents);
    const [only, ...more] = parseEvents(await answer.text());
    expect(only).toMatchObject({ event: "error", data: { status: problemStatus[code] } });
    expect(only?.data).toHaveProperty("requestId", answer.headers.get("X-Request-Id"));
    expect(more).toEqual([]);
  });

  it("shows signs of life while nothing happens [EDGE-04]", async () => {
    const services = testServices({ analyseSite: hangs, times: { analysisMs: 120, heartbeatMs: 20 } });
    const { answer } = await post(services, CRAWLER, { url }, asEvents);
    const text = await answer.text();
    expect(text.startsWith(": \n\n")).toBe(true);
    expect(parseEvents(text)).toMatchObject([{ event: "error", data: { status: 504 } }]);
  });

  it.each([
    ["text/event-stream", "text/event-stream"],
    ["TEXT/EVENT-STREAM;q=1, application/json;q=0.5", "text/event-stream"],
    ["application/json", "application/json"],
    ["*/*", "application/json"],
    ["text/event-stream-not", "application/json"],
  ])("is chosen by Accept: %s → %s [EDGE-04]", async (accept, type) => {
    const { answer } = await post(testServices(), CRAWLER, { url }, { headers: { Accept: accept } });
    expect(answer.headers.get("Content-Type")).toContain(type);
  });
});
