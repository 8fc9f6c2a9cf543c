// The browser adapter in workerd with Miniflare's browser behind it, as test/support/design/capture-worker.ts offers it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Build, confineBrowser } from "#scripts/browser/confined-browser.ts";
import { freePort } from "#scripts/serving/free-port.ts";
import { isPortTaken } from "#scripts/serving/serve.ts";
import type { AddressRules } from "#worker/address-guard/public-address.ts";
import type { CaptureOutcome } from "#worker/design/capture.ts";
import type { CaptureCall } from "./capture-worker.ts";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

export interface WorkerServer {
  /** "127.0.0.1:port" of the proxy behind which its browsers stand. */
  proxy: string | null;
  post: (call: object) => Promise<Response>;
  /** Browsers that run on behalf of this server, their helper processes not counted. */
  browsers: () => number;
  stop: () => Promise<void>;
}

export interface CaptureServer extends Omit<WorkerServer, "post"> {
  capture: (call: CaptureCall) => Promise<CaptureOutcome>;
  /** Lets the tab crash that shows this address. */
  crash: (url: string) => Promise<void>;
}

export async function startCaptureServer(rules?: AddressRules, build?: Build): Promise<CaptureServer> {
  const { post, ...server } = await startWorkerServer(
    "test/support/design/capture-worker.toml",
    rules,
    build,
  );
  return {
    ...server,
    capture: async (call) => (await post(call)).json(),
    crash: async (url) => {
      await post({ url, crashes: true } satisfies CaptureCall);
    },
  };
}

/**
 * @param config of the Worker, in TOML
 * @param rules of the proxy behind which its browsers stand. By default it lets all of loopback through, so that a test sees what
 *   the adapter itself stops.
 */
export async function startWorkerServer(
  config: string,
  rules: AddressRules = { allowLoopback: true, ownHosts: [] },
  build: Build = {},
): Promise<WorkerServer> {
  const [port, browser] = [await freePort(), await confineBrowser(rules, build)];
  // Profiles of its browsers lie in here: that tells them from those of other servers.
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-capture-"));
  const child = spawn(
    "wrangler",
    [
      "dev",
      `--config=${config}`,
      "--local",
      "--ip=127.0.0.1",
      `--port=${port}`,
      "--inspector-port=0",
      `--persist-to=${folder}`,
      "--show-interactive-dev-session=false",
      ...(browser.proxy ? [`--var=BROWSER_PROXY:${browser.proxy}`] : []),
    ],
    {
      stdio: "ignore",
      detached: true,
      env: { ...process.env, ...browser.env, TMPDIR: folder, X_LOCAL_OBSERVABILITY: "false" },
    },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isPortTaken(port))) {
    if (Date.now() > deadline) throw new Error("The capture server did not start");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const send = (call: object) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: JSON.stringify(call) });
  return {
    proxy: browser.proxy,
    // Wrangler may load the Worker anew just after its port is open. What breaks the Worker itself breaks it again.
    post: async (call) => {
      const answer = await send(call);
      const isLost = answer.status === 500 && /Network connection lost/.test(await answer.clone().text());
      return isLost ? send(call) : answer;
    },
    browsers: () =>
      execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
        .split("\n")
        .filter((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes("--type=")).length,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      await ended;
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
