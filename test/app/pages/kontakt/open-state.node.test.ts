import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openState } from "#app/pages/kontakt/open-state.ts";
import { OPENING_HOURS } from "#content/constants.ts";

const open = { open: true, until: "18:00" };
const closed = (day: string) => ({ open: false, day, at: "9:00" });

describe("whether the office is open [CONT-31]", () => {
  it.each([
    // Winter: Berlin is one hour ahead of UTC.
    ["Mon 08:59", "2026-01-12T07:59:59Z", closed("today")],
    ["Mon 09:00", "2026-01-12T08:00:00Z", open],
    ["Mon 17:59", "2026-01-12T16:59:59Z", open],
    ["Mon 18:00", "2026-01-12T17:00:00Z", closed("tomorrow")],
    ["Tue 00:00, still Monday in UTC", "2026-01-12T23:00:00Z", closed("today")],
    ["Thu 23:59", "2026-01-15T22:59:00Z", closed("tomorrow")],
    ["Fri 08:00", "2026-01-16T07:00:00Z", closed("today")],
    ["Fri 17:59", "2026-01-16T16:59:00Z", open],
    ["Fri 18:00", "2026-01-16T17:00:00Z", closed("monday")],
    ["Sat 12:00", "2026-01-17T11:00:00Z", closed("monday")],
    ["Sun 12:00", "2026-01-18T11:00:00Z", closed("tomorrow")],
    ["Mon 00:00, still Sunday in UTC", "2026-01-18T23:00:00Z", closed("today")],
    // Summer: two hours ahead.
    ["Wed 08:59", "2026-07-15T06:59:00Z", closed("today")],
    ["Wed 09:00", "2026-07-15T07:00:00Z", open],
    ["Wed 18:00", "2026-07-15T16:00:00Z", closed("tomorrow")],
    // The clocks go forward on Sunday, 29 March 2026, back on Sunday, 25 October.
    ["Fri before summer time, 17:59", "2026-03-27T16:59:00Z", open],
    ["Sat before summer time", "2026-03-28T22:59:00Z", closed("monday")],
    ["Sun 01:59, before the jump", "2026-03-29T00:59:00Z", closed("tomorrow")],
    ["Sun 03:00, after the jump", "2026-03-29T01:00:00Z", closed("tomorrow")],
    ["Mon after, 08:59", "2026-03-30T06:59:00Z", closed("today")],
    ["Mon after, 09:00", "2026-03-30T07:00:00Z", open],
    ["Sun 02:30, the first time", "2026-10-25T00:30:00Z", closed("tomorrow")],
    ["Sun 02:30, the second time", "2026-10-25T01:30:00Z", closed("tomorrow")],
    ["Mon after, 08:59", "2026-10-26T07:59:00Z", closed("today")],
    ["Mon after, 09:00", "2026-10-26T08:00:00Z", open],
    ["New Year's Eve into the next year", "2026-12-31T17:00:00Z", closed("tomorrow")],
  ])("%s", (_moment, now, expected) => {
    expect(openState(new Date(now))).toEqual(expected);
  });

  it("says the hours that stand on the page, at any moment", () => {
    const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (now) => {
        const state = openState(now);
        expect(state.open ? state.until : state.at).toBe(state.open ? OPENING_HOURS.to : OPENING_HOURS.from);
      }),
    );
  });

  it("is open nine hours on five days of every week, also of those with a change of clocks", () => {
    const QUARTER_HOUR_MS = 15 * 60_000;
    for (const monday of [
      "2026-03-23T00:00:00+01:00",
      "2026-10-19T00:00:00+02:00",
      "2026-06-01T00:00:00+02:00",
    ]) {
      const start = Date.parse(monday);
      const quarters = Array.from(
        { length: 7 * 24 * 4 },
        (_, index) => new Date(start + index * QUARTER_HOUR_MS),
      );
      expect(quarters.filter((now) => openState(now).open)).toHaveLength(5 * 9 * 4);
    }
  });
});
