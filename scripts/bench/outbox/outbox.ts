// `npm run bench -- outbox`: no inquiry is lost or duplicated while the provider fails and the server is killed.
// The built Worker runs as with `npm start`; only the provider is ours.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { judge, type Row } from "./judge.ts";
import { chance, startSeededProvider } from "./provider.ts";
import { counted, report } from "./report.ts";
import { measureRoute } from "./route.ts";
import { SENDERS, sendInquiries } from "./senders.ts";
import { createKillableSite } from "./site.ts";
import { readOutbox, skipPauses, waitUntilDrained } from "./store.ts";

const INQUIRIES = 1_000;
const KILLS_WHILE_SENDING = 6;
/** Random delay of a kill after its scheduled moment. */
const MAX_DELAY_MS = 300;
const SENDING_LIMIT_MS = 120_000;

/** Prints what was found; false when an inquiry was lost or doubled, or a mail has no explanation. */
export async function benchOutbox(seed: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  await measureRoute(path.join(folder, "route"));
  return runFaultTest(seed, path.join(folder, "faults"));
}

async function runFaultTest(seed: string, state: string): Promise<boolean> {
  const begin = Date.now();
  const provider = await startSeededProvider(seed);
  const site = await createKillableSite(state, provider.origin);
  const restart = async (meanwhile = () => {}) => {
    await site.kill();
    meanwhile();
    await site.begin();
  };
  await site.begin();
  const sending = sendInquiries(site.port, INQUIRIES, begin + SENDING_LIMIT_MS);
  for (let kill = 1; kill <= KILLS_WHILE_SENDING; kill++) {
    const moment = Math.round((INQUIRIES * kill) / (KILLS_WHILE_SENDING + 1));
    while (sending.answered() < moment && Date.now() < begin + SENDING_LIMIT_MS) await pause(1);
    await pause(MAX_DELAY_MS * chance(seed, `kill ${kill}`));
    await restart();
  }
  await sending.finished;
  await waitUntilDrained(state);

  // Kills in the middle of the second attempts.
  await restart(() => skipPauses(state));
  await pause(MAX_DELAY_MS * chance(seed, "kill of second tries"));
  await restart();
  await waitUntilDrained(state);
  await site.kill();
  const evidence = () => ({
    sent: sending.sent,
    stored: readOutbox(state),
    calls: provider.calls,
    kills: site.kills,
  });
  const failing = judge(evidence(), false);

  provider.heal();
  skipPauses(state);
  await site.begin();
  await sending.sendSomeAgain();
  await waitUntilDrained(state);
  await restart(() => skipPauses(state));
  await waitUntilDrained(state);
  await site.kill();
  await provider.stop();
  const working = judge(evidence(), true);

  console.log(
    `\nSeed ${seed}: ${INQUIRIES} inquiries from ${SENDERS} senders in ${Math.round((Date.now() - begin) / 1_000)} s, ` +
      `${site.kills.length} kills.`,
  );
  console.log(`Tries without success: ${counted(sending.failedTries)}.`);
  console.log(`Calls of the provider: ${counted(provider.calls.map(({ fate }) => fate.name))}.`);
  return report(failing, [...working, exceptionRow(site.exceptions)]);
}

function exceptionRow(exceptions: readonly string[]): Row {
  for (const line of exceptions.slice(0, 3)) console.log(line);
  return { label: "exceptions logged by the Worker", count: exceptions.length, isFault: true };
}
