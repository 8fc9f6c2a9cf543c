// What `npm test` and `npm run test:deep` are made of: steps that print a line each and add up to counts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { provideTestChromium } from "../chromium.ts";
import { type CommandResult, runCommand } from "../command.ts";
import { type Counts, countStep, sum } from "./test-report.ts";

export interface Step {
  name: string;
  /** Runs only after this step succeeded. */
  needs?: string;
  run: (reportFile: string) => Promise<CommandResult>;
  /** Without it the step counts as one test. */
  count?: (report: unknown, succeeded: boolean) => Counts;
}

/** Runs rounds one after the other, the rows of a round beside each other, the steps of a row in order. */
export async function runRounds(
  rounds: readonly (readonly (readonly Step[])[])[],
  isWanted: (step: Step) => boolean,
): Promise<Counts> {
  const reports = mkdtempSync(path.join(os.tmpdir(), "paettken-test-"));
  const failedSteps = new Set<string>();
  const counts: Counts[] = [];
  const runRow = async (row: readonly Step[]) => {
    for (const step of row.filter(isWanted)) counts.push(await runStep(step, reports, failedSteps));
  };
  for (const rows of rounds) await Promise.all(rows.map(runRow));
  rmSync(reports, { recursive: true, force: true });
  return sum(counts);
}

async function runStep(step: Step, reports: string, failedSteps: Set<string>): Promise<Counts> {
  if (step.needs && failedSteps.has(step.needs)) {
    console.log(`✗ ${step.name}: not run, it needs ${step.needs}`);
    return countStep(false);
  }
  const began = performance.now();
  const reportFile = path.join(reports, `${step.name}.json`);
  const { code, output } = await step.run(reportFile);
  const result = step.count?.(readReport(reportFile), code === 0) ?? countStep(code === 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const tests = step.count ? ` ${result.passed} passed, ${result.failed} failed` : "";
  if (result.failed > 0) {
    failedSteps.add(step.name);
    console.log(`${output}\n✗ ${step.name} (${seconds} s)${tests}`);
  } else {
    console.log(`✓ ${step.name} (${seconds} s)${tests}`);
  }
  return result;
}

/** What workerd prints of objects that tests kill: thousands of lines between the failures. */
const NOISE = /^(?:uncaught exception; |stack: |.*jsg\.Error: killed).*\n/gm;

/** @param timeout ms; a tool that hangs must not hang the build machine */
export async function vitest(
  reportFile: string,
  timeout: number,
  projects: readonly string[],
  options: readonly string[] = [],
): Promise<CommandResult> {
  const args = [
    "run",
    ...projects.map((name) => `--project=${name}`),
    "--allowOnly=false",
    "--reporter=minimal",
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
    ...options,
  ];
  const { code, output } = await runCommand("vitest", args, { quiet: true, timeout });
  return { code, output: output.replace(NOISE, "") };
}

/** @param timeout as above */
export async function browserTests(
  reportFile: string,
  timeout: number,
  project: string,
): Promise<CommandResult> {
  if (!provideTestChromium()) return { code: 1, output: "The browser tests need a Chromium." };
  return runCommand("playwright", ["test", `--project=${project}`], {
    quiet: true,
    timeout,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
