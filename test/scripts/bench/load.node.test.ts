// The bench under load notices what it is there for; that it finds nothing is for `npm run bench -- load` to say.
import { describe, expect, it } from "vitest";
import { judgeRefusal, LOST_LOCALLY, type Verdict } from "#scripts/bench/load/calls.ts";
import { percentile, runAt } from "#scripts/bench/load/run.ts";

const problem = (changes: object = {}) =>
  JSON.stringify({
    type: "/problems/internal",
    title: "Interner Fehler",
    status: 500,
    detail: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
    requestId: "a",
    ...changes,
  });

describe("the bench under load", () => {
  it.each<[string, number, string, Verdict["outcome"]]>([
    ["a problem of the contract clear", 500, problem(), "problem"],
    ["one of another status unclear", 503, problem(), "wrong"],
    ["one without a sentence unclear", 500, problem({ detail: "" }), "wrong"],
    ["one that the contract does not know unclear", 500, problem({ type: "/problems/other" }), "wrong"],
    ["another JSON unclear", 500, '{"error":"boom"}', "wrong"],
    ["a stack trace unclear", 500, "TypeError: boom\n    at fetch (index.js:1)", "wrong"],
    ["an empty body unclear", 500, "", "wrong"],
    ["a success that is none unclear", 204, "", "wrong"],
  ])("calls %s", (_, status, body, outcome) => {
    expect(judgeRefusal({ status, body }).outcome).toBe(outcome);
  });

  it("keeps errors of the local server apart from the site's", () => {
    const answer = { status: 500, body: "Error: Network connection lost.\n    at async Object.fetch" };
    expect(judgeRefusal(answer)).toEqual({ outcome: "lost", reason: LOST_LOCALLY });
  });

  it("sends every call of the time it is given, in order", async () => {
    const right: Verdict = { outcome: "right" };
    let calls = 0;
    const next = () => ({ kind: `call ${++calls}`, send: async () => right });
    const { samples, isOverrun } = await runAt(100, 0.1, next);
    expect(samples.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, (_, at) => `call ${at + 1}`));
    expect(isOverrun).toBe(false);
  });

  it("stops sending when too many answers are open", async () => {
    let release = () => {};
    const blocked = new Promise<Verdict>((resolve) => {
      release = () => resolve({ outcome: "right" });
    });
    let sent = 0;
    const next = () => {
      if (++sent === 601) setImmediate(release);
      return { kind: "call", send: () => blocked };
    };
    const { samples, isOverrun } = await runAt(1_000_000, 0.01, next);
    expect(isOverrun).toBe(true);
    expect(samples.length).toBeLessThan(10_001);
  });

  it("takes percentiles of unsorted times", () => {
    const samples = [5, 1, 4, 2, 3].map((ms) => ({ kind: "", ms, verdict: { outcome: "right" } as const }));
    expect([0, 0.5, 0.99].map((part) => percentile(samples, part))).toEqual([1, 3, 5]);
    expect(percentile([], 0.5)).toBeNaN();
  });
});
