import { describe, expect, it } from "vitest";
import { isUsedUp, localDay, readUsage, usedToday } from "#app/features/seo-check/usage/usage.ts";
import { formTexts } from "#content/pages/seo-check.ts";

const TODAY = "2026-11-21";

describe("the stored count", () => {
  it.each([
    [null, TODAY, 0],
    ["", TODAY, 0],
    ["drei", TODAY, 0],
    ["-1", TODAY, 0],
    ["1.5", TODAY, 0],
    ["NaN", TODAY, 0],
    ["1e3", TODAY, 0],
    [" 2", TODAY, 0],
    ["99999999999999999999", TODAY, 0],
    ["0", TODAY, 0],
    ["2", TODAY, 2],
  ])("of %j on the same day is %d [SEO-25] [SEO-22]", (count, date, used) => {
    expect(readUsage(count, date, TODAY)).toBe(used);
  });

  it.each([
    ["2026-11-20", 0],
    ["2026-11-22", 0],
    ["kaputt", 0],
    ["", 0],
    [new Date(2026, 10, 21, 9).toISOString(), 2],
    [null, 2],
  ])("dated %j reads %d today [SEO-26]", (date, used) => {
    expect(readUsage("2", date, TODAY)).toBe(used);
  });

  it("is dated by the visitor's own calendar [SEO-26]", () => {
    expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});

describe("the shown count", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const server = (used: number, limit = 3, resetsAt = "2026-11-21T23:00:00Z") => ({ used, limit, resetsAt });

  it.each([
    ["only the browser's", 1, null, 1],
    ["the server's when higher", 1, server(2), 2],
    ["the browser's when higher", 2, server(1), 2],
    ["never above the limit", 9, server(7), 3],
    ["never below 0", -1, server(-2), 0],
    ["what a lower server limit leaves", 0, server(0, 1), 2],
    ["nothing of a server with more to give", 1, server(5, 1000), 1],
    ["nothing of a server count past its reset", 0, server(3, 3, "2026-11-21T12:00:00Z"), 0],
    ["nothing of a server without a clock", 0, server(3, 3, "bald"), 0],
  ])("takes %s [EDGE-13] [SEO-07]", (_, local, quota, used) => {
    expect(usedToday(local, quota, now)).toBe(used);
  });

  it("reads as the sentence of the card, and is used up at three [SEO-07] [SEO-11]", () => {
    expect(formTexts.usage(2, 3)).toBe("2 von 3 kostenlosen Analysen heute verwendet");
    expect(isUsedUp(2)).toBe(false);
    expect(isUsedUp(3)).toBe(true);
  });
});
