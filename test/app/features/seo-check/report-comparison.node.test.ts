import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { changesSince } from "#app/features/seo-check/report/comparison/compare.ts";
import { Comparison } from "#app/features/seo-check/report/comparison/comparison.tsx";
import {
  addRun,
  findEarlierRun,
  MAX_RUNS,
  type Run,
  readRuns,
  toRun,
} from "#app/features/seo-check/report/comparison/runs.ts";
import { readReport } from "#app/features/seo-check/report/read-report.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";

const run = (changes: Partial<Run> = {}): Run => ({
  url: "https://firma.de/",
  checkedAt: "2026-11-01T08:00:00.000Z",
  score: 60,
  states: {},
  ...changes,
});
const finding = (id: string, status: string) => ({ id, status, title: id });

describe("a run", () => {
  it("keeps address, date, score, and of each rule only its state [DATA-13] [COMP-04]", () => {
    const kept = toRun(readReport(seoAnswer));
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(["checkedAt", "score", "states", "url"]);
    expect(kept?.states["description-present"]).toBe("failed");
    expect(Object.keys(kept?.states ?? {})).toHaveLength(seoAnswer.findings.length + seoAnswer.legal.length);
    expect(JSON.stringify(kept)).not.toContain("Musterweg");
  });

  it.each([
    ["could not be judged", { unscoredReason: "Ein Schutz antwortete." }],
    ["has no score", { score: null }],
    ["has no address", { url: null }],
    ["has an endless address", { url: `https://firma.de/${"x".repeat(3000)}` }],
  ])("is not kept when the page %s", (_, changes) => {
    expect(toRun(readReport({ ...seoAnswer, ...changes }))).toBeNull();
  });
});

describe("stored runs", () => {
  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["no JSON", "[{"],
    ["no list", "{}"],
    ["a number", "7"],
    ["an unknown state", JSON.stringify([run({ states: { h1: "super" as never } })])],
    ["a score above 100", JSON.stringify([run({ score: 101 })])],
    ["no date", JSON.stringify([run({ checkedAt: "gestern" })])],
    ["a part that is missing", JSON.stringify([{ url: "https://firma.de/" }])],
    ["more than ever is stored", JSON.stringify(Array.from({ length: MAX_RUNS + 1 }, () => run()))],
  ])("count as none when they are %s [DATA-13] [COMP-05]", (_, stored) => {
    expect(readRuns(stored)).toEqual([]);
  });

  it("come back as they went", () => {
    const runs = [run({ states: { h1: "passed", canonical: "notApplicable" } })];
    expect(readRuns(JSON.stringify(runs))).toEqual(runs);
  });

  it("are ten addresses at most, one run each, the oldest makes room [DATA-13] [COMP-04]", () => {
    let runs: Run[] = [];
    for (let index = 0; index < 12; index++) runs = addRun(runs, run({ url: `https://f${index}.de/` }));
    runs = addRun(runs, run({ url: "https://f5.de/", score: 99 }));
    expect(runs).toHaveLength(MAX_RUNS);
    expect(runs[0]).toMatchObject({ url: "https://f5.de/", score: 99 });
    expect(runs.map(({ url }) => url)).not.toContain("https://f1.de/");
    expect(runs.filter(({ url }) => url === "https://f5.de/")).toHaveLength(1);
  });

  it("give the run of the same address, never the same analysis", () => {
    const earlier = run();
    const now = run({ checkedAt: "2026-11-21T08:00:00.000Z" });
    expect(findEarlierRun([run({ url: "https://firma.de/dach" }), earlier], now)).toBe(earlier);
    expect(findEarlierRun([now], now)).toBeNull();
    expect(findEarlierRun([run({ url: "https://firma.de/dach" })], now)).toBeNull();
  });
});

describe("a comparison", () => {
  const states = {
    a: "failed",
    b: "warning",
    c: "failed",
    d: "passed",
    e: "warning",
    f: "notApplicable",
    g: "unchecked",
    h: "failed",
    i: "passed",
  } as const;
  const now = readReport({
    url: "https://firma.de/",
    checkedAt: "2026-11-21T08:00:00.000Z",
    score: 71.6,
    findings: [
      finding("a", "passed"),
      finding("b", "passed"),
      finding("c", "warning"),
      finding("d", "warning"),
      finding("e", "failed"),
      finding("f", "failed"),
      finding("g", "passed"),
      finding("h", "unchecked"),
      finding("i", "passed"),
      finding("new", "warning"),
      finding("fine", "passed"),
    ],
    legal: [finding("law", "failed")],
  });

  it("sorts what improved, what got worse and what is new [COMP-01]", () => {
    expect(changesSince(run({ states }), now)).toEqual({
      points: 12,
      improved: ["a", "b", "c (noch offen)"],
      declined: ["d", "e"],
      fresh: ["f", "new", "law"],
    });
  });

  it("takes no name of JavaScript's own for a rule", () => {
    const report = readReport({
      findings: [finding("constructor", "passed"), finding("__proto__", "failed")],
    });
    expect(changesSince(run(), report)).toMatchObject({ improved: [], declined: [] });
  });

  const shown = (earlier: Run, report = now) =>
    renderToStaticMarkup(createElement(Comparison, { earlier, report })).replace(/<[^>]+>/g, " ");

  it("says then and now, the difference in words, and where the last result lies [COMP-01]", () => {
    const words = shown(run({ states })).replace(/\s+/g, " ");
    expect(words).toContain("Seit Ihrer Prüfung am 1. November 2026");
    expect(words).toContain("60 damals 72 jetzt 12 Punkte mehr");
    expect(words).toContain("Besser geworden (3)");
    expect(words).toContain("Der letzte Stand gilt nur für diesen Besuch.");
  });

  it.each([
    [72, "Gleich viele Punkte"],
    [73, "1 Punkt weniger"],
    [71, "1 Punkt mehr"],
  ])("from %d says: %s", (score, words) => {
    expect(shown(run({ score }))).toContain(words);
  });

  it("says when no rule has changed", () => {
    const kept = toRun(now);
    expect(kept && shown({ ...kept, score: 70 })).toContain(
      "Bei den einzelnen Regeln hat sich nichts geändert.",
    );
  });
});
