// Any change that the form beside the price calculator can send.
import fc from "fast-check";
import {
  careWishes,
  type FormChange,
  type FormTimeline,
  featureIds,
  formLimits,
  formTimelines,
  industries,
  projectTypes,
} from "#contract/price-calculator/price-form.ts";

const spans = (most: number) =>
  fc.oneof(
    fc.integer({ min: 1, max: most }).map((count) => ({ min: count, max: count })),
    fc.integer({ min: 1, max: most }).map((min) => ({ min, max: null })),
    fc.integer({ min: 1, max: most - 1 }).map((min) => ({ min, max: most })),
  );

/** One line, as the field holds it. */
const company = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: formLimits.company })
  .map((text) => text.replace(/\s+/g, " ").trim().slice(0, formLimits.company).trim())
  .filter((text) => text !== "" && text !== "offen");

export const anyFormChange: fc.Arbitrary<FormChange> = fc
  .record(
    {
      company: fc.option(company),
      industry: fc.option(fc.constantFrom(...industries)),
      projectType: fc.option(fc.constantFrom(...projectTypes)),
      pages: fc.option(spans(formLimits.pages)),
      timeline: fc.option(fc.constantFrom(...(Object.keys(formTimelines) as FormTimeline[]))),
      features: fc.subarray([...featureIds]),
      languages: fc.option(spans(formLimits.languages)),
      care: fc.option(fc.constantFrom(...careWishes)),
    },
    { requiredKeys: [] },
  )
  .filter((change) => Object.keys(change).length > 0);
