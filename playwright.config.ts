// Browser tests against the production build in workerd, with pages to analyse on a second loopback server.
// BASE_URL=http://localhost:5173 tests a server that runs already (hot reload) instead of the build.
import { defineConfig } from "@playwright/test";
import { findWindowlessChromium } from "./scripts/chromium.ts";
import { claimTemporaryFolder } from "./scripts/temporary-folder.mjs";

claimTemporaryFolder();

// Two checkouts on one machine take two numbers: SITE_PORT=8897 npm test.
const SITE_PORT = Number(process.env.SITE_PORT ?? 8797);
const FIXTURE_PORT = SITE_PORT + 1;
/** High enough that no test meets the limit unless it means to. */
const DAILY_LIMIT = "10000";
const DEEP = /@deep\b|\.deep\.e2e\.ts/;
/** What a page may do in the last moments of its tab, and how long a visit takes, depends on how busy the machine is. */
const ALONE = [
  "**/capture/design-canary*.deep.e2e.ts",
  "**/capture/keyboard.deep.e2e.ts",
  "**/capture/speed.deep.e2e.ts",
];
const DEEP_TIMEOUT_MS = 10 * 60_000;

const { BASE_URL } = process.env;
const chromium = findWindowlessChromium();
// Tests read it to name a page that the site may fetch: `${process.env.FIXTURE_ORIGIN}/case/`.
process.env.FIXTURE_ORIGIN = `http://127.0.0.1:${FIXTURE_PORT}`;

const fixtures = {
  command: `node test/support/fixture-server.ts ${FIXTURE_PORT}`,
  url: `http://127.0.0.1:${FIXTURE_PORT}/health`,
  reuseExistingServer: false,
};
const site = {
  command: `node scripts/serving/serve.ts --port ${SITE_PORT} --temporary-state`,
  url: `http://localhost:${SITE_PORT}/robots.txt`,
  env: { CRAWL_ALLOW_LOOPBACK: "on", SEO_DAILY_LIMIT: DAILY_LIMIT, RATE_LIMITS: "off" },
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM", timeout: 8_000 } as const,
};

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  // Files named *.deep.e2e.ts and tests tagged @deep take minutes: `npm test` leaves them to `npm run test:deep`.
  projects: [
    { name: "browser", grepInvert: DEEP },
    // One for each core of the smallest machine: they measure when things happen, and three at a time disturb each other.
    { name: "deep", grep: DEEP, testIgnore: ALONE, timeout: DEEP_TIMEOUT_MS, workers: 2 },
    // After all others, one at a time.
    { name: "alone", testMatch: ALONE, dependencies: ["deep"], workers: 1, timeout: DEEP_TIMEOUT_MS },
  ],
  testMatch: "**/*.e2e.ts",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of the smallest machine: tests wait for typefaces, timers and silence.
  workers: 3,
  // A test takes seconds; a machine with other work, many.
  timeout: 90_000,
  // The same: a passing test does not wait for it.
  expect: { timeout: 20_000 },
  reporter: [
    ["dot"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }],
  ],
  use: {
    baseURL: BASE_URL ?? `http://localhost:${SITE_PORT}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A trace of every test costs time; `playwright test --trace on FILE` shows one failure in full.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--font-render-hinting=none",
      ],
    },
  },
  webServer: BASE_URL ? [fixtures] : [fixtures, site],
});
