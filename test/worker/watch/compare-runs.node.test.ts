// What has changed between two weeks, rule by rule.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import { type Changes, compareRuns, hasChanges, learn, nothingKnown } from "#worker/watch/compare-runs.ts";
import { REACHABLE, type Run, unreachableRun, type Verdict } from "#worker/watch/runs.ts";

const verdict = (status: FindingStatus, places: string[] = [], title: string = status): Verdict => ({
  status,
  title,
  gain: 2,
  places,
});

function runWith(verdicts: Record<string, Verdict>, more: Partial<Run> = {}): Run {
  const reachable = { [REACHABLE]: verdict("passed") };
  return {
    at: 0,
    engine: "1",
    score: 70,
    kind: "firm-home",
    verdicts: { ...reachable, ...verdicts },
    ...more,
  };
}

function idsOf(changes: Changes): Record<keyof Changes, string[]> {
  const ids = (kind: keyof Changes) => changes[kind].map(({ id }) => id);
  return { mended: ids("mended"), added: ids("added"), worse: ids("worse"), better: ids("better") };
}
const nothing = { mended: [], added: [], worse: [], better: [] };

const between = (before: Record<string, Verdict>, now: Record<string, Verdict>, more?: Partial<Run>) =>
  idsOf(compareRuns(nothingKnown(runWith(before)), runWith(now, more)));

describe("two runs", () => {
  it.each<[string, Verdict, Verdict, Partial<Record<keyof Changes, string[]>>]>([
    ["a fault mended", verdict("failed", ["a"]), verdict("passed"), { mended: ["x"] }],
    ["a hint mended", verdict("warning"), verdict("passed"), { mended: ["x"] }],
    ["a new fault", verdict("passed"), verdict("failed", ["a"]), { added: ["x"] }],
    [
      "a new fault where there was nothing to judge",
      verdict("notApplicable"),
      verdict("failed"),
      { added: ["x"] },
    ],
    ["a hint that became a fault", verdict("warning"), verdict("failed"), { worse: ["x"] }],
    [
      "a fault that became a hint",
      verdict("failed", ["a"]),
      verdict("warning", ["a", "b"]),
      { better: ["x"] },
    ],
    ["more places", verdict("failed", ["a"]), verdict("failed", ["a", "b"]), { worse: ["x"] }],
    ["fewer places", verdict("failed", ["a", "b"]), verdict("failed", ["b"]), { better: ["x"] }],
    ["the same", verdict("failed", ["a"]), verdict("failed", ["a"]), {}],
    ["another place instead", verdict("failed", ["a"]), verdict("failed", ["b"]), {}],
    ["not checked now", verdict("failed"), verdict("unchecked"), {}],
    ["not checked before", verdict("unchecked"), verdict("failed"), {}],
    ["no longer asked", verdict("failed"), verdict("notApplicable"), {}],
    ["well and well", verdict("passed"), verdict("notApplicable"), {}],
  ])("tell of %s [WATCH-04]", (_, before, now, expected) => {
    expect(between({ x: before }, { x: now })).toEqual({ ...nothing, ...expected });
  });

  it("say nothing of a rule that did not exist, or does not any more [WATCH-04]", () => {
    expect(between({}, { x: verdict("failed") })).toEqual(nothing);
    expect(between({ x: verdict("failed") }, {})).toEqual(nothing);
  });

  it("say nothing of questions that another kind of page is not asked [WATCH-04]", () => {
    const before = { x: verdict("notApplicable"), y: verdict("failed"), z: verdict("passed") };
    const now = { x: verdict("failed"), y: verdict("notApplicable"), z: verdict("failed") };
    expect(between(before, now, { kind: "article" })).toEqual({ ...nothing, added: ["z"] });
  });

  it("keep what was known over a week in which nothing could be checked, and over one without an answer [WATCH-04]", () => {
    const known = nothingKnown(runWith({ x: verdict("passed"), y: verdict("failed") }));
    const unchecked = learn(known, runWith({ x: verdict("unchecked"), y: verdict("unchecked") }));
    const away = learn(unchecked, unreachableRun(1, "1", "Website nicht erreichbar"));
    const after = compareRuns(away, runWith({ x: verdict("failed"), y: verdict("passed") }));
    expect(idsOf(after)).toEqual({ ...nothing, added: ["x"], mended: [REACHABLE, "y"] });
  });

  it("tell that a site does not answer, and that it does again, once each [WATCH-02] [WATCH-04]", () => {
    let known = nothingKnown(runWith({}));
    const told: string[][] = [];
    for (const run of [
      unreachableRun(1, "1", "weg"),
      unreachableRun(2, "1", "weg"),
      runWith({}),
      runWith({}),
    ]) {
      const changes = compareRuns(known, run);
      told.push([...changes.added, ...changes.mended].map(({ id }) => id));
      known = learn(known, run);
    }
    expect(told).toEqual([[REACHABLE], [], [REACHABLE], []]);
  });
});

const statuses = ["passed", "failed", "warning", "notApplicable", "unchecked"] as const;
const someRun = fc
  .dictionary(
    fc.constantFrom("a", "b", "c", "d"),
    fc.record({ status: fc.constantFrom(...statuses), places: fc.subarray(["p", "q", "r"]) }),
  )
  .map((verdicts) =>
    runWith(
      Object.fromEntries(
        Object.entries(verdicts).map(([id, { status, places }]) => [id, verdict(status, places)]),
      ),
    ),
  );

it("a run compared with itself has no changes, and each change stands in one list alone [WATCH-04]", () => {
  fc.assert(
    fc.property(someRun, someRun, (one, other) => {
      expect(hasChanges(compareRuns(nothingKnown(one), one))).toBe(false);
      const ids = Object.values(idsOf(compareRuns(nothingKnown(one), other))).flat();
      expect(new Set(ids).size).toBe(ids.length);
      // Nothing is told of what either run did not know.
      for (const id of ids) {
        expect(one.verdicts[id]?.status).not.toBe("unchecked");
        expect(other.verdicts[id]?.status).not.toBe("unchecked");
      }
    }),
  );
});
