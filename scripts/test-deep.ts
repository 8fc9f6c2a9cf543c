// `npm run test:deep`: the suites that take minutes, `*.deep.test.ts` (workerd), `*.deep.node.test.ts` (Node) and `*.deep.e2e.ts` (Chromium).
// `npm run test:deep -- unit` runs one step. The last line sums up as that of `npm test`.
import { globSync } from "node:fs";
import { build, isBuildFresh } from "./build.ts";
import type { CommandResult } from "./command.ts";
import { countPlaywright, countStep, countVitest } from "./testing/test-report.ts";
import { browserTests, runRounds, type Step, vitest } from "./testing/test-steps.ts";

interface DeepStep extends Step {
  /** Whose tests they are; a step without any is left out. */
  files: string;
}

/** A build machine gives an hour and a half to everything: `npm test`, and these steps one after the other. */
const STEP_TIMEOUT_MS = 62 * 60_000;

const names = process.argv.slice(2);
/** Orders of the files in which `npm test`'s unit tests must pass: those of a project share one world. Asked for by name, more of them. */
const SEEDS = names.includes("order") ? 10 : 2;
/** What an order takes on a slow build machine, with some to spare: none begins that would not end in time. */
const ORDER_MS = 8 * 60_000;
/** Seconds since 1970 at which the build machine gives up (`.ci/run`). */
const { CI_DEADLINE } = process.env;
const deadline = CI_DEADLINE === undefined ? Number.POSITIVE_INFINITY : Number(CI_DEADLINE) * 1000;

let ordersRun = 0;

const noBuild: CommandResult = { code: 1, output: "The build failed, see above." };

const all: readonly DeepStep[] = [
  {
    name: "unit",
    files: "test/**/*.deep{,.node}.test.ts",
    run: async (file) =>
      (await hasBuild()) ? vitest(file, STEP_TIMEOUT_MS, ["deep-node", "deep-workerd"]) : noBuild,
    count: countVitest,
  },
  {
    name: "browser",
    files: "test/e2e/**/*.deep.e2e.ts",
    // With "deep", on which it depends.
    run: async (file) => ((await hasBuild()) ? browserTests(file, STEP_TIMEOUT_MS, "alone") : noBuild),
    count: countPlaywright,
  },
  {
    name: "order",
    files: "test/**/*.test.ts",
    run: (file) =>
      shuffled(
        file,
        Array.from({ length: SEEDS }, (_, index) => index + 1),
      ),
    // What nobody ran has not passed.
    count: (_, succeeded) => (ordersRun > 0 ? countStep(succeeded) : { passed: 0, failed: 0 }),
  },
];

const unknown = names.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. Steps: ${all.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const wanted = all.filter(({ name }) => names.length === 0 || names.includes(name));
const [present, absent] = [true, false].map((isThere) =>
  wanted.filter(({ files }) => globSync(files).length > 0 === isThere),
) as [DeepStep[], DeepStep[]];
for (const { name, files } of absent) console.log(`– ${name}: there is no ${files}`);
const { passed, failed } = await runRounds([[present]], () => true);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/**
 * Stops at the first order in which a test fails, and before one that would not end in time. Each project by itself: mixed,
 * a worker that turns from one to the other starts anew, which takes three times as long and lets no file meet what another one left.
 */
async function shuffled(file: string, seeds: readonly number[]): Promise<CommandResult> {
  for (const seed of seeds) {
    if (Date.now() + ORDER_MS > deadline) {
      console.log(`– order: ${ordersRun} of ${seeds.length}, there is no time for more`);
      break;
    }
    ordersRun += 1;
    for (const project of ["node", "workerd"]) {
      const order = ["--sequence.shuffle.files", `--sequence.seed=${seed}`];
      const result = await vitest(file, STEP_TIMEOUT_MS, [project], order);
      if (result.code !== 0) {
        return { ...result, output: `${result.output}\nwith --project=${project} ${order.join(" ")}` };
      }
    }
  }
  return { code: 0, output: "" };
}

/** Some tests start the built site, and none can build it: within a test the build runs in test mode, and fails. */
async function hasBuild(): Promise<boolean> {
  return isBuildFresh() || build(true);
}
