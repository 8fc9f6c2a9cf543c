import { expect, it } from "vitest";
import { openProxyLab } from "#test/support/fuzz/proxy-fuzz.ts";

const TRIALS = 10_000;
const TIMEOUT_MS = 300_000;

it("10,000 ways of names, redirects and changing DNS answers: nothing private is connected to [SAFE-09]", {
  timeout: TIMEOUT_MS,
}, async () => {
  const lab = await openProxyLab();
  const forbidden: string[] = [];
  let connections = 0;
  for (let seed = 1; seed <= TRIALS; seed++) {
    const trial = await lab.trial(seed);
    forbidden.push(...trial.forbidden.map((one) => `seed ${seed}: ${one}`));
    connections += trial.targets.length;
  }
  await lab.stop();
  expect(forbidden).toEqual([]);
  expect(connections).toBeGreaterThan(TRIALS / 5);
});
