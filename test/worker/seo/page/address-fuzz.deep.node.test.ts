// 100,000 forms of addresses, judged by the guard and by a classifier that shares no code with it.
import { describe, expect, it } from "vitest";
import { fuzzAddresses } from "#test/support/fuzz/address-fuzz.ts";

const FORMS = 100_000;
const SEED = 1;

describe("the address guard", () => {
  it("agrees with an independent classifier on 100,000 forms [SEO-69]", { timeout: 60_000 }, () => {
    const { tried, accepted, disagreements } = fuzzAddresses(FORMS, SEED);
    expect(disagreements.slice(0, 10)).toEqual([]);
    // The forms are of use: many of each kind.
    expect(accepted).toBeGreaterThan(tried * 0.1);
    expect(accepted).toBeLessThan(tried * 0.6);
  });
});
