import { describe, it } from "vitest";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import { pageFactsOf } from "#test/support/seo/fixture-pages.ts";
import { expectSameReadings } from "#test/support/seo/readings.ts";

describe("a report read as another kind [KIND-06]", () => {
  it.each(allCases)("of a page that $page", async (one) => {
    expectSameReadings(await pageFactsOf(one));
  });
});
