import { describe, expect, it } from "vitest";
import {
  begin,
  canBegin,
  displayedUse,
  maxAttempts,
  type QuotaCount,
  refund,
  unusedQuota,
  withdraw,
} from "#worker/quota/quota-rules.ts";

const count = (used: number, attempts: number): QuotaCount => ({ used, attempts });

describe("the rules of the quota", () => {
  it.each([
    ["nothing used", count(0, 0), true],
    ["two of three used", count(2, 2), true],
    ["all three used", count(3, 3), false],
    ["nine attempts, all failed", count(0, 9), true],
    ["ten attempts, all failed", count(0, 10), false],
  ])("with %s another analysis may begin: %o → %s [EDGE-10]", (_, given, allowed) => {
    expect(canBegin(given, 3, 10)).toBe(allowed);
  });

  it("allows as many attempts as its caller says, whatever the limit [SAFE-12]", () => {
    expect(canBegin(count(0, 1), 1, 2)).toBe(true);
    expect(canBegin(count(0, 2), 1, 2)).toBe(false);
  });

  it("forgets an attempt that was withdrawn before it began [SAFE-13]", () => {
    expect(withdraw(begin(count(1, 4)))).toEqual(count(1, 4));
    expect(withdraw(unusedQuota)).toEqual(unusedQuota);
  });

  it("gives a failed analysis back but keeps the attempt [EDGE-10]", () => {
    expect(refund(begin(unusedQuota))).toEqual(count(0, 1));
  });

  it("never falls below zero [EDGE-10]", () => {
    expect(refund(count(0, 4))).toEqual(count(0, 4));
  });

  it("says all is used when only the attempts are [EDGE-13]", () => {
    expect(displayedUse(count(0, 10), 3)).toBe(3);
    expect(displayedUse(count(2, 2), 3)).toBe(2);
  });

  it("allows ten attempts at the usual limit and more where tests raise it [EDGE-10]", () => {
    expect([0, 1, 3, 1000].map(maxAttempts)).toEqual([10, 10, 10, 3334]);
  });

  it("refuses everything at a limit of zero [EDGE-10]", () => {
    expect(canBegin(unusedQuota, 0, 10)).toBe(false);
  });
});
