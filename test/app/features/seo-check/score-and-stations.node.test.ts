import { describe, expect, it } from "vitest";
import type { Flow } from "#app/features/seo-check/flow.ts";
import { countLitDots, getBand } from "#app/features/seo-check/score-band.ts";
import { completedShare, stationStates } from "#app/features/seo-check/stage/station-path.tsx";
import { bandMessages, bandWords } from "#content/report/seo-report.ts";

describe("score bands", () => {
  it.each([
    [0, "poor"],
    [59, "poor"],
    [60, "fair"],
    [79, "fair"],
    [80, "good"],
    [100, "good"],
  ])("%d is %s [SEO-39] [SEO-43]", (score, band) => {
    expect(getBand(score)).toBe(band);
  });

  it("says them as specified [SEO-40] [SEO-41] [SEO-42]", () => {
    expect(bandMessages).toEqual({
      good: "Excellent! Ihre Website ist gut für SEO optimiert.",
      fair: "Gut! Es gibt noch Verbesserungspotential.",
      poor: "Verbesserungsbedürftig. Folgen Sie den Empfehlungen unten.",
    });
  });

  it("has a different word for each, so that colour is not alone [SEO-73]", () => {
    expect(new Set(Object.values(bandWords)).size).toBe(3);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [1, 1],
    [50, 25],
    [99, 49],
    [100, 50],
    [140, 50],
  ])("lights the ring for %d with %d of 50 dots [SEO-39]", (score, dots) => {
    expect(countLitDots(score, 50)).toBe(dots);
  });
});

describe("stations", () => {
  const at = (station: number, phase: "loading" | "error" = "loading"): Flow =>
    ({ phase, url: "https://firma.de", message: "", progress: { station, percent: 0, label: "" } }) as Flow;

  it.each<[string, Flow, string]>([
    ["explain while nothing runs", { phase: "idle" }, "idle idle idle idle idle"],
    ["lead to the first before any event", at(-1), "current waiting waiting waiting waiting"],
    ["follow the events", at(2), "done done current waiting waiting"],
    ["reach the last", at(4), "done done done done current"],
    ["show where a failed analysis ended", at(1, "error"), "done failed waiting waiting waiting"],
  ])("%s [EDGE-04] [SEO-73]", (_, flow, states) => {
    expect(stationStates(flow).join(" ")).toBe(states);
  });

  it.each([
    [at(-1), 0, 0.025],
    [at(0), 2, 0.025],
    [at(1), 10, 0.225],
    [at(2), 30, 0.425],
    [at(2), 50, 0.5],
    [at(2), 79, 0.625],
    [at(4), 92, 0.92],
    [at(4), 100, 1],
  ])("fill the path between two signs (%#) [EDGE-04]", (flow, percent, share) => {
    expect(completedShare(stationStates(flow), percent)).toBeCloseTo(share, 3);
  });

  it("show the whole path while nothing runs", () => {
    expect(completedShare(stationStates({ phase: "idle" }), 0)).toBe(1);
  });
});
