import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { berlinDay } from "#worker/quota/day.ts";
import { dayBefore, daysFrom, nextMondayMorning } from "#worker/tally/calendar.ts";

const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2060, 0, 1) });
const berlin = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
});

describe("days", () => {
  it.each([
    ["2026-03-01", 1, "2026-02-28"],
    ["2028-03-01", 1, "2028-02-29"],
    ["2026-01-01", 1, "2025-12-31"],
    ["2026-11-26", 0, "2026-11-26"],
    ["2026-11-26", -7, "2026-12-03"],
  ])("before %s, %i of them, begin at %s [TALLY-04]", (day, days, expected) => {
    expect(dayBefore(day, days)).toBe(expected);
  });

  it("follow one another without gap, clock changes included [TALLY-04]", () => {
    const days = daysFrom("2026-03-01", "2026-11-30");
    expect(days).toHaveLength(275);
    expect(new Set(days).size).toBe(275);
  });
});

describe("the next Monday morning", () => {
  it("is a Monday at six in Germany, within a week [DESK-12]", () => {
    fc.assert(
      fc.property(instants, (now) => {
        const at = nextMondayMorning(now);
        expect(berlin.format(at)).toBe("Monday 06:00");
        expect(at).toBeGreaterThan(now);
        expect(at - now).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
      }),
      { numRuns: 300 },
    );
  });

  it("after a Monday morning is that of the next week [DESK-12]", () => {
    const first = nextMondayMorning(Date.UTC(2026, 10, 26));
    const second = nextMondayMorning(first);
    expect([first, second].map((at) => berlinDay(new Date(at)))).toEqual(["2026-11-30", "2026-12-07"]);
  });
});
