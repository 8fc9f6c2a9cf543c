import { expect, it } from "vitest";
import { againIfSlow } from "#scripts/build.ts";

const done = { code: 0, output: "built" };
const slow = {
  code: 1,
  output: "Error: Prerender: Request failed for /: The operation was aborted due to timeout",
};
const broken = { code: 1, output: "Error: Could not resolve ./x.ts" };

it.each([
  ["a build that succeeds is not repeated", [done, broken], done, 1],
  ["a page that took too long is given a second chance", [slow, done], done, 2],
  ["only one", [slow, slow, done], slow, 2],
  ["what is broken is not tried again", [broken, done], broken, 1],
])("%s", async (_, results, expected, runs) => {
  let count = 0;
  const run = async () => results[count++] ?? broken;
  expect(await againIfSlow(run)).toBe(expected);
  expect(count).toBe(runs);
});
