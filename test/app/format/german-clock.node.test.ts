import fc from "fast-check";
import { expect, it } from "vitest";
import { formatDateTime } from "#app/format/date.ts";
import { germanClock } from "#app/format/german-clock.ts";

const theirDate = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });
const theirClock = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" });
const theirWeekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "Europe/Berlin" });
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function agreeOn(instant: Date): void {
  const theirs = `${theirDate.format(instant)}, ${theirClock.format(instant)} Uhr`;
  expect(formatDateTime(instant.toISOString())).toBe(theirs);
  expect(WEEKDAYS[germanClock(instant).weekday]).toBe(theirWeekday.format(instant));
}

it("shows what the platform knows of Germany's clock, at any time since 1996 [QUAL-16] [CONT-31]", () => {
  const instants = fc.date({
    min: new Date("1996-01-01"),
    max: new Date("2037-12-31"),
    noInvalidDate: true,
  });
  fc.assert(fc.property(instants, agreeOn), { numRuns: 1_000 });
});

it.each([
  "2026-03-29T00:59:59Z",
  "2026-03-29T01:00:00Z",
  "2026-10-25T00:59:59Z",
  "2026-10-25T01:00:00Z",
  "2024-03-31T01:00:00Z",
  "2021-10-31T01:00:00Z",
])("changes with it at %s", (instant) => agreeOn(new Date(instant)));

it("refuses what is no date", () => {
  expect(() => germanClock(new Date("gestern"))).toThrow(RangeError);
});
