// The built site for benches that ask it as a visitor would: fresh storage, no limits, pages on loopback may be analysed.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { provideChromium } from "../chromium.ts";
import { freePort } from "../serving/free-port.ts";
import { serve } from "../serving/serve.ts";

const SETTINGS = { CRAWL_ALLOW_LOOPBACK: "on", RATE_LIMITS: "off", SEO_DAILY_LIMIT: "10000" };

export interface BenchSite {
  url: string;
  /** Where it keeps its storage; gone when the process ends. */
  folder: string;
  kill: () => Promise<unknown>;
}

/** Null where there is no browser, or the site does not start. */
export async function startBenchSite(): Promise<BenchSite | null> {
  if (!provideChromium()) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const site = await serve(await freePort(), folder, { ...process.env, ...SETTINGS }, () => {});
  return site && { url: site.url, folder, kill: () => site.kill() };
}
