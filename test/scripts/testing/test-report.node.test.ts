import { describe, expect, it } from "vitest";
import { countPlaywright, countStep, countVitest, sum } from "#scripts/testing/test-report.ts";

describe("counting a run of vitest", () => {
  it.each([
    ["no report was written", null],
    ["the report is of another form", { numPassedTests: "many" }],
    ["no test ran", { numPassedTests: 0, numFailedTests: 0 }],
  ])("counts one failure when %s, even if the tool says it succeeded", (_case, report) => {
    expect(countVitest(report, true)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts a failure outside of tests, such as a file that does not load", () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  });

  it("takes the counts of the report otherwise", () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 2 }, false)).toEqual({ passed: 7, failed: 2 });
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, true)).toEqual({ passed: 7, failed: 0 });
  });
});

describe("counting a run of Playwright", () => {
  it("counts a test that needed a second try as failed", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };
    expect(countPlaywright(report, false)).toEqual({ passed: 5, failed: 2 });
  });

  it("counts one failure when the browser did not start", () => {
    expect(countPlaywright(null, false)).toEqual({ passed: 0, failed: 1 });
  });
});

it("adds up all steps, a check without tests of its own as one", () => {
  const steps = [countStep(true), countStep(false), { passed: 40, failed: 1 }];
  expect(sum(steps)).toEqual({ passed: 41, failed: 2 });
});
