// The first mutated pages of `npm run bench -- fuzz`, through the rewriter that `npm run audit` uses.
import { describe, expect, it } from "vitest";
import { createNodeRewriter } from "#scripts/audit/rewriter-node.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { fixtureSources } from "#test/support/fuzz/fixture-sources.ts";
import { fuzzHtml } from "#test/support/fuzz/html-fuzz.ts";
import { faultsOf } from "#test/support/fuzz/report-faults.ts";
import { threadTime } from "#test/support/hostile/thread-time.ts";

const PAGES = 250;
/** Work for one page of 256 kB; an analysis has 15 s for everything. */
const SLOWEST_MS = 3_000;

describe("mutated pages", () => {
  it("never crash the analysis, take bounded work, and get a valid report [HOST-01] [HOST-04]", {
    timeout: 60_000,
  }, async () => {
    const { faults, slowest } = await fuzzHtml({
      pages: fixtureSources(),
      count: PAGES,
      seed: 1,
      rewriter: createNodeRewriter,
      clock: threadTime,
    });
    expect(faults).toEqual([]);
    expect(slowest.ms).toBeLessThan(SLOWEST_MS);
  });
});

describe("what is looked for in their reports", () => {
  it("is not found in a report that is as it should be", () => {
    expect(faultsOf(exampleReport)).toEqual([]);
  });

  it.each([
    ["a score above 100", { score: 101 }],
    ["a figure that is none", { performance: { ...exampleReport.performance, loadTime: Number.NaN } }],
    ["half an emoji", { notes: ["Ein \ud83d."] }],
    ["a note that is no sentence", { notes: ["undefined"] }],
    [
      "a silent complaint",
      { findings: exampleReport.findings.map((finding) => ({ ...finding, evidence: [] })) },
    ],
    [
      "a slip in a sentence",
      { findings: exampleReport.findings.map((finding) => ({ ...finding, title: "Es sind NaN Bilder" })) },
    ],
    [
      "an audit that broke",
      {
        findings: exampleReport.findings.map((finding) => ({
          ...finding,
          advice: "Hier ist im Programm ein Fehler aufgetreten.",
        })),
      },
    ],
  ])("finds %s", (_, change) => {
    expect(faultsOf({ ...exampleReport, ...change })).not.toEqual([]);
  });
});
