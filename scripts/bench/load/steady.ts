// First part of `npm run bench -- load`: a mix of calls for a minute, near what the server can do, without a wrong answer.
import { createTrivialCall } from "./calls.ts";
import { errorsIn, reportRows, reportSamples } from "./report.ts";
import { findCapacity, MIX_FROM, runAt, warmUp } from "./run.ts";
import { startLoadedSite } from "./site.ts";

const SECONDS = 60;
/** Of the capacity. */
const SHARE = 0.8;
const TRIVIAL_FROM = 50;

/** Prints what was measured; false when an answer was wrong or refused, or something is lost. */
export async function benchSteadyLoad(folder: string): Promise<boolean> {
  const { site, visitors, end } = await startLoadedSite(folder, "steady");
  await warmUp(visitors.next);
  const trivial = await findCapacity(() => createTrivialCall(site.port), TRIVIAL_FROM);
  const mix = await findCapacity(visitors.next, MIX_FROM);
  const rate = SHARE * Math.max(mix, MIX_FROM);
  const { samples, isOverrun } = await runAt(rate, SECONDS, visitors.next);
  console.log(
    `capacity       ${mix.toFixed(0)} calls of the mix a second with a 95th percentile below 500 ms`,
  );
  console.log(`trivial route  ${trivial.toFixed(0)} a second`);
  console.log(`ratio          ${(mix / trivial).toFixed(2)}`);
  console.log(`\n${rate.toFixed(0)} calls a second for ${SECONDS} s\n`);
  const wrong = reportSamples(samples);
  if (isOverrun) console.log("Broken off: the server did not keep up.");
  console.log("");
  const isKept = reportRows([
    ...(await end()),
    { label: "exceptions logged by the Worker", count: site.exceptions.length, isFault: true },
  ]);
  return mix > 0 && isKept && wrong === 0 && errorsIn(samples) === 0 && !isOverrun;
}
