// `npm test`: every check and test of the project but the deep suites. Without arguments all steps; `npm test -- types unit` runs some,
// `npm test -- --without browser` (npm run check) all but one. The last line sums up: `N passed, N failed`.
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { type CommandResult, runCommand } from "./command.ts";
import { countPlaywright, countVitest } from "./testing/test-report.ts";
import { browserTests, runRounds, type Step, vitest } from "./testing/test-steps.ts";

const STEP_TIMEOUT_MS = 25 * 60_000;

const unit: Step = {
  name: "unit",
  run: (file) => vitest(file, STEP_TIMEOUT_MS, ["node", "workerd"]),
  count: countVitest,
};
const checks: readonly Step[] = [
  { name: "style", run: () => tool("biome", "check", "--error-on-warnings") },
  { name: "types", run: checkTypes },
  { name: "unused", run: () => tool("knip") },
];
const built: readonly Step[] = [
  { name: "build", run: buildStep },
  {
    name: "site",
    needs: "build",
    run: (file) => vitest(file, STEP_TIMEOUT_MS, ["site"]),
    count: countVitest,
  },
];
const browser: Step = {
  name: "browser",
  needs: "build",
  run: (file) => browserTests(file, STEP_TIMEOUT_MS, "browser"),
  count: countPlaywright,
};
/**
 * One round after the other; the rows of a round beside each other, since most tools keep one core busy or wait. Not
 * beside the build: it gives up on a page that takes a minute. The browser tests fill the machine by themselves.
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

const { passed, failed } = await runRounds(
  rounds,
  ({ name }) => (positionals.length === 0 || positionals.includes(name)) && !values.without.includes(name),
);
console.log("\nNot among them: the deep suites, npm run test:deep");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Browser, Worker, what the Worker runs in other pages, and the tests: one after the other, so that each lists its errors. */
async function checkTypes(): Promise<CommandResult> {
  const runs = [
    await tool("react-router", "typegen"),
    // Stale where wrangler.toml has changed since: CONTRIBUTING.md says how to regenerate it.
    await tool("wrangler", "types", "worker/worker-configuration.d.ts", "--check"),
  ];
  for (const world of [
    "app",
    "worker",
    "worker/design/in-page",
    "worker/consent/in-page",
    "worker/browser-check/in-page",
    "test/worker",
    "test",
  ])
    runs.push(await tool("tsc", "-p", world, "--incremental", "--tsBuildInfoFile", buildInfoOf(world)));
  return {
    code: Math.max(...runs.map(({ code }) => code)),
    output: runs.map(({ output }) => output).join(""),
  };
}

/** A second run checks only what has changed since the first. */
function buildInfoOf(world: string): string {
  return `node_modules/.cache/paettken/types/${world.replaceAll("/", "-")}.json`;
}

async function buildStep(): Promise<CommandResult> {
  return { code: (await build(true)) ? 0 : 1, output: "" };
}

function tool(command: string, ...args: string[]): Promise<CommandResult> {
  return runCommand(command, args, { quiet: true, timeout: STEP_TIMEOUT_MS });
}
