// Second part of `npm run bench -- load`: the same mix while the server is killed three times and started again.
import { setTimeout as pause } from "node:timers/promises";
import { reportRows, reportSamples } from "./report.ts";
import { findCapacity, MIX_FROM, runAt, warmUp } from "./run.ts";
import { startLoadedSite } from "./site.ts";

const KILLS = 3;
const SECONDS_BETWEEN = 12;
/** Of the capacity: the backlog of each restart comes on top. */
const SHARE = 0.5;

/** Prints what was measured; false when an answer was wrong, or something is lost or doubled. */
export async function benchKillsUnderLoad(folder: string): Promise<boolean> {
  const { site, visitors, end } = await startLoadedSite(folder, "kills");
  await warmUp(visitors.next);
  const rate = SHARE * Math.max(MIX_FROM, await findCapacity(visitors.next, MIX_FROM));
  const running = runAt(rate, SECONDS_BETWEEN * (KILLS + 1), visitors.next);
  const secondsAway: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(SECONDS_BETWEEN * 1_000);
    const killedAt = Date.now();
    await site.kill();
    await site.begin();
    secondsAway.push(((Date.now() - killedAt) / 1_000).toFixed(1));
  }
  const { samples, isOverrun } = await running;
  console.log(
    `${rate.toFixed(0)} calls a second, ${KILLS} kills, answers again after ${secondsAway.join(", ")} s\n`,
  );
  const wrong = reportSamples(samples);
  if (isOverrun) console.log("Broken off: the server did not keep up.");
  console.log("");
  const isKept = reportRows(await end());
  return isKept && wrong === 0 && !isOverrun;
}
