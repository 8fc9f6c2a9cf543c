// Third part of `npm run bench -- load`: the state folder is on a full disk.
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { problemMessages } from "#content/messages.ts";
import type { Row } from "../outbox/judge.ts";
import { formBody, request } from "../outbox/senders.ts";
import { reportRows, reportSamples } from "./report.ts";
import type { Sample } from "./run.ts";
import { startLoadedSite } from "./site.ts";
import type { Kind, Visitors } from "./visitors.ts";

const DISK = "16m";
const BLOCK = 4_096;
/** Free bytes: from none to enough for one step but not for the next. */
const LEFT_FREE = [0, 0, 1, 2, 4, 8, 16, 32, 64, 0].map((blocks) => blocks * BLOCK);
const KINDS: readonly Kind[] = ["inquiry", "chat", "chat", "quota", "analysis", "page"];
const ROUNDS_AFTER = 10;
/** Inquiries whose mails are being sent when the disk fills up. */
const BURST = 20;

/** Prints what was measured; null where a small disk cannot be mounted. */
export async function benchFullDisk(folder: string): Promise<boolean | null> {
  const disk = path.join(folder, "disk");
  const unmount = mount(disk);
  if (unmount === null) return null;
  const { site, visitors, end } = await startLoadedSite(disk, "state");
  const before = await round(visitors);
  const filler = path.join(disk, "filler");
  const full: Sample[] = [];
  const unnoted: number[] = [];
  before.push(...(await Promise.all(Array.from({ length: BURST }, () => timed(visitors, "inquiry")))));
  for (const free of LEFT_FREE) {
    fill(filler, free);
    full.push(...(await round(visitors)));
    unnoted.push(Date.now());
  }
  fill(filler, 0);
  const plainForm = await plainFormRows(site.port);
  rmSync(filler);
  const after: Sample[] = [];
  for (let left = ROUNDS_AFTER; left > 0; left--) after.push(...(await round(visitors)));
  console.log(`${LEFT_FREE.length} rounds while the disk is full or has up to 64 blocks left\n`);
  const wrong = reportSamples(full);
  console.log("");
  const isKept = reportRows([
    { label: "refused meanwhile", count: failures(full) },
    ...plainForm,
    { label: "failures before", count: failures(before), isFault: true },
    { label: "failures after space was freed", count: failures(after), isFault: true },
    ...(await end(unnoted)),
  ]);
  unmount();
  return isKept && wrong === 0 && failures(full) > 0;
}

/** Null without permission. */
function mount(folder: string): (() => void) | null {
  mkdirSync(folder);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  const unmount = () => execFileSync("umount", ["--lazy", folder], { stdio: "ignore" });
  // Before the folder is deleted.
  process.prependListener("exit", unmount);
  return () => {
    process.off("exit", unmount);
    unmount();
  };
}

/** Leaves `free` bytes. */
function fill(file: string, free: number): void {
  const block = Buffer.alloc(BLOCK);
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  truncateSync(file, Math.max(0, statSync(file).size - free));
}

/** One call of each kind, one after the other. */
async function round(visitors: Visitors): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const kind of KINDS) samples.push(await timed(visitors, kind));
  return samples;
}

async function timed(visitors: Visitors, name: Kind): Promise<Sample> {
  const { kind, send } = visitors.call(name);
  const begin = performance.now();
  const verdict = await send();
  return { kind, ms: performance.now() - begin, verdict };
}

function failures(samples: readonly Sample[]): number {
  return samples.filter(({ verdict }) => verdict.outcome !== "right").length;
}

/** Without script the contact page comes back: it says what happened and keeps the words. */
async function plainFormRows(port: number): Promise<Row[]> {
  const form = formBody({ number: 0, email: "ohne-skript@example.org" });
  const { status, body } = await request(port, {
    method: "POST",
    path: "/functions/v1/send-contact-email",
    ...form,
  });
  const isClear = status === 500 && body.includes(problemMessages.internal.detail);
  const isKept = body.includes("wir brauchen eine Website mit 0 Seiten");
  return [
    { label: "plain form without a clear error", count: Number(!isClear), isFault: true },
    { label: "plain form that lost its words", count: Number(!isKept), isFault: true },
  ];
}
