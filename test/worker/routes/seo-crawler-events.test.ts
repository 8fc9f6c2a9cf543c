// The analysis as a stream of events.
import { describe, expect, it } from "vitest";
import { problemStatus } from "#contract/problem.ts";
import type { AnalyseSite } from "#worker/services/services.ts";
import { asEvents, failsWith, hangs, targetFailures, url } from "../support/analyses.ts";
import { CRAWLER, post, report, testServices } from "../support/api.ts";
import { parseEvents } from "../support/events.ts";

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
