// The browser adapter in workerd with Miniflare's browser behind it, as test/support/capture-worker.ts offers it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { isPortTaken } from "#scripts/serve.ts";
import type { CaptureOutcome } from "#worker/design/capture.ts";
import type { CaptureCall } from "./capture-worker.ts";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

export interface CaptureServer {
  capture: (call: CaptureCall) => Promise<CaptureOutcome>;
  /** Lets the tab crash that shows this address. */
  crash: (url: string) => Promise<void>;
  /** Browsers that run on behalf of this server, their helper processes not counted. */
  browsers: () => number;
  stop: () => Promise<void>;
}

export async function startCaptureServer(): Promise<CaptureServer> {
  const port = await freePort();
  // Profiles of its browsers lie in here: that tells them from those of other servers.
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-capture-"));
  const child = spawn(
    "wrangler",
    [
      "dev",
      "--config=test/support/capture-worker.toml",
      "--local",
      "--ip=127.0.0.1",
      `--port=${port}`,
      "--inspector-port=0",
      `--persist-to=${folder}`,
      "--show-interactive-dev-session=false",
    ],
    { stdio: "ignore", detached: true, env: { ...process.env, TMPDIR: folder } },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isPortTaken(port))) {
    if (Date.now() > deadline) throw new Error("The capture server did not start");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const post = (call: CaptureCall) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: JSON.stringify(call) });
  return {
    capture: async (call) => (await post(call)).json(),
    crash: async (url) => {
      await post({ url, crashes: true });
    },
    browsers: () =>
      execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
        .split("\n")
        .filter((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes("--type=")).length,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
