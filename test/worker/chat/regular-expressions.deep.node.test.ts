// No regular expression over visitors' texts may take more than linear time.
import { expect, it } from "vitest";
import { slowTextFor } from "#test/support/hostile/pump-regex.ts";
import { regexesIn } from "#test/support/hostile/regex-literals.ts";

const uses = [regexesIn("worker/chat"), regexesIn("worker/pricing")];
const literals = uses.flatMap((use) => use.literals);

it("expressions of the price calculator are written down, not put together from what a visitor says", () => {
  expect(literals.length).toBeGreaterThan(30);
  expect(uses.flatMap(({ builders }) => builders)).toEqual([]);
});

it("expressions of the price calculator take linear time on any text", { timeout: 600_000 }, () => {
  const slow = literals.flatMap(({ file, pattern, flags }) => {
    const found = slowTextFor(new RegExp(pattern, flags));
    return found === null ? [] : [`${file} /${pattern}/${flags}: ${JSON.stringify(found)}`];
  });
  expect(slow).toEqual([]);
});
