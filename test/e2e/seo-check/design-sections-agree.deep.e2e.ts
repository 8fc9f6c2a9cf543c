// The sections of one report about the same page, by the real route: none contradicts another.
import { readdirSync } from "node:fs";
import path from "node:path";
import { rateByRoute } from "#scripts/bench/design-calls.ts";
import { expect, test } from "../../support/browser-test.ts";
import { contradictionsIn } from "../../support/design/contradictions.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../fixtures/pages/design");

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".html"))) {
  test(`agree with each other: ${file} [READ-10]`, async ({ baseURL }) => {
    const { rating } = await rateByRoute(baseURL ?? "", `${process.env.FIXTURE_ORIGIN}/design/${file}`);
    expect(contradictionsIn(rating)).toEqual([]);
  });
}
