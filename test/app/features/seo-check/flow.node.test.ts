import { describe, expect, it } from "vitest";
import { type Flow, type FlowEvent, idle, isBusy, nextFlow } from "#app/features/seo-check/flow.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress } from "#contract/seo-request.ts";

const report = { url: "https://firma.de/", score: 72 } as SeoReport;
const loading: Flow = {
  phase: "loading",
  url: "https://firma.de",
  progress: { station: -1, percent: 0, label: "" },
};
const rating: Flow = { phase: "rating", report };
const result: Flow = { phase: "result", report };
const error: Flow = { ...loading, phase: "error", message: "Nein." };

const started: FlowEvent = { type: "started", url: "https://firma.de" };
const reported: FlowEvent = { type: "reported", report, ratingFollows: false };
const failed: FlowEvent = { type: "failed", message: "Nein." };
const stopped: FlowEvent = { type: "stopped" };

describe("states of an analysis", () => {
  it.each<[string, Flow, FlowEvent, Flow]>([
    ["idle starts", idle, started, loading],
    ["a result starts anew", result, started, loading],
    ["an error starts anew", error, started, loading],
    ["loading ends with a result", loading, reported, result],
    ["loading ends with an error", loading, failed, error],
    ["loading is cancelled", loading, stopped, idle],
    ["the report is shown while the rating runs", loading, { ...reported, ratingFollows: true }, rating],
    ["a failed rating keeps the report", rating, { type: "rated" }, result],
    ["a cancelled rating keeps the report", rating, stopped, result],
  ])("%s [SEO-27]", (_, from, event, to) => {
    expect(nextFlow(from, event)).toEqual(to);
  });

  it.each([loading, rating])("does not start twice [SEO-28]", (busy) => {
    expect(isBusy(busy)).toBe(true);
    expect(nextFlow(busy, { type: "started", url: "https://andere.de" })).toBe(busy);
  });

  it.each<[Flow, FlowEvent]>([
    [idle, reported],
    [idle, failed],
    [result, failed],
    [result, { type: "rated", visualDesign: {} }],
    [idle, { type: "progressed", progress: { phase: "read", percent: 50, label: "x" } }],
  ])("ignores an event that comes too late (%#) [SEO-27]", (flow, event) => {
    expect(nextFlow(flow, event)).toBe(flow);
  });

  it("stores the rating as visualDesign on the result [SEO-30]", () => {
    const visualDesign = { overallScore: 70 };
    const rated = nextFlow(rating, { type: "rated", visualDesign });
    expect(rated).toEqual({ phase: "result", report: { ...report, visualDesign } });
  });
});

describe("progress", () => {
  const heard = (...events: unknown[]) =>
    events.reduce<Flow>(
      (flow, progress) => nextFlow(flow, { type: "progressed", progress: progress as SeoProgress }),
      loading,
    );

  it("follows the stations [EDGE-04]", () => {
    const flow = heard(
      { phase: "address", percent: 2, label: "Adresse" },
      { phase: "read", percent: 44, label: "Lesen" },
    );
    expect(flow).toMatchObject({ progress: { station: 2, percent: 44, label: "Lesen" } });
  });

  it("never goes back [EDGE-04]", () => {
    const flow = heard(
      { phase: "read", percent: 44, label: "Lesen" },
      { phase: "fetch", percent: 50, label: "Abruf" },
      { phase: "read", percent: 30, label: "Lesen: 9 KB" },
    );
    expect(flow).toMatchObject({ progress: { station: 2, percent: 44, label: "Lesen: 9 KB" } });
  });

  it.each([undefined, null, 7, {}, { phase: "tanzen", percent: 50, label: "x" }])(
    "skips %j, which is no progress [EDGE-04]",
    (event) => {
      expect(heard(event)).toMatchObject({ progress: { station: -1, percent: 0 } });
    },
  );

  it("stays within 0 to 100 whatever comes [SEO-62]", () => {
    expect(heard({ phase: "judge", percent: 400, label: "x" })).toMatchObject({ progress: { percent: 100 } });
    expect(heard({ phase: "judge", percent: "NaN", label: 3 })).toMatchObject({
      progress: { percent: 0, label: "" },
    });
  });
});
