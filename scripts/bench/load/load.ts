// `npm run bench -- load`: answers under load, while the server is killed, when the disk is full, and beside misbehaving targets.
// The built Worker runs as with `npm start`; everything stays on loopback.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { benchFullDisk } from "./disk.ts";
import { benchKillsUnderLoad } from "./kills.ts";
import { benchSteadyLoad } from "./steady.ts";
import { benchBadTargets } from "./targets.ts";

const PARTS: Record<string, (folder: string) => Promise<boolean | null>> = {
  steady: benchSteadyLoad,
  kills: benchKillsUnderLoad,
  disk: benchFullDisk,
  targets: benchBadTargets,
};

/**
 * Prints what was found; false when an answer was wrong, something is lost, or an error is not clear.
 * @param names parts to run; none: all
 */
export async function benchLoad(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !PARTS[name]);
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}": ${Object.keys(PARTS).join(", ")}`);
    return false;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const failed: string[] = [];
  for (const [name, bench] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n== ${name}\n`);
    const isGood = await bench(folder);
    if (isGood === null) console.log("Left out: this machine lets nobody mount a small disk.");
    if (isGood === false) failed.push(name);
  }
  console.log(failed.length === 0 ? "\nNothing wrong, nothing lost." : `\nFailed: ${failed.join(", ")}`);
  return failed.length === 0;
}
