// `npm run bench -- desk`: server time of the owner's desk on loopback with no inquiry and with 2,000, and of a call that is counted
// beside one that is not, in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PUBLIC_KEY } from "#content/api.ts";
import { freePort } from "../serving/free-port.ts";
import { sampleInquiries, serve } from "../serving/serve.ts";
import { request } from "./outbox/senders.ts";

const MANY = 2_000;
/** In the median. */
const PAGE_GOAL_MS = 200;
/** A counted call against the same call refused before it is counted, both medians. */
const COUNTING_GOAL = 1.25;
const POLL_MS = 200;
const PAUSE_MS = 8;
const WARM_UPS = 10;
const ROUNDS = 60;
const COUNTED_ROUNDS = 400;

const pages = [
  "/intern",
  "/intern?q=Tischlerei",
  "/intern?q=gibtesnicht",
  "/intern/zahlen?tage=365",
  "/intern/zustand",
];

/** Prints what was measured; false when a goal is missed. */
export async function benchDesk(): Promise<boolean> {
  let isWithin = true;
  for (const count of [0, MANY]) {
    const site = await start(count);
    if (site === null) return false;
    console.log(`${count} inquiries`);
    for (const page of pages) {
      const times = await measurePage(site.port, page);
      console.log(`  ${page.padEnd(26)} ${format(times)} (goal ${PAGE_GOAL_MS} ms)`);
      isWithin &&= median(times) < PAGE_GOAL_MS;
    }
    if (count > 0) isWithin = (await compareCounting(site.port)) && isWithin;
    await site.end();
  }
  return isWithin;
}

async function start(count: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const env = { ...process.env, RATE_LIMITS: "off" };
  const site = await serve(port, folder, env, () => {}, [sampleInquiries(count)]);
  if (site === null) return null;
  while (!(await request(port, desk(port, "/intern"))).body.includes(`neu (${count})`))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return { port, end: () => site.kill() };
}

/** Locally the desk answers to this machine's own names alone. */
function desk(port: number, page: string) {
  return { method: "GET", path: page, headers: { Host: `localhost:${port}` } };
}

async function measurePage(port: number, page: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const begin = performance.now();
    const { status } = await request(port, desk(port, page));
    if (status !== 200) throw new Error(`${page}: status ${status}`);
    if (round >= 0) times.push(performance.now() - begin);
  }
  return times;
}

/** In turns, so that a busy machine affects both. */
async function compareCounting(port: number): Promise<boolean> {
  const bodies = { counted: '{"path":"/preise"}', refused: '{"path":"nothing"}' };
  const times = { counted: [] as number[], refused: [] as number[] };
  for (let round = -WARM_UPS; round < COUNTED_ROUNDS; round++)
    for (const kind of ["counted", "refused"] as const) {
      const begin = performance.now();
      await request(port, {
        method: "POST",
        path: "/functions/v1/page-view",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${PUBLIC_KEY}` },
        body: bodies[kind],
      });
      if (round >= 0) times[kind].push(performance.now() - begin);
      // What is counted after an answer must not fall on the next call.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  const ratio = median(times.counted) / median(times.refused);
  console.log(`  a call that is counted     ${format(times.counted)}`);
  console.log(`  the same, refused          ${format(times.refused)}`);
  console.log(`  ratio                      ${ratio.toFixed(2)} (goal ${COUNTING_GOAL})`);
  return ratio <= COUNTING_GOAL;
}

function format(times: readonly number[]): string {
  return `${median(times).toFixed(1).padStart(5)} ms (95 % within ${percentile(times, 0.95).toFixed(1)} ms)`;
}

function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
