import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyDeleteAt, inquiryDeleteAt } from "#worker/mail/outbox/schedule.ts";

const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString();

describe("an inquiry", () => {
  it.each([
    ["2026-01-15T10:20:30.000Z", "2026-07-15T10:20:30.000Z"],
    ["2026-11-21T23:59:59.999Z", "2027-05-21T23:59:59.999Z"],
    ["2026-08-31T08:00:00.000Z", "2027-02-28T08:00:00.000Z"],
    ["2027-08-29T08:00:00.000Z", "2028-02-29T08:00:00.000Z"],
    ["2027-08-31T08:00:00.000Z", "2028-02-29T08:00:00.000Z"],
    ["2026-12-31T00:00:00.000Z", "2027-06-30T00:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", "2028-08-29T12:00:00.000Z"],
  ])("of %s is deleted at %s [EDGE-16]", (received, end) => {
    expect(iso(inquiryDeleteAt(at(received)))).toBe(end);
  });

  it("is kept for 181 to 184 days, whenever it came", () => {
    const anyTime = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2056-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyTime, (received) => {
        const days = (inquiryDeleteAt(received.getTime()) - received.getTime()) / DAY;
        expect(days).toBeGreaterThanOrEqual(181);
        expect(days).toBeLessThanOrEqual(184);
      }),
    );
  });
});

describe("the copy of a mail", () => {
  it("is deleted 30 days after its delivery", () => {
    expect(copyDeleteAt(at("2026-11-21T10:00:00Z"))).toBe(at("2026-12-21T10:00:00Z"));
  });
});
