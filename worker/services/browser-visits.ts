// What every visit by the browser needs, from the settings: shared by design ratings and browser checks.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import type { Config } from "../config.ts";
import { writeLog } from "../http/log.ts";
import type { BrowserDeps } from "../ports/browser/guarded-browser.ts";
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

/** Scripts for the page are files of the site: in the Worker's own code every upload and start would pay for them. */
export async function loadCheckScript(
  assets: Pick<Fetcher, "fetch">,
  origin: string,
  name: string,
): Promise<string> {
  const answer = await assets.fetch(`${origin}/check-scripts/${name}.js`);
  if (!answer.ok) throw new Error(`The script ${name} was not built`);
  return answer.text();
}

/** The reader of the design rating: an expression that is the page's PageSnapshot. While the site is developed nothing is built. */
export async function loadInPageScript(assets: Pick<Fetcher, "fetch">, origin: string): Promise<string> {
  if (import.meta.env.DEV) return (await import("virtual:in-page-script")).inPageScript;
  return loadCheckScript(assets, origin, "design");
}
