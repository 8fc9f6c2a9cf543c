// Projects to price: one by one, and any that can be said.
import fc from "fast-check";
import { featureIds, projectTypes } from "#contract/price-calculator/price-form.ts";
import type { Project, Span } from "#worker/pricing/project.ts";

export function project(changes: Partial<Project> = {}): Project {
  return {
    projectType: "company",
    pages: { min: 5, max: 5 },
    timeline: { kind: "flexible" },
    features: [],
    furtherLanguages: null,
    care: null,
    ...changes,
  };
}

const spans = (most: number): fc.Arbitrary<Span> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.option(fc.integer({ min: 0, max: most })))
    .map(([min, more]) => ({ min, max: more === null ? null : min + more }));

export const anyProject: fc.Arbitrary<Project> = fc.record({
  projectType: fc.option(fc.constantFrom(...projectTypes)),
  pages: fc.option(spans(60)),
  timeline: fc.option(
    fc.oneof(
      fc.constant({ kind: "asap" as const }),
      fc.constant({ kind: "flexible" as const }),
      fc.constant({ kind: "by" as const, label: "Ende März" }),
      spans(60).map((weeks) => ({ kind: "weeks" as const, weeks })),
    ),
  ),
  features: fc.subarray([...featureIds]),
  furtherLanguages: fc.option(spans(6)),
  care: fc.option(fc.constantFrom("basic", "professional", "premium", "any", "none")),
});
