// Serves the built site in workerd as in production: static assets first, the Worker for the rest, state on disk.
// On its own: node scripts/serving/serve.ts --port 8797 --temporary-state (used by the browser tests).
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { confineBrowser, localRules } from "../browser/confined-browser.ts";
import { SAMPLE_COUNT } from "../sample-inquiries.ts";

/** Settings from the environment; worker/config.ts validates them and refuses most of them in production. */
export const LOCAL_SETTINGS = [
  "SEO_DAILY_LIMIT",
  "CRAWL_ALLOW_LOOPBACK",
  "RATE_LIMITS",
  "MAIL",
  "MAILCHANNELS_BASE_URL",
  "MAILCHANNELS_API_KEY",
  "LEADS_KEY",
  "BROWSER_DAILY_SECONDS",
] as const;

/** Option of `npm start`; local-runtime.ts is told how many. */
export const SAMPLE_INQUIRIES = "--sample-inquiries";

export function sampleInquiries(count: number): string {
  return `${SAMPLE_INQUIRIES}=${count}`;
}

const RUNTIME = path.join(import.meta.dirname, "local-runtime.ts");
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** For workerd to close its databases; then it is killed. */
const STOP_TIMEOUT_MS = 5_000;

export interface RunningSite {
  url: string;
  /** One German sentence on the browser that opens strangers' pages. */
  browser: string;
  /** Ends the server after SIGINT, SIGTERM or SIGHUP; resolves with the exit code, asked or not. */
  untilStopped: () => Promise<number>;
  /** As by a signal. */
  stop: () => Promise<void>;
  /** As by a crash of the machine: Miniflare and workerd at once. */
  kill: () => Promise<void>;
}

let firstSignal: Promise<number> | undefined;

/**
 * Starts the built site on 127.0.0.1. Null when a signal came before it was up; throws with the server's output when it fails.
 * @param show called with each line of the Worker's log
 * @param options further ones of local-runtime.ts
 */
export async function serve(
  port: number,
  stateFolder: string,
  env = process.env,
  show: (line: string) => void = console.log,
  options: readonly string[] = [],
): Promise<RunningSite | null> {
  // Registered before the server exists: a signal during its start must stop it, too.
  firstSignal ??= nextSignal();
  const signalled = firstSignal;
  const browser = await confineBrowser(localRules(port, env));
  const child = spawn(
    process.execPath,
    [RUNTIME, ...runtimeArguments(port, stateFolder, env, browser.proxy), ...options],
    {
      env: { ...process.env, ...browser.env },
      stdio: ["ignore", "pipe", "pipe"],
      // Own process group: Ctrl+C reaches this process alone, which stops Miniflare with all its children.
      detached: true,
    },
  );
  const kill = () => signalGroup(child, "SIGKILL");
  process.on("exit", kill);
  const ended = new Promise<number>((resolve) =>
    child.once("close", (code) => browser.close().finally(() => resolve(code ?? 1))),
  );
  ended.then(() => process.off("exit", kill));
  const log = relayOutput(child, show);
  const untilStopped = async () => {
    const code = await Promise.race([signalled, ended]);
    await end(child, ended);
    return code;
  };
  const outcome = await Promise.race([
    waitForAnswer(port),
    ended.then(() => "the server ended at once"),
    signalled.then(() => "stopped"),
  ]);
  if (outcome !== "answers") {
    await end(child, ended);
    if (outcome === "stopped") return null;
    throw new Error(`${outcome}\n${log.held()}`);
  }
  log.open();
  return {
    url: `http://localhost:${port}`,
    browser: browser.description,
    untilStopped,
    stop: () => end(child, ended),
    kill: async () => {
      kill();
      await ended;
    },
  };
}

/**
 * Settings given in the environment, plus the origin that follows from the port, as `--var=NAME:VALUE`.
 * @param proxy "127.0.0.1:port", behind which the browser stands
 */
export function runtimeArguments(
  port: number,
  stateFolder: string,
  env: NodeJS.ProcessEnv,
  proxy: string | null,
): string[] {
  const given = LOCAL_SETTINGS.flatMap((name) => (env[name] ? [`${name}:${env[name]}`] : []));
  const vars = [
    ...given,
    ...(proxy === null ? [] : [`BROWSER_PROXY:${proxy}`]),
    `SITE_ORIGIN:http://localhost:${port}`,
  ];
  return [
    `--port=${port}`,
    `--state=${path.resolve(stateFolder)}`,
    ...vars.map((setting) => `--var=${setting}`),
  ];
}

/** Whether something listens on the port already. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Holds back the output of the start in case it fails, then shows the Worker's log. */
function relayOutput(child: ChildProcess, show: (line: string) => void) {
  const lines: string[] = [];
  let isOpen = false;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      if (!isOpen) lines.push(line);
      else show(line);
    });
  }
  return {
    held: () => lines.join("\n"),
    open: () => {
      isOpen = true;
    },
  };
}

async function waitForAnswer(port: number): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isPortTaken(port)) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
      if (answer) return "answers";
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return `no answer within ${START_TIMEOUT_MS / 1000} s`;
}

async function end(child: ChildProcess, ended: Promise<number>): Promise<void> {
  signalGroup(child, "SIGINT");
  const timer = setTimeout(signalGroup, STOP_TIMEOUT_MS, child, "SIGKILL");
  await ended;
  clearTimeout(timer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function nextSignal(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(0));
  });
}

if (process.argv[1] === path.resolve(import.meta.filename)) {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8787" },
      "temporary-state": { type: "boolean" },
      "sample-inquiries": { type: "boolean" },
    },
  });
  const stateFolder = values["temporary-state"]
    ? mkdtempSync(path.join(os.tmpdir(), "paettken-state-"))
    : ".state";
  if (values["temporary-state"])
    process.on("exit", () => rmSync(stateFolder, { recursive: true, force: true }));
  const options = values["sample-inquiries"] ? [sampleInquiries(SAMPLE_COUNT)] : [];
  const site = await serve(Number(values.port), stateFolder, process.env, console.log, options);
  if (site) console.log(site.url);
  process.exit((await site?.untilStopped()) ?? 0);
}
