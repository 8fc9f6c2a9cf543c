// The environment of a local server with Browser Rendering: the guarding proxy, the wrapper that uses it, a folder for profiles.
import os from "node:os";
import path from "node:path";
import type { AddressRules } from "#worker/address-guard/public-address.ts";
import { findWindowlessChromium } from "../chromium.ts";
import { describeConfinement, installConfined } from "./confine.ts";
import { ownLoopbackHosts, startGuardProxy } from "./guard-proxy.ts";
import { clearHome, createHome } from "./home.ts";
import { type Confinement, HOME_VARIABLE, PROXY_VARIABLE, removeOldWrapper } from "./wrapper.ts";

export interface ConfinedBrowserSetup {
  /** "127.0.0.1:port", for the Worker's setting BROWSER_PROXY; null where the browser is not confined. */
  proxy: string | null;
  /** For the process that starts browsers. */
  env: NodeJS.ProcessEnv;
  /** One German sentence: as which user browsers run, and whether in a sandbox. */
  description: string;
  close: () => Promise<void>;
}

/** Of this checkout: other projects look for their Chrome in the user's cache. */
const CACHE = path.resolve(import.meta.dirname, "../../node_modules/.cache/paettken");

const ELSEWHERE =
  "Chromium für fremde Seiten: ohne Wächter und ohne eigenen Benutzer, beides gibt es nur unter Linux.";

/** Defaults: the ones of the site itself. */
export interface Build {
  chromium?: string | null;
  /** Folder of its wrapper, one per build. */
  cache?: string;
  /** For tests, such as trusting their certificate. */
  flags?: readonly string[];
}

/** Close it after the server: this removes its browsers and all they have left. */
export async function confineBrowser(rules: AddressRules, build: Build = {}): Promise<ConfinedBrowserSetup> {
  if (process.platform !== "linux")
    return { proxy: null, env: {}, description: ELSEWHERE, close: async () => {} };
  const confinement = await prepareChromium(build);
  const proxy = await startGuardProxy(rules);
  const home = createHome();
  const clear = () => clearHome(home);
  process.on("exit", clear);
  return {
    proxy: proxy.endpoint,
    env: { XDG_CACHE_HOME: build.cache ?? CACHE, [PROXY_VARIABLE]: proxy.endpoint, [HOME_VARIABLE]: home },
    description: describeConfinement(confinement),
    close: async () => {
      process.off("exit", clear);
      clear();
      await proxy.close();
    },
  };
}

export function prepareChromium({
  chromium = findWindowlessChromium(),
  cache = CACHE,
  flags = [],
}: Build = {}): Promise<Confinement | null> {
  removeOldWrapper(process.env.XDG_CACHE_HOME || path.join(os.homedir(), ".cache"));
  return installConfined(chromium, cache, flags);
}

/** The rules of a site served on this machine: what its Worker may analyse, and never the site itself. */
export function localRules(port: number, env: NodeJS.ProcessEnv): AddressRules {
  const allowLoopback = /^(?:on|true|1)$/i.test(env.CRAWL_ALLOW_LOOPBACK ?? "");
  return { allowLoopback, ownHosts: ownLoopbackHosts(port) };
}
