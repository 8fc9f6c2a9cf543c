import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { speedTexts } from "#content/report/speed-check.ts";
import { MAX_SPEED_ROWS, speedResultSchema } from "#contract/speed-check.ts";
import { judgeSpeed } from "#worker/browser-check/speed/judge-speed.ts";
import type { SlowLoad, SpeedReading } from "#worker/browser-check/speed/speed-reading.ts";
import { secondsWithSpread, spreadOf } from "#worker/browser-check/speed/spread.ts";
import { slowLoad, spot } from "../../support/browser-check/slow-load.ts";

const shot = { source: "data:image/jpeg;base64,AA==", width: 412, height: 1646, pageHeight: 3000 };
const lcp = (ms: number) => ({ ms, isImage: true, spot: spot("img") });

function judge(loads: SlowLoad[], more: Partial<SpeedReading> = {}) {
  const result = judgeSpeed({ host: "firma.de", loads, shown: { load: 0, shot, film: [] }, ...more });
  v.parse(speedResultSchema, result);
  return result;
}
const of = (...values: number[]) => judge(values.map((ms) => slowLoad({ lcp: lcp(ms) })));

describe("how fast a page is there", () => {
  it("is told as median with the fastest and the slowest load, in the sentence, too [VISIT-10] [VISIT-15]", () => {
    const { figures, verdict } = of(2_100, 1_720, 1_810);
    expect(figures.find(({ id }) => id === "lcp")).toMatchObject({
      value: "1,8\u00a0s (1,7–2,1)",
      level: "good",
      spread: { median: 1_810, min: 1_720, max: 2_100 },
    });
    expect(verdict).toBe(speedTexts.verdicts.good("1,8\u00a0s (1,7–2,1)"));
    for (const { value } of figures) expect(value).toMatch(/\(.+–.+\)$/);
  });

  it.each([
    [2_500, "good"],
    [2_501, "fair"],
    [4_000, "fair"],
    [4_001, "poor"],
  ] as const)("of %d ms is %s, by Google's thresholds [VISIT-10]", (ms, level) => {
    expect(of(ms).level).toBe(level);
  });

  it("says when something shifts, and is no better than its shifts [VISIT-10]", () => {
    const shifting = (cls: number) => judge([slowLoad({ cls })]);
    expect(shifting(0.1).verdict).not.toContain("verrutscht");
    expect(shifting(0.11)).toMatchObject({
      level: "fair",
      verdict: expect.stringContaining("verrutscht etwas"),
    });
    expect(shifting(0.3)).toMatchObject({
      level: "poor",
      verdict: expect.stringContaining("verrutscht viel"),
    });
    expect(judge([slowLoad({ lcp: lcp(9_000), cls: 0.2 })]).level).toBe("poor");
  });

  it("counts loads that came to an end; others are said, and count only where there is nothing else [VISIT-12]", () => {
    const cut = slowLoad({ lcp: lcp(300), isComplete: false, spentMs: 9_400 });
    const two = judge([slowLoad({ lcp: lcp(3_000) }), slowLoad({ lcp: lcp(3_200) }), cut]);
    expect(two.figures.find(({ id }) => id === "lcp")?.spread).toEqual({
      median: 3_100,
      min: 3_000,
      max: 3_200,
    });
    expect(two).toMatchObject({
      loads: 2,
      completeLoads: 2,
      notes: expect.arrayContaining([speedTexts.notes.fewer.two]),
    });
    const none = judge([cut]);
    expect(none.notes).toEqual(
      expect.arrayContaining([speedTexts.notes.fewer.one, speedTexts.notes.incomplete("9")]),
    );
    expect(none).toMatchObject({ loads: 1, completeLoads: 0 });
    const { fewer, incomplete } = speedTexts.notes;
    for (const note of [fewer.one, fewer.two, incomplete("9")]) expect(of(1, 2, 3).notes).not.toContain(note);
  });

  it("of a page that shows nothing says just that [VISIT-12]", () => {
    const { verdict, figures, level } = judge([slowLoad({ fcp: null, lcp: null })]);
    expect([verdict, level]).toEqual([speedTexts.verdicts.nothing(), "poor"]);
    expect(figures.map(({ id }) => id)).toEqual(["cls", "blocked"]);
  });

  it("names and marks the largest part and what has shifted, of the load that is pictured [VISIT-11]", () => {
    const loads = [
      slowLoad({ lcp: lcp(1_800) }),
      slowLoad({
        lcp: { ms: 2_000, isImage: false, spot: spot("h1") },
        shifted: [{ value: 0.12, spot: spot("p", 300) }],
      }),
    ];
    const { marks } = judge(loads, { shown: { load: 1, shot, film: [] } });
    expect(marks.map(({ kind, text, selector }) => [kind, text, selector])).toEqual([
      ["largest", "Der größte Text, da nach 2,0 s", "main > h1"],
      ["shifted", "Verrutscht beim Laden um 0,12", "main > p"],
    ]);
  });

  it("sums bytes by kind and host, largest first, what is beyond in one line [VISIT-11] [VISIT-13]", () => {
    const byHost = Array.from({ length: 40 }, (_, index) => ({
      host: `h${index}.example`,
      bytes: 1_000 * (index + 1),
      files: 1,
    }));
    const beyond = { bytes: 5_000, files: 7 };
    const { bytes } = slowLoad();
    const result = judge([slowLoad({ bytes: { ...bytes, byHost, beyond } })]);
    expect(result.total).toBe("652\u00a0kB in 7 Dateien");
    expect(result.byKind).toEqual([
      { name: "Bilder", value: "640\u00a0kB", note: "6 Dateien" },
      { name: "HTML", value: "12\u00a0kB", note: "1 Datei" },
    ]);
    expect(result.byHost).toHaveLength(MAX_SPEED_ROWS);
    expect(result.byHost[0]).toEqual({ name: "h39.example", value: "40\u00a0kB", note: "1 Datei" });
    expect(result.byHost.at(-1)).toEqual({ name: "alle weiteren", value: "440\u00a0kB", note: "36 Dateien" });
  });

  it("tells whose scripts keep the processor busy, as median of the loads [VISIT-11]", () => {
    const blocked = (...byHost: { host: string; ms: number }[]) =>
      slowLoad({ blocked: { ms: 100, longestMs: 100, byHost } });
    const { blockedBy } = judge([
      blocked({ host: "firma.de", ms: 300 }, { host: "", ms: 60 }),
      blocked({ host: "firma.de", ms: 500 }, { host: "cdn.example", ms: 900 }, { host: "", ms: 70 }),
      blocked({ host: "firma.de", ms: 400 }, { host: "cdn.example", ms: 800 }),
    ]);
    expect(blockedBy.map(({ name, value }) => [name, value])).toEqual([
      ["cdn.example", "0,8\u00a0s (0,0–0,9)"],
      ["Skripte Ihrer Website", "0,4\u00a0s (0,3–0,5)"],
      ["Skripte ohne Adresse", "0,1\u00a0s (0,0–0,1)"],
    ]);
  });
});

describe("a spread", () => {
  it("takes what is known, and the mean of the middle two [VISIT-10]", () => {
    expect(spreadOf([3, null, 1, undefined, Number.NaN])).toEqual({ median: 2, min: 1, max: 3 });
    expect(spreadOf([null])).toBeNull();
    expect(spreadOf([-5, 4])).toEqual({ median: 2, min: 0, max: 4 });
  });

  it("is written even where all loads were alike [VISIT-10]", () => {
    expect(secondsWithSpread({ median: 1_840, min: 1_840, max: 1_840 })).toBe("1,8\u00a0s (1,8–1,8)");
  });
});
