// Three worlds: workerd for the Worker, Node for pure functions, scripts and rules, Node for the built site.
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { inPageScript } from "./scripts/build/in-page-script.ts";

/** ms. What hangs is ended; how fast a machine is, no test says. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // All cores: by default vitest leaves one idle, on a machine of two half of it.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [
          inPageScript(),
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            remoteBindings: false,
          }),
        ],
        test: {
          name: "workerd",
          testTimeout,
          // Starting a runtime a file costs three times what the tests do; none of them leaves anything behind.
          isolate: false,
          globalSetup: "./test/support/global-setup.ts",
          include: ["test/worker/**/*.test.ts"],
          exclude: ["**/*.node.test.ts"],
        },
      },
      {
        plugins: [inPageScript()],
        test: {
          name: "node",
          testTimeout,
          isolate: false,
          globalSetup: "./test/support/global-setup.ts",
          include: ["test/**/*.node.test.ts"],
          exclude: ["test/site/**"],
        },
      },
      {
        test: { name: "site", testTimeout, include: ["test/site/**/*.test.ts"] },
      },
    ],
  },
});
