// A part of the year of watches whose server is killed; all of it is `npm run bench -- watch`.
import { mkdtempDisposableSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { judgeYear } from "#scripts/bench/watch/judge.ts";
import { liveThroughYear } from "#scripts/bench/watch/year.ts";
import { isBuildFresh } from "#scripts/build.ts";

/** One watch ends within them. */
const WEEKS = 10;
/** A good minute on an idle machine; fifty starts of a server take longer beside other work. */
const TIMEOUT_MS = 20 * 60_000;

it(
  "brings every mail of a change and no other, though the server is killed at random moments [WATCH-15] [WATCH-06] [WATCH-08]",
  async () => {
    expect(isBuildFresh(), "`npm run build` first; `npm run test:deep` does").toBe(true);
    using folder = mkdtempDisposableSync(path.join(os.tmpdir(), "paettken-watch-year-"));
    const { evidence, cuts, exceptions, isComplete } = await liveThroughYear("1", folder.path, WEEKS);
    expect(isComplete).toBe(true);
    expect(exceptions).toEqual([]);
    // Else the kills would prove little.
    expect(cuts).toBeGreaterThan(10);
    const rows = judgeYear(evidence);
    expect(rows.find(({ label }) => label.includes("had to bring"))?.count).toBeGreaterThan(25);
    expect(rows.filter(({ isFault, count }) => isFault && count > 0)).toEqual([]);
  },
  TIMEOUT_MS,
);
