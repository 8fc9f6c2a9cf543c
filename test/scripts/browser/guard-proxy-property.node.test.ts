import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openProxyLab, type ProxyLab } from "#test/support/fuzz/proxy-fuzz.ts";

/** The deep suite tries more. */
const RUNS = 400;
/** Below this share of ways that lead anywhere, the trials would prove little. */
const MIN_REACHED = 0.15;

let lab: ProxyLab;
beforeAll(async () => {
  lab = await openProxyLab();
});
afterAll(() => lab.stop());

it("nothing that an independent classifier calls private is connected to, whatever names, redirects and DNS say [SAFE-09]", async () => {
  let reached = 0;
  await fc.assert(
    fc.asyncProperty(fc.noShrink(fc.integer({ min: 0, max: 0xffffffff })), async (seed) => {
      const { targets, forbidden } = await lab.trial(seed);
      if (targets.length > 0) reached += 1;
      expect(forbidden).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  expect(reached / RUNS).toBeGreaterThan(MIN_REACHED);
});
