import { describe, expect, it } from "vitest";
import {
  begin,
  giveBack,
  maxAttempts,
  mayBegin,
  type QuotaCount,
  shownUse,
  unusedQuota,
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
    expect(mayBegin(given, 3)).toBe(allowed);
  });

  it("gives a failed analysis back but keeps the attempt [EDGE-10]", () => {
    expect(giveBack(begin(unusedQuota))).toEqual(count(0, 1));
  });

  it("never falls below zero [EDGE-10]", () => {
    expect(giveBack(count(0, 4))).toEqual(count(0, 4));
  });

  it("says all is used when only the attempts are [EDGE-13]", () => {
    expect(shownUse(count(0, 10), 3)).toBe(3);
    expect(shownUse(count(2, 2), 3)).toBe(2);
  });

  it("allows ten attempts at the usual limit and more where tests raise it [EDGE-10]", () => {
    expect([0, 1, 3, 1000].map(maxAttempts)).toEqual([10, 10, 10, 3334]);
  });

  it("refuses everything at a limit of zero [EDGE-10]", () => {
    expect(mayBegin(unusedQuota, 0)).toBe(false);
  });
});
