// What every visit by the browser needs, from the settings: shared by design ratings and browser checks.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import type { Config } from "./config.ts";
import { writeLog } from "./http/log.ts";
import type { BrowserDeps } from "./ports/browser/guarded-browser.ts";
import { type ReadingBindings, siteReading } from "./site-reading.ts";

export function browserDeps(config: Config, env: ReadingBindings, binding: BrowserWorker): BrowserDeps {
  const { allowLoopback, ownHosts, resolveHost, userAgent } = siteReading(config, env);
  const mayBeProxied = config.environment === "production" && config.browserProxy === null;
  return {
    binding,
    guard: { allowLoopback, ownHosts, resolveHost },
    userAgent,
    proxy: config.browserProxy,
    ownPage: mayBeProxied ? `${config.siteOrigin}/robots.txt` : null,
    onPrivateAnswer: (from) => writeLog({ event: "private-answer", from }),
  };
}
