import { describe, expect, it } from "vitest";
import { berlinDay, nextBerlinMidnight } from "#worker/quota/day.ts";

describe("the day in Berlin", () => {
  it.each([
    ["a winter evening, still the same day", "2026-01-15T22:59:59.999Z", "2026-01-15"],
    ["a winter midnight", "2026-01-15T23:00:00.000Z", "2026-01-16"],
    ["a summer evening, still the same day", "2026-07-15T21:59:59.999Z", "2026-07-15"],
    ["a summer midnight", "2026-07-15T22:00:00.000Z", "2026-07-16"],
    ["the last moment of the year", "2026-12-31T22:59:59.999Z", "2026-12-31"],
    ["New Year, an hour before it is New Year in UTC", "2026-12-31T23:00:00.000Z", "2027-01-01"],
    ["29 February", "2028-02-28T23:30:00.000Z", "2028-02-29"],
  ])("names %s [EDGE-10]", (_, instant, day) => {
    expect(berlinDay(new Date(instant))).toBe(day);
  });

  it.each([
    ["in winter", "2026-01-15T12:00:00Z", "2026-01-15T23:00:00.000Z"],
    ["in summer", "2026-07-15T12:00:00Z", "2026-07-15T22:00:00.000Z"],
    ["at midnight itself, a whole day later", "2026-07-15T22:00:00Z", "2026-07-16T22:00:00.000Z"],
    ["one millisecond before midnight", "2026-07-15T21:59:59.999Z", "2026-07-15T22:00:00.000Z"],
    ["the evening before clocks go forward", "2026-03-28T12:00:00Z", "2026-03-28T23:00:00.000Z"],
    ["the day of 23 hours, before the change", "2026-03-29T00:30:00Z", "2026-03-29T22:00:00.000Z"],
    ["the day of 23 hours, after the change", "2026-03-29T01:30:00Z", "2026-03-29T22:00:00.000Z"],
    ["the evening before clocks go back", "2026-10-24T12:00:00Z", "2026-10-24T22:00:00.000Z"],
    ["the day of 25 hours, in the hour that comes twice", "2026-10-25T00:30:00Z", "2026-10-25T23:00:00.000Z"],
    ["the day of 25 hours, in its second coming", "2026-10-25T01:30:00Z", "2026-10-25T23:00:00.000Z"],
    ["on New Year's Eve", "2026-12-31T12:00:00Z", "2026-12-31T23:00:00.000Z"],
    ["in the first hour of New Year", "2026-12-31T23:30:00Z", "2027-01-01T23:00:00.000Z"],
  ])("ends %s at the next midnight [EDGE-10]", (_, instant, midnight) => {
    expect(nextBerlinMidnight(new Date(instant)).toISOString()).toBe(midnight);
  });

  it("ends within 25 hours, on another day, for every hour of two years [EDGE-10]", () => {
    const hour = 3_600_000;
    const begin = Date.UTC(2026, 0, 1);
    for (let at = begin; at < begin + 2 * 365 * 24 * hour; at += hour) {
      const now = new Date(at);
      const midnight = nextBerlinMidnight(now);
      const ahead = midnight.getTime() - at;
      if (ahead <= 0 || ahead > 25 * hour || berlinDay(midnight) === berlinDay(now))
        expect.fail(`${now.toISOString()} → ${midnight.toISOString()}`);
      if (berlinDay(new Date(midnight.getTime() - 1)) !== berlinDay(now))
        expect.fail(`${now.toISOString()} skips a day`);
    }
  });
});
