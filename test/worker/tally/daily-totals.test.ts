// What is counted, exactly once, and what is kept of it.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DailyTotals } from "#worker/tally/daily-totals.ts";
import type { CountedEvent, EventName } from "#worker/tally/events.ts";

const NOON = Date.UTC(2040, 2, 15, 12);
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const newTally = () => env.DAILY_TOTALS.getByName(crypto.randomUUID());
const event = (name: EventName, id: string, at = NOON): CountedEvent => ({ name, id, at });
const all = (tally: ReturnType<typeof newTally>) => tally.totals("2000-01-01", "2100-01-01");

describe("the daily totals", () => {
  it("count every event once, told twice, in another order and in other company [TALLY-01]", async () => {
    const tally = newTally();
    const events = Array.from({ length: 300 }, (_, index) =>
      event(index % 3 ? "inquiry" : "chat-begun", `${index}`),
    );
    for (const told of [events.slice(0, 200), events.slice(100).reverse(), events, [...events, ...events]])
      await tally.count(told);
    expect(await all(tally)).toEqual([
      { day: "2040-03-15", name: "chat-begun", count: 100 },
      { day: "2040-03-15", name: "inquiry", count: 200 },
    ]);
  });

  it("put an event on the day that it happened on in Germany [TALLY-04]", async () => {
    const tally = newTally();
    await tally.count([
      event("inquiry", "1", Date.UTC(2040, 6, 1, 21, 59)),
      event("inquiry", "2", Date.UTC(2040, 6, 1, 22, 1)),
    ]);
    expect((await all(tally)).map(({ day }) => day)).toEqual(["2040-07-01", "2040-07-02"]);
  });

  it("are those of the days asked for [TALLY-04]", async () => {
    const tally = newTally();
    for (const days of [0, 1, 2, 3]) await tally.count([event("inquiry", `${days}`, NOON - days * DAY)]);
    expect(await tally.totals("2040-03-13", "2040-03-14")).toHaveLength(2);
  });

  it.each([
    "",
    "x y",
    "<script>",
    "view:/'; DROP TABLE totals",
    "INQUIRY",
    `view:/${"a".repeat(200)}`,
    "view:",
  ])("leave out the name %j [TALLY-05]", async (name) => {
    const tally = newTally();
    await tally.count([event(name as EventName, "1")]);
    expect(await all(tally)).toEqual([]);
  });

  it.each(["view", "referrer"])(
    "hold 100 names of %s a day, and the rest as one [TALLY-05]",
    async (prefix) => {
      const tally = newTally();
      const flood = Array.from({ length: 400 }, (_, index) =>
        event(`${prefix}:/p${index}` as EventName, `${index}`),
      );
      await tally.count(flood);
      await tally.count([event(`${prefix}:/p0` as EventName, "again")]);
      const kept = await all(tally);
      expect(kept).toHaveLength(101);
      expect(kept.find(({ name }) => name === `${prefix}:andere`)?.count).toBe(300);
      expect(kept.find(({ name }) => name === `${prefix}:/p0`)?.count).toBe(2);
    },
  );

  it("count 50,000 looks at pages a day at most, and go on counting everything else [TALLY-05]", async () => {
    const tally = newTally();
    await tally.count([event("view:/", "first")]);
    await runInDurableObject(tally, (_, { storage }) => {
      storage.sql.exec("UPDATE totals SET count = 49999");
    });
    await tally.count([event("view:/", "2"), event("view:/", "3"), event("inquiry", "4")]);
    expect((await all(tally)).map(({ count }) => count)).toEqual([1, 50_000]);
  });

  it("take at most 500 events of one call [TALLY-05]", async () => {
    const tally = newTally();
    await tally.count(Array.from({ length: 900 }, (_, index) => event("inquiry", `${index}`)));
    expect((await all(tally))[0]?.count).toBe(500);
  });

  it("end after 400 days [TALLY-04]", async () => {
    const tally = newTally();
    await tally.count([
      event("inquiry", "old", NOON - 401 * DAY),
      event("inquiry", "young", NOON - 399 * DAY),
    ]);
    vi.setSystemTime(NOON + 1);
    expect(await runDurableObjectAlarm(tally)).toBe(true);
    expect((await all(tally)).map(({ day }) => day)).toEqual(["2039-02-10"]);
  });

  it("are exact where the object goes in between [TALLY-01]", async () => {
    const name = crypto.randomUUID();
    for (let round = 0; round < 20; round++) {
      const events = Array.from({ length: 50 }, (_, index) => event("inquiry", `${round} ${index}`));
      await env.DAILY_TOTALS.getByName(name).count(events);
      await evictDurableObject(env.DAILY_TOTALS.getByName(name));
      await env.DAILY_TOTALS.getByName(name).count(events.slice(25));
    }
    expect((await all(env.DAILY_TOTALS.getByName(name)))[0]?.count).toBe(1_000);
  });

  it("keep the last 50 unexpected errors, newest first [DESK-11]", async () => {
    const tally = newTally();
    for (let index = 0; index < 60; index++)
      await tally.noteException({ at: NOON + index, requestId: `${index}`, place: "Error at x" });
    const kept = await tally.exceptions();
    expect(kept).toHaveLength(50);
    expect(kept[0]).toEqual({ at: NOON + 59, requestId: "59", place: "Error at x" });
  });
});

describe("the weekly letter", () => {
  /** Thursday noon; the Monday after is the 19th. */
  const MONDAY = Date.UTC(2040, 2, 19, 5);

  async function ordered() {
    const tally = newTally();
    const letters: { key: string; mail: { subject: string; text: string } }[] = [];
    const outbox = {
      inboxCounts: async () => ({ new: 2, read: 1, answered: 0, done: 5, spam: 0, deadLetters: 1 }),
      enqueue: async (single: (typeof letters)[number]) => {
        letters.push(single);
        return { outcome: "queued", id: "1", isNew: true };
      },
    };
    await runInDurableObject(tally, (instance: DailyTotals) => {
      (instance as unknown as { env: object }).env = { OUTBOX: { getByName: () => outbox } };
    });
    await tally.setLetter(true);
    return { tally, letters, outbox };
  }

  it("leaves on Monday at six in Germany, with what waits and the figures of both weeks [DESK-12]", async () => {
    const { tally, letters } = await ordered();
    await tally.count([
      event("inquiry", "1", MONDAY - 2 * DAY),
      event("inquiry", "2", MONDAY - 7 * DAY),
      event("inquiry", "3", MONDAY - 9 * DAY),
      event("analysis-begun", "4", MONDAY - 1 * DAY),
    ]);
    vi.setSystemTime(MONDAY - 1);
    await runDurableObjectAlarm(tally);
    expect(letters).toEqual([]);
    vi.setSystemTime(MONDAY + 1);
    await runDurableObjectAlarm(tally);
    expect(letters.map(({ key }) => key)).toEqual(["weekly/2040-03-19"]);
    const { subject, text } = letters[0]?.mail ?? { subject: "", text: "" };
    expect(subject).toBe("Ihre Website vom 12. März bis 18. März");
    expect(text).toContain("3 Anfragen warten auf Sie, davon 2 ungelesen.");
    expect(text).toContain("1 E-Mail konnte nicht zugestellt werden.");
    expect(text).toMatch(/Anfragen\W+2 \(in der Woche davor 1\)/);
    expect(text).toMatch(/SEO-Checks begonnen\W+1 \(in der Woche davor 0\)/);
  });

  it("is asked for again where the outbox failed, under the same key [DESK-12]", async () => {
    const { tally, letters, outbox } = await ordered();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const enqueue = outbox.enqueue;
    outbox.enqueue = () => Promise.reject(new Error("disk full"));
    vi.setSystemTime(MONDAY + 1);
    await runDurableObjectAlarm(tally);
    expect(letters).toEqual([]);
    outbox.enqueue = enqueue;
    vi.setSystemTime(MONDAY + 3_600_002);
    await runDurableObjectAlarm(tally);
    expect(letters.map(({ key }) => key)).toEqual(["weekly/2040-03-19"]);
    vi.restoreAllMocks();
  });

  it("that comes late, in the night after, is still that of its Monday [DESK-12]", async () => {
    const { tally, letters } = await ordered();
    await tally.count([event("inquiry", "1", MONDAY - 7 * DAY)]);
    vi.setSystemTime(MONDAY + 22 * 3_600_000);
    await runDurableObjectAlarm(tally);
    expect(letters.map(({ key }) => key)).toEqual(["weekly/2040-03-19"]);
    expect(letters[0]?.mail.subject).toBe("Ihre Website vom 12. März bis 18. März");
    expect(letters[0]?.mail.text).toMatch(/Anfragen\W+1 \(/);
  });

  it("does not leave where it was never ordered or is ordered no more [DESK-12]", async () => {
    const { tally, letters } = await ordered();
    await tally.setLetter(false);
    expect(await tally.wantsLetter()).toBe(false);
    for (let day = 0; day < 10; day++) {
      vi.setSystemTime(MONDAY + day * DAY + 1);
      await runDurableObjectAlarm(tally);
    }
    expect(letters).toEqual([]);
    expect(await newTally().wantsLetter()).toBe(false);
  });
});
