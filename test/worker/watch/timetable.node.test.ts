import { describe, expect, it } from "vitest";
import { firstRunAt, nextRunAt, slotOf, WEEK_MS } from "#worker/watch/timetable.ts";
import { afterFates, type Fate, newWatch } from "#worker/watch/watch-state.ts";

const names = Array.from({ length: 2_000 }, (_, index) =>
  (index * 2_654_435_761).toString(16).padStart(16, "0").slice(-16),
);

describe("the week of a watch", () => {
  it("has its moment at night, and all of them are spread over the week [WATCH-02]", () => {
    const slots = names.map(slotOf);
    const hours = new Set(slots.map((slot) => new Date(slot).getUTCHours()));
    expect([...hours].sort()).toEqual([0, 1, 2]);
    const days = Map.groupBy(slots, (slot) => Math.floor(slot / 86_400_000));
    expect(days.size).toBe(7);
    for (const [, ofDay] of days) expect(ofDay.length).toBeGreaterThan(names.length / 14);
  });

  it("comes once a week, and first after two days at least [WATCH-02]", () => {
    const now = Date.UTC(2026, 10, 27, 12);
    for (const slot of names.slice(0, 200).map(slotOf)) {
      const next = nextRunAt(slot, now);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(WEEK_MS);
      expect(nextRunAt(slot, next)).toBe(next + WEEK_MS);
      expect(firstRunAt(slot, now) - now).toBeGreaterThan(2 * 86_400_000);
    }
  });
});

describe("mails that are not delivered", () => {
  const run = { at: 0, engine: "1", score: 1, kind: null, verdicts: {} };
  const state = {
    ...newWatch({
      name: "n",
      email: "a@b.de",
      url: "u",
      wholeSite: false,
      slot: 0,
      now: 0,
      endsAt: 1,
      first: run,
    }),
    phase: "active" as const,
    openMails: ["1", "2", "3", "4"],
  };
  it.each<[string, Fate[], string, string[]]>([
    ["one refused for good", ["open", "refused", "open", "open"], "ending", ["1", "3", "4"]],
    ["three given up in a row", ["given-up", "given-up", "given-up", "open"], "ending", ["4"]],
    [
      "two given up, one delivered, one given up",
      ["given-up", "given-up", "delivered", "given-up"],
      "active",
      [],
    ],
    ["nothing known yet", ["open", "open", "open", "open"], "active", ["1", "2", "3", "4"]],
  ])("end a watch or not: %s [WATCH-07]", (_, fates, phase, left) => {
    const after = afterFates(state, fates);
    expect([after.phase, after.openMails]).toEqual([phase, left]);
  });
});
