// Speed and memory of workerd on real pages, beside the limit of the platform measured in the same run.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { build } from "vite";
import { freePort } from "../serving/free-port.ts";
import { readCorpus } from "./corpus.ts";

/** Goals: share of the speed of a pass without handlers (90 of 800 MB/s), and peak memory of the runtime. */
const RATIO_GOAL = 0.11;
const MEMORY_GOAL_MIB = 400;
/** Analyses at a time while memory is measured. */
const PARALLEL = 4;
/** Repetitions per request, so that sending it hardly counts. */
const REPETITIONS = 5;
const PASSES = 5;
const WARM_UP_PAGES = 30;

const root = path.join(import.meta.dirname, "../..");

export async function measureThroughput(dir: string): Promise<void> {
  const pages = readCorpus(dir).map(({ bytes }) => bytes);
  const megabytes = pages.reduce((sum, page) => sum + page.length, 0) / 1e6;
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    await bundleWorker(folder);
    const speeds = await withWorkerd(folder, (origin) => measureSpeeds(origin, pages, megabytes));
    const memory = await withWorkerd(folder, (origin, pid) => measureMemory(origin, pid, pages));
    const ratio = speeds.collect / speeds.none;
    console.log(`${pages.length} pages, ${megabytes.toFixed(1)} MB, median of ${PASSES} passes`);
    console.log(`collect   ${speeds.collect.toFixed(1)} MB/s`);
    console.log(`none      ${speeds.none.toFixed(1)} MB/s (HTMLRewriter without handlers)`);
    console.log(`ratio     ${ratio.toFixed(3)} (goal ${RATIO_GOAL} or more)`);
    console.log(
      `memory    ${memory} MiB at most, ${PARALLEL} analyses at a time (goal ${MEMORY_GOAL_MIB} or less)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundleWorker(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: path.join(root, "scripts/bench/throughput-worker.ts"),
      outDir: folder,
      emptyOutDir: false,
      target: "esnext",
      rolldownOptions: { output: { entryFileNames: "worker.mjs" } },
    },
  });
}

/** Runs the bundled Worker on a free port. */
async function withWorkerd<T>(folder: string, use: (origin: string, pid: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const config = path.join(folder, "config.capnp");
  await writeFile(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "bench", worker = (modules = [(name = "worker.mjs", esModule = embed "worker.mjs")], compatibilityDate = "2026-10-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "bench")],
);`,
  );
  const workerd = spawn(path.join(root, "node_modules/.bin/workerd"), ["serve", config], {
    stdio: "inherit",
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitForAnswer(origin, workerd);
    return await use(origin, workerd.pid ?? 0);
  } finally {
    workerd.kill();
  }
}

async function waitForAnswer(origin: string, { exitCode }: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && exitCode === null; tries++) {
    try {
      await post(`${origin}/stream`, Buffer.from("<p>"));
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error("workerd does not answer");
}

async function measureSpeeds(
  origin: string,
  pages: Buffer[],
  megabytes: number,
): Promise<{ collect: number; none: number }> {
  const modes = ["collect", "none"] as const;
  const seconds = { collect: [] as number[], none: [] as number[] };
  for (const mode of modes) {
    for (const page of pages.slice(0, WARM_UP_PAGES))
      await post(`${origin}/${mode}?reps=${REPETITIONS}`, page);
  }
  // In turns, so that a busy machine affects both.
  for (let pass = 0; pass < PASSES; pass++) {
    for (const mode of modes) {
      const begin = performance.now();
      for (const page of pages) await post(`${origin}/${mode}?reps=${REPETITIONS}`, page);
      seconds[mode].push((performance.now() - begin) / 1000 / REPETITIONS);
    }
  }
  return { collect: megabytes / median(seconds.collect), none: megabytes / median(seconds.none) };
}

/** MiB */
async function measureMemory(origin: string, pid: number, pages: Buffer[]): Promise<number> {
  const queue = [...pages];
  const work = async () => {
    for (let page = queue.shift(); page !== undefined; page = queue.shift())
      await post(`${origin}/stream`, page);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(peak) / 1024);
}

const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL });

function post(url: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: "POST", agent, headers: { "content-length": body.length } });
    request.on("error", reject);
    request.on("response", (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    request.end(body);
  });
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
