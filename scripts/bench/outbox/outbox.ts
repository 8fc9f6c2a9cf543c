// `npm run bench -- outbox`: no inquiry is lost and none is doubled while the provider fails and the server is killed.
// The built Worker runs as `npm start` runs it; only its provider is ours.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { judge, type Row } from "./judge.ts";
import { chance, startSeededProvider } from "./provider.ts";
import { counted, report } from "./report.ts";
import { measureRoute } from "./route.ts";
import { SENDERS, sendInquiries } from "./senders.ts";
import { mortalSite } from "./site.ts";
import { drained, readOutbox, skipPauses } from "./store.ts";

const INQUIRIES = 1_000;
const KILLS_WHILE_SENDING = 6;
/** The server is killed so long after a moment that others can foresee, at most. */
const MOST_DELAY_MS = 300;
/** Then senders give up. */
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
  const site = await mortalSite(state, provider.origin);
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
    await pause(MOST_DELAY_MS * chance(seed, `kill ${kill}`));
    await restart();
  }
  await sending.finished;
  await drained(state);

  // Second tries, killed in their middle.
  await restart(() => skipPauses(state));
  await pause(MOST_DELAY_MS * chance(seed, "kill of second tries"));
  await restart();
  await drained(state);
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
  await drained(state);
  await restart(() => skipPauses(state));
  await drained(state);
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
