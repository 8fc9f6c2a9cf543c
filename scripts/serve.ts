// Serves the built site in workerd as production does: static assets first, the Worker for the rest, state on disk.
// By itself: node scripts/serve.ts --port 8797 --temporary-state (used by the browser tests).
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

/** Settings that may come from the environment; worker/config.ts checks them, and refuses most of them in production. */
export const LOCAL_SETTINGS = [
  "SEO_DAILY_LIMIT",
  "CRAWL_ALLOW_LOOPBACK",
  "RATE_LIMITS",
  "MAIL",
  "MAILCHANNELS_BASE_URL",
  "MAILCHANNELS_API_KEY",
  "LEADS_KEY",
] as const;

const BUILT_CONFIG = "build/server/wrangler.json";
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** workerd closes its databases within this time; then it is killed. */
const STOP_TIMEOUT_MS = 5_000;
/** wrangler's own line per request: the Worker's structured log says the same and more. */
const REQUEST_LINE = /^\[wrangler:info\] [A-Z]+ \//;

export interface RunningSite {
  url: string;
  /** Ends the server after SIGINT, SIGTERM or SIGHUP; resolves with the exit code, asked or not. */
  untilStopped: () => Promise<number>;
  /** Ends it as a crash of the machine would: wrangler and workerd together, in the middle of whatever they do. */
  kill: () => Promise<void>;
}

let firstSignal: Promise<number> | undefined;

/**
 * Starts the built site on 127.0.0.1. Null when a signal came before it was up; throws with the server's own words
 * when it does not come up.
 * @param show is given what the Worker logs, line by line
 */
export async function serve(
  port: number,
  stateFolder: string,
  env = process.env,
  show: (line: string) => void = console.log,
): Promise<RunningSite | null> {
  // Listened for before the server exists: a signal during its start must end it, too.
  firstSignal ??= nextSignal();
  const signalled = firstSignal;
  const child = spawn("wrangler", wranglerArguments(port, stateFolder, env), {
    stdio: ["ignore", "pipe", "pipe"],
    // Own process group: Ctrl+C reaches us alone, and we end wrangler with all its children.
    detached: true,
  });
  const kill = () => signalGroup(child, "SIGKILL");
  process.on("exit", kill);
  const ended = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  ended.then(() => process.off("exit", kill));
  const log = passOn(child, show);
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
    untilStopped,
    kill: async () => {
      kill();
      await ended;
    },
  };
}

/** Settings given in the environment, plus the origin that follows from the port, as wrangler's `--var NAME:VALUE`. */
export function wranglerArguments(port: number, stateFolder: string, env: NodeJS.ProcessEnv): string[] {
  const given = LOCAL_SETTINGS.flatMap((name) => (env[name] ? [`${name}:${env[name]}`] : []));
  const vars = [...given, `SITE_ORIGIN:http://localhost:${port}`];
  return [
    "dev",
    `--config=${BUILT_CONFIG}`,
    "--local",
    "--ip=127.0.0.1",
    `--port=${port}`,
    "--inspector-port=0",
    `--persist-to=${path.resolve(stateFolder)}`,
    "--show-interactive-dev-session=false",
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

/** Holds wrangler's start-up chatter back for the case of failure, then shows what the Worker logs. */
function passOn(child: ChildProcess, show: (line: string) => void) {
  const lines: string[] = [];
  let isOpen = false;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      if (!isOpen) lines.push(line);
      else if (!REQUEST_LINE.test(line)) show(line);
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
    options: { port: { type: "string", default: "8787" }, "temporary-state": { type: "boolean" } },
  });
  const stateFolder = values["temporary-state"]
    ? mkdtempSync(path.join(os.tmpdir(), "paettken-state-"))
    : ".state";
  const site = await serve(Number(values.port), stateFolder);
  if (site) console.log(site.url);
  const code = (await site?.untilStopped()) ?? 0;
  if (values["temporary-state"]) rmSync(stateFolder, { recursive: true, force: true });
  process.exit(code);
}
