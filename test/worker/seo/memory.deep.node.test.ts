// The whole analysis in a Node of 96 MB, over every hostile page, answer and side file of the tests.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { hostilePages } from "#test/support/hostile/hostile-html.ts";
import { hostileReports } from "#test/support/hostile/hostile-reports.ts";
import { HOSTILE_PATHS } from "#test/support/hostile/hostile-server.ts";
import { type HostileSite, hostileFiles, startHostileSite } from "#test/support/hostile/hostile-site.ts";
import { memoryAttacks } from "#test/support/hostile/memory-attacks.ts";
import { analysesIn } from "#test/support/hostile/small-memory.ts";

/** MB. On the platform all of an analysis has 128. */
const OLD_SPACE = 96;
/** Characters of the report as JSON. */
const LARGEST_REPORT = 600_000;
/** Bodies that never end last until the deadline of an analysis, others seconds on a busy machine. */
const PATIENCE = { timeout: 180_000 };

describe("an analysis in 96 MB survives [SAFE-29] [SAFE-30]", () => {
  let site: HostileSite;
  const small = analysesIn(OLD_SPACE);
  beforeAll(async () => {
    site = await startHostileSite();
  });
  afterAll(async () => {
    small.stop();
    await site.stop();
  });

  async function survives(url: string, keywords: readonly string[] = ["dach", "dach decker"]) {
    const analysis = await small.analyse(url, keywords);
    expect(analysis).not.toBe("died");
    if (analysis === "died") return;
    expect(analysis.code).not.toBe("internal");
    expect(analysis.characters).toBeLessThan(LARGEST_REPORT);
  }

  it.each(Object.keys(memoryAttacks))("%s", PATIENCE, async (name) => {
    await survives(site.serve({ page: memoryAttacks[name]?.() ?? "" }));
  });

  it.each(hostilePages.map(({ title, html }) => [title, html] as const))("%s", PATIENCE, async (_, html) => {
    await survives(site.serve({ page: html }));
  });

  it.each(Object.entries(hostileReports))("%s", PATIENCE, async (page, hostile) => {
    const files = hostileFiles({ page, expected: {}, ...hostile });
    await survives(site.serve(files), hostile.keywords);
  });

  it.each(HOSTILE_PATHS)("the server's %s", PATIENCE, async (path) => {
    await survives(`${inject("hostileOrigin")}${path}`);
  });
});
