// `npm test`: every check and test of the project. Without arguments all steps; `npm test -- types unit` runs some,
// `npm test -- --without browser` (npm run check) all but one. The last line sums up: `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { provideTestChromium } from "./chromium.ts";
import { type CommandResult, runCommand } from "./command.ts";
import { type Counts, countPlaywright, countStep, countVitest, sum } from "./test-report.ts";

interface Step {
  name: string;
  /** Runs only after this step succeeded. */
  needs?: string;
  run: (reportFile: string) => Promise<CommandResult>;
  /** Without it the step counts as one test. */
  count?: (report: unknown, succeeded: boolean) => Counts;
}

/** A tool that hangs must not hang the build machine. */
const STEP_TIMEOUT_MS = 10 * 60_000;

const unit: Step = { name: "unit", run: (file) => vitest(file, "node", "workerd"), count: countVitest };
const checks: readonly Step[] = [
  { name: "style", run: () => tool("biome", "check", "--error-on-warnings") },
  { name: "types", run: checkTypes },
  { name: "unused", run: () => tool("knip") },
];
const built: readonly Step[] = [
  { name: "build", run: buildStep },
  { name: "site", needs: "build", run: (file) => vitest(file, "site"), count: countVitest },
];
const browser: Step = { name: "browser", needs: "build", run: browserTests, count: countPlaywright };
/**
 * One round after the other; the rows of a round beside each other, since most tools keep one core busy or wait. Not
 * beside the build: it gives up on a page that takes 10 s. The browser tests fill the machine by themselves.
 */
const rounds: readonly (readonly (readonly Step[])[])[] = [[[unit], checks], [built], [[browser]]];
const steps = rounds.flat(2);

const { values, positionals } = parseArgs({
  options: { without: { type: "string", multiple: true, default: [] } },
  allowPositionals: true,
});
const unknown = [...positionals, ...values.without].filter(
  (name) => !steps.some((step) => step.name === name),
);
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. Steps: ${steps.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const reports = mkdtempSync(path.join(os.tmpdir(), "paettken-test-"));
const failedSteps = new Set<string>();
const counts: Counts[] = [];
for (const rows of rounds) await Promise.all(rows.map(runRow));
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runRow(row: readonly Step[]): Promise<void> {
  for (const step of row) {
    if (positionals.length > 0 && !positionals.includes(step.name)) continue;
    if (values.without.includes(step.name)) continue;
    counts.push(await runStep(step));
  }
}

async function runStep(step: Step): Promise<Counts> {
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

/** Browser, Worker, what the Worker runs in other pages, and the tests: one after the other, so that each lists its errors. */
async function checkTypes(): Promise<CommandResult> {
  const runs = [await tool("react-router", "typegen")];
  for (const world of ["app", "worker", "worker/design/in-page", "test/worker", "test"])
    runs.push(await tool("tsc", "-p", world));
  return {
    code: Math.max(...runs.map(({ code }) => code)),
    output: runs.map(({ output }) => output).join(""),
  };
}

function vitest(reportFile: string, ...projects: string[]): Promise<CommandResult> {
  return tool(
    "vitest",
    "run",
    ...projects.map((name) => `--project=${name}`),
    "--allowOnly=false",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
  );
}

async function buildStep(): Promise<CommandResult> {
  return { code: (await build(true)) ? 0 : 1, output: "" };
}

async function browserTests(reportFile: string): Promise<CommandResult> {
  if (!provideTestChromium()) return { code: 1, output: "The browser tests need a Chromium." };
  return runCommand("playwright", ["test"], {
    quiet: true,
    timeout: STEP_TIMEOUT_MS,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
}

function tool(command: string, ...args: string[]): Promise<CommandResult> {
  return runCommand(command, args, { quiet: true, timeout: STEP_TIMEOUT_MS });
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
