// Three worlds: workerd for the Worker, Node for pure functions, scripts and rules, Node for the built site. The deep suites
// of the first two are projects of their own: `npm test` leaves them to `npm run test:deep`.
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { inPageScript } from "./scripts/build/in-page-script.ts";
import { claimTemporaryFolder } from "./scripts/temporary-folder.mjs";

claimTemporaryFolder();

/** ms. What hangs is ended; how fast a machine is, no test says. */
const testTimeout = 30_000;
const deepTestTimeout = 10 * 60_000;

/** A runtime for each file would take three times as long as the tests; files share one, as none leaves anything behind. */
const shared = { isolate: false, globalSetup: "./test/support/global-setup.ts" };

function workerd(test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    plugins: [
      inPageScript(),
      cloudflareTest({
        wrangler: { configPath: "./wrangler.toml" },
        remoteBindings: false,
      }),
    ],
    test: { ...shared, setupFiles: "./test/worker/support/late-modules.ts", ...test },
  };
}

function node(test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return { plugins: [inPageScript()], test: { ...shared, ...test } };
}

export default defineConfig({
  test: {
    // All cores: by default vitest leaves one idle, on a machine of two half of it.
    maxWorkers: "100%",
    projects: [
      workerd({
        name: "workerd",
        testTimeout,
        include: ["test/worker/**/*.test.ts"],
        exclude: ["**/*.node.test.ts", "**/*.deep.test.ts"],
      }),
      node({
        name: "node",
        testTimeout,
        include: ["test/**/*.node.test.ts"],
        exclude: ["test/site/**", "**/*.deep.node.test.ts"],
      }),
      {
        test: { name: "site", testTimeout, include: ["test/site/**/*.test.ts"] },
      },
      workerd({
        name: "deep-workerd",
        testTimeout: deepTestTimeout,
        include: ["test/worker/**/*.deep.test.ts"],
      }),
      node({
        name: "deep-node",
        testTimeout: deepTestTimeout,
        include: ["test/**/*.deep.node.test.ts"],
      }),
    ],
  },
});
