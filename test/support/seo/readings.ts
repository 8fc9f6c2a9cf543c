// Compares a report that is read anew in the browser with what the Worker answers when it is told the kind.
import { expect } from "vitest";
import { rereadAs } from "#app/features/seo-check/report/page-kind/reread-as.ts";
import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { checkedAt } from "./fixture-pages.ts";

export const told = (facts: PageFacts, kind?: PageKind): SeoReport =>
  buildReport(facts, { keywords: [], checkedAt, kind });

export function expectSameReadings(facts: PageFacts): void {
  const guessed = told(facts);
  for (const kind of pageKinds) {
    const expected = told(facts, kind);
    // A page that was not seen is read as nothing.
    if (expected.pageKind === undefined) expect(rereadAs(guessed, kind)).toEqual(guessed);
    else expect(rereadAs(guessed, kind)).toEqual(expected);
    expect(rereadAs(rereadAs(expected, "other"), kind)).toEqual(rereadAs(expected, kind));
  }
}
