// Counts of one step of `npm test`, read from what the test tools report as JSON.

export interface Counts {
  passed: number;
  failed: number;
}

/** A step without tests of its own counts as one. */
export function countStep(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of vitest's JSON report. A failed run whose tests all passed (a file that does not load, an unhandled
 * rejection) still counts as one failure; so does a run without a readable report or without a test.
 */
export function countVitest(report: unknown, succeeded: boolean): Counts {
  const { numPassedTests, numFailedTests } = asRecord(report);
  return honest(Number(numPassedTests), Number(numFailedTests), succeeded);
}

/** Counts of Playwright's JSON report, by the same rules. A test that passed at the second try counts as failed. */
export function countPlaywright(report: unknown, succeeded: boolean): Counts {
  const { expected, unexpected, flaky } = asRecord(asRecord(report).stats);
  return honest(Number(expected), Number(unexpected) + Number(flaky), succeeded);
}

/** Sum of all steps, as the last line of `npm test` prints it. */
export function sum(steps: readonly Counts[]): Counts {
  return steps.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function honest(passed: number, failed: number, succeeded: boolean): Counts {
  if (!Number.isInteger(passed) || !Number.isInteger(failed) || passed + failed === 0)
    return countStep(false);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
