// The same as reread-as, over every page of the tables and over made-up ones.
import fc from "fast-check";
import { describe, it } from "vitest";
import { labelledPages } from "#test/fixtures/page-kinds/labelled-pages.ts";
import { local } from "#test/fixtures/pages/cases/local.ts";
import { structuredData } from "#test/fixtures/pages/cases/structured-data.ts";
import { anyFacts } from "#test/support/seo/arbitrary-facts.ts";
import { pageFactsOf } from "#test/support/seo/fixture-pages.ts";
import { factsOfLabelled } from "#test/support/seo/labelled-facts.ts";
import { expectSameReadings } from "#test/support/seo/readings.ts";

describe("a report read as another kind [KIND-06]", () => {
  it.each([...local, ...structuredData])("of a page that $page", async (one) => {
    expectSameReadings(await pageFactsOf(one));
  });

  it.each(labelledPages)("of the page: $name", async (labelled) => {
    expectSameReadings(await factsOfLabelled(labelled));
  });

  it("of any page", () => {
    fc.assert(fc.property(anyFacts, expectSameReadings), { numRuns: 60 });
  });
});
