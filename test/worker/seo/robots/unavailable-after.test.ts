import { describe, expect, it } from "vitest";
import { readUnavailableAfter } from "#worker/seo/robots/unavailable-after.ts";

const iso = (written: string) => {
  const time = readUnavailableAfter(written);
  return time === null ? null : new Date(time).toISOString().replace(".000Z", "Z");
};

describe("the date of unavailable_after [TRUE-10]", () => {
  it.each([
    ["unavailable_after: 25 Jun 2010 15:00:00 PST", "2010-06-25T23:00:00Z"],
    ["unavailable_after: 25-Jun-2010 15:00:00 EST", "2010-06-25T20:00:00Z"],
    ["noindex, unavailable_after: Friday, 25-Jun-10 15:00 GMT, nofollow", "2010-06-25T15:00:00Z"],
    ["unavailable_after:Fri, 25 Jun 2010 15:00:00 +0200", "2010-06-25T13:00:00Z"],
    ["UNAVAILABLE_AFTER: 2030-09-21", "2030-09-21T00:00:00Z"],
    ["unavailable_after: 2030-09-21T10:30:00+02:00,noarchive", "2030-09-21T08:30:00Z"],
    ["unavailable_after: 2030-09-21 10:30", "2030-09-21T10:30:00Z"],
    ["unavailable_after: 1. Dezember 2027", null],
    ["unavailable_after: 2030-13-45", null],
    ["unavailable_after: 31 Foo 2010", null],
    ["unavailable_after: bald", null],
    ["unavailable_after", null],
    ["noindex", null],
    ["", null],
  ])("of %j is %s", (written, date) => expect(iso(written)).toBe(date));

  it("is searched for in no more than a few characters", () => {
    expect(iso(`unavailable_after:${" ".repeat(1_000_000)}2030-09-21`)).toBeNull();
  });
});
