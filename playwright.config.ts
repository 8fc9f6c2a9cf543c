// Browser tests against the production build in workerd, with pages to analyse on a second loopback server.
// BASE_URL=http://localhost:5173 tests a server that runs already (hot reload) instead of the build.
import { defineConfig } from "@playwright/test";
import { findWindowlessChromium } from "./scripts/chromium.ts";

const SITE_PORT = 8797;
const FIXTURE_PORT = 8798;
/** High enough that no test meets the limit unless it means to. */
const DAILY_LIMIT = "10000";

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
  command: `node scripts/serve.ts --port ${SITE_PORT} --temporary-state`,
  url: `http://localhost:${SITE_PORT}/robots.txt`,
  env: { CRAWL_ALLOW_LOOPBACK: "on", SEO_DAILY_LIMIT: DAILY_LIMIT, RATE_LIMITS: "off" },
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM", timeout: 8_000 } as const,
};

export default defineConfig({
  testDir: "test/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of the smallest machine: tests wait for typefaces, timers and silence.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [
    ["list"],
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
