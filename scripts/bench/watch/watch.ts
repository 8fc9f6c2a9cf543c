// `npm run bench -- watch`: a year of watches against the built Worker, which is killed at random moments.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { judgeYear } from "./judge.ts";
import { liveThroughYear } from "./year.ts";

/** Prints what was found; false when a mail was lost or came without need, or the year did not come to its end. */
export async function benchWatch(seed: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const begin = Date.now();
  const { evidence, starts, cuts, exceptions, isComplete } = await liveThroughYear(seed, folder);
  const seconds = Math.round((Date.now() - begin) / 1_000);
  console.log(
    `\nSeed ${seed}: ${evidence.watches.length} watches, ${evidence.kills.length} kills in ${starts} starts and ${seconds} s; ` +
      `${cuts} of them while something was left to do.`,
  );
  const rows = [
    ...judgeYear(evidence),
    { label: "exceptions logged by the Worker", count: exceptions.length, isFault: true },
    { label: "years that did not come to their end", count: isComplete ? 0 : 1, isFault: true },
  ];
  const faults = rows.filter(({ isFault, count }) => isFault && count > 0);
  for (const row of rows)
    console.log(`${row.label.padEnd(50)}${`${faults.includes(row) ? "! " : ""}${row.count}`.padStart(10)}`);
  for (const line of exceptions.slice(0, 3)) console.log(line);
  console.log(
    faults.length === 0 ? "\nEvery change was told, and nothing else." : "\nWrong where marked with !",
  );
  return faults.length === 0;
}
