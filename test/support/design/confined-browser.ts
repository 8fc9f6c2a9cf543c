// A Chromium started by the wrapper alone, without Miniflare and without the guard of the Worker, and what its processes may do.
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { installConfined } from "#scripts/browser/confine.ts";
import { startGuardProxy } from "#scripts/browser/guard-proxy.ts";
import { clearHome, createHome } from "#scripts/browser/home.ts";
import { type Confinement, HOME_VARIABLE, PROXY_VARIABLE, wrapperPath } from "#scripts/browser/wrapper.ts";
import type { AddressRules } from "#worker/address-guard/public-address.ts";

export interface ConfinedBrowser {
  browser: Browser;
  confinement: Confinement;
  wrapper: ChildProcess;
  home: string;
  processes: () => BrowserProcess[];
  stop: () => Promise<void>;
}

export interface BrowserProcess {
  /** "browser", or what Chromium calls it: renderer, utility, … */
  kind: string;
  uid: number;
  /** Seccomp 2: its system calls are filtered, as the sandbox does. */
  seccomp: number;
  environment: string;
}

/** @param cache a folder for the wrapper; what was found out about the machine is found out once a folder */
export async function startConfinedBrowser(
  executable: string,
  rules: AddressRules,
  cache: string,
): Promise<ConfinedBrowser> {
  const confinement = await installConfined(executable, cache);
  if (!confinement) throw new Error(`${executable} starts in no way`);
  const proxy = await startGuardProxy(rules);
  const home = createHome();
  const env = {
    ...process.env,
    [PROXY_VARIABLE]: proxy.endpoint,
    [HOME_VARIABLE]: home,
    SECRET_OF_THE_SITE: "x",
  };
  // As Miniflare starts it, in a continuous integration too.
  const args = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--user-data-dir=/tmp/elsewhere",
    "--no-sandbox",
  ];
  const wrapper = spawn(wrapperPath(cache), args, {
    env,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const browser = await chromium.connectOverCDP(await endpointOf(wrapper));
  return {
    browser,
    confinement,
    wrapper,
    home,
    processes: () => processesOf(wrapper.pid ?? 0),
    stop: async () => {
      await browser.close();
      clearHome(home);
      await proxy.close();
    },
  };
}

function endpointOf(wrapper: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    wrapper.stderr?.on("data", (part: Buffer) => {
      output += part;
      const endpoint = /ws:\/\/\S+/.exec(output)?.[0];
      if (endpoint) resolve(endpoint);
    });
    wrapper.once("exit", () => reject(new Error(output)));
  });
}

/** Of its process group, which Miniflare gives each browser, too; without the scripts that wait for it. */
function processesOf(group: number): BrowserProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const [words = "", status = "", stat = "", environment = ""] = [
        ...["cmdline", "status", "stat", "environ"].map((file) => readIfThere(pid, file)),
      ];
      // Process, name in brackets, state, parent, group.
      if (Number(/\) \S+ \d+ (\d+)/.exec(stat)?.[1]) !== group || /^\/bin\/(?:da)?sh/.test(words)) return [];
      const kind = /--type=([\w-]+)/.exec(words)?.[1] ?? "browser";
      const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
      return [{ kind, uid: figure("Uid"), seccomp: figure("Seccomp"), environment }];
    });
}

/** Processes come and go while they are listed. */
function readIfThere(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
