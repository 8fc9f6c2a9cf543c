import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { shownEstimateSchema } from "#app/features/price-chat/shown-estimate.ts";
import { designRatingSchema } from "#contract/design-rating.ts";
import { priceEstimateSchema } from "#contract/price-calculator/estimate.ts";
import { essential, readLeniently } from "#contract/read-leniently.ts";
import { seoReportSchema } from "#contract/seo-report.ts";
import { siteCrawlSchema } from "#contract/site-crawl.ts";
import { exampleReport } from "#test/support/example-report.ts";

const schema = v.object({
  name: v.string(),
  count: v.pipe(v.number(), v.minValue(0)),
  address: v.object({ town: v.string(), code: v.optional(v.string()) }),
  marks: v.array(v.object({ where: essential(v.string()), note: v.string() })),
  box: v.nullable(v.object({ x: essential(v.number()), y: essential(v.number()) })),
  words: v.array(v.string()),
  shares: v.record(v.string(), v.number()),
});
const nothing = {
  name: null,
  count: null,
  address: { town: null, code: null },
  marks: [],
  box: null,
  words: [],
  shares: [],
};

describe("reading leniently", () => {
  it.each([undefined, null, "text", 7, [], {}, { marks: "x", shares: ["a"], words: {}, box: [] }])(
    "makes nulls and empty lists of %j",
    (value) => expect(readLeniently(schema, value)).toEqual(nothing),
  );

  it("keeps what fits beside what does not", () => {
    const value = {
      name: "Dach",
      count: -1,
      address: { town: "Olfen", code: 59399 },
      marks: [{ where: "h1" }, { note: "ohne Ort" }, null, { where: "p", note: 1 }],
      box: { x: 1, y: "2" },
      words: ["a", 1, "b"],
      shares: { a: 1, b: "2", c: 3 },
      unknown: true,
    };
    expect(readLeniently(schema, value)).toEqual({
      name: "Dach",
      count: null,
      address: { town: "Olfen", code: null },
      marks: [
        { where: "h1", note: null },
        { where: "p", note: null },
      ],
      box: null,
      words: ["a", "b"],
      shares: [
        ["a", 1],
        ["c", 3],
      ],
    });
  });

  it("marks a field in its own place only", () => {
    const text = v.string();
    essential(text);
    expect(readLeniently(v.object({ text }), {})).toEqual({ text: null });
  });

  it.each([
    ["reports", seoReportSchema],
    ["ratings", designRatingSchema],
    ["crawls", siteCrawlSchema],
  ])("never throws on %s, whatever their fields hold", (_, contract) => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(contract.entries)), fc.anything());
    fc.assert(fc.property(fields, (value) => readLeniently(contract, value) !== undefined));
  });

  it("gives every field of the contract", () => {
    expect(Object.keys(readLeniently(seoReportSchema, {}) ?? {})).toEqual(
      Object.keys(seoReportSchema.entries),
    );
  });
});

describe("the contract", () => {
  it("describes a real report without a field beside", () => {
    const { output, success } = v.safeParse(seoReportSchema, exampleReport);
    expect(success).toBe(true);
    expect(output).toEqual(exampleReport);
  });

  it("has no field of an estimate that the page forgets", () => {
    const unseen = ["priceListVersion"];
    expect(Object.keys(shownEstimateSchema.entries)).toEqual(
      Object.keys(priceEstimateSchema.entries).filter((name) => !unseen.includes(name)),
    );
  });
});
