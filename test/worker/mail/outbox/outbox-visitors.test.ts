// How many inquiries of one visitor the outbox takes a day, and what it knows of visitors.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { OutboxStorage } from "#worker/mail/outbox/outbox-storage.ts";
import {
  accepted,
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  DAY,
  fakeProvider,
  HOUR,
  kill,
  newOutbox,
  ringNext,
  ringUntil,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

const dayEndsAt = BEGIN + 14 * HOUR;
const anna = { visitor: "a".repeat(64), dayEndsAt };
const bernd = { visitor: "b".repeat(64), dayEndsAt };

clockAndLogOfEach();

/** What becomes of so many inquiries of a visitor, one after the other. */
async function outcomes(outbox: TestOutbox, sender: typeof anna | null, count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < count; i++) seen.push((await outbox.accept(submission({ sender }))).outcome);
  return seen;
}

/** An outbox that will take no more of Anna's today, and the first it took. */
async function usedUp() {
  const outbox = newOutbox();
  const first = submission({ sender: anna });
  const { id } = await accepted(outbox, first);
  await outcomes(outbox, anna, INQUIRY_DAILY_LIMIT - 1);
  return { outbox, first, id };
}

describe("a visitor's inquiries of a day", () => {
  it.each([
    ["the first", 0, "stored"],
    ["the twentieth", 19, "stored"],
    ["the twenty-first", 20, "too-many"],
    ["the thirtieth", 29, "too-many"],
  ])("%s, after %i others, is %s [EDGE-17]", async (_, others, outcome) => {
    const outbox = newOutbox();
    await outcomes(outbox, anna, others);
    expect(await outcomes(outbox, anna, 1)).toEqual([outcome]);
    const stored = Math.min(others + 1, 20);
    expect(await rows(outbox, "inquiries")).toHaveLength(stored);
    expect(await rows(outbox, "mails")).toHaveLength(2 * stored);
  });

  it("are counted exactly when they come at once [EDGE-17]", async () => {
    const outbox = newOutbox();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => outbox.accept(submission({ sender: anna }))),
    );
    expect(answers.filter(({ outcome }) => outcome === "stored")).toHaveLength(INQUIRY_DAILY_LIMIT);
    expect(await rows(outbox, "inquiries")).toHaveLength(INQUIRY_DAILY_LIMIT);
  });

  it("sent again are neither counted nor refused [EDGE-17] [EDGE-16]", async () => {
    const outbox = newOutbox();
    const given = submission({ sender: anna });
    const { id } = await accepted(outbox, given);
    for (let i = 0; i < 30; i++) expect(await accepted(outbox, given)).toEqual({ id, isNew: false });
    expect(await rows(outbox, "visitors")).toMatchObject([{ inquiries: 1 }]);
  });

  it("already stored are known when no more are taken, also from another network [EDGE-17] [EDGE-16]", async () => {
    const { outbox, first, id } = await usedUp();
    expect(await outcomes(outbox, anna, 1)).toEqual(["too-many"]);
    expect(await accepted(outbox, first)).toEqual({ id, isNew: false });
    expect(await accepted(outbox, { ...first, sender: bernd })).toEqual({ id, isNew: false });
    expect(await rows(outbox, "visitors")).toMatchObject([{ inquiries: INQUIRY_DAILY_LIMIT }]);
  });

  it("keep nobody else's out, nor those that nobody counts [EDGE-17]", async () => {
    const { outbox } = await usedUp();
    expect(await outcomes(outbox, bernd, 1)).toEqual(["stored"]);
    expect(await outcomes(outbox, null, 1)).toEqual(["stored"]);
    expect(await outcomes(outbox, anna, 1)).toEqual(["too-many"]);
  });

  it("are not counted when they could not be stored", async () => {
    const outbox = newOutbox();
    vi.spyOn(OutboxStorage.prototype, "addMail").mockImplementation(() => {
      throw new Error("disk full");
    });
    const refused = runInDurableObject(outbox, (instance) =>
      instance.accept(submission({ sender: anna })).catch(({ message }: Error) => message),
    );
    expect(await refused).toBe("disk full");
    expect(await rows(outbox, "visitors")).toEqual([]);
  });

  it("are not limited where the setting takes limits away", async () => {
    const outbox = newOutbox();
    await runInDurableObject(outbox, (instance) => {
      Object.assign(instance, { env: { ...env, RATE_LIMITS: "off" } });
    });
    expect(await outcomes(outbox, anna, INQUIRY_DAILY_LIMIT + 1)).not.toContain("too-many");
    expect(await rows(outbox, "visitors")).toEqual([]);
  });
});

describe("what the outbox knows of a visitor", () => {
  it("is a hash with a number, which no inquiry, lead or mail carries [EDGE-24]", async () => {
    const { outbox } = await usedUp();
    expect(await rows(outbox, "visitors")).toEqual([
      { visitor: anna.visitor, inquiries: INQUIRY_DAILY_LIMIT, delete_at: dayEndsAt },
    ]);
    const elsewhere = [
      await rows(outbox, "inquiries"),
      await rows(outbox, "mails"),
      await outbox.leads({ after: 0, limit: 100 }),
    ];
    expect(JSON.stringify(elsewhere)).not.toContain(anna.visitor);
  });

  it("is deleted when the day ends, the inquiries are not [EDGE-16] [EDGE-17]", async () => {
    fakeProvider();
    const { outbox } = await usedUp();
    await ringUntilSettled(outbox);
    expect(await alarmOf(outbox)).toBe(dayEndsAt);
    vi.setSystemTime(dayEndsAt - 1);
    expect(await rows(outbox, "visitors")).toHaveLength(1);
    await ringNext(outbox);
    expect(await rows(outbox, "visitors")).toEqual([]);
    expect(await rows(outbox, "inquiries")).toHaveLength(INQUIRY_DAILY_LIMIT);
    expect(await outcomes(outbox, { ...anna, dayEndsAt: dayEndsAt + DAY }, 1)).toEqual(["stored"]);
  });

  it("goes in time though mails wait for the provider", async () => {
    const outbox = newOutbox();
    await outcomes(outbox, anna, 1);
    await ringUntil(outbox, async () => (await rows(outbox, "visitors")).length === 0);
    expect(Date.now()).toBe(dayEndsAt);
  });
});

describe("an outbox of before", () => {
  it("keeps what it holds, knows it again, and counts from now on [EDGE-16] [EDGE-17]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    const given = submission();
    const { id } = await accepted(outbox, given);
    const before = await runInDurableObject(outbox, async (_, { storage }) => {
      // As the first step of the schema left it.
      storage.sql.exec("DROP TABLE visitors");
      storage.kv.put("schema", 1);
      await storage.sync();
      return storage.sql.exec("SELECT * FROM inquiries").toArray();
    });
    const updated = await kill(outbox);
    expect(await accepted(updated, given)).toEqual({ id, isNew: false });
    expect(await rows(updated, "inquiries")).toEqual(before);
    const { leads } = await updated.leads({ after: 0, limit: 10 });
    expect(leads).toEqual([{ ...given, id, ownerMail: "waiting" }]);
    await outcomes(updated, anna, INQUIRY_DAILY_LIMIT);
    expect(await outcomes(updated, anna, 1)).toEqual(["too-many"]);
    const mails = await ringUntilSettled(updated);
    expect(mails.filter(({ state }) => state === "delivered")).toHaveLength(2 * (INQUIRY_DAILY_LIMIT + 1));
  });

  it.each([
    ["an earlier release has run in between", 1, "newest"],
    ["a later release has run in between", 99, 99],
  ] as const)("goes on, counts included, when %s [EDGE-16]", async (_, noted, kept) => {
    const { outbox, first, id } = await usedUp();
    const schemaOf = (of: TestOutbox, version?: number) =>
      runInDurableObject(of, async (_, { storage }) => {
        if (version !== undefined) storage.kv.put("schema", version);
        await storage.sync();
        return storage.kv.get("schema");
      });
    const newest = await schemaOf(outbox);
    await schemaOf(outbox, noted);
    const updated = await kill(outbox);
    expect(await accepted(updated, first)).toEqual({ id, isNew: false });
    expect(await outcomes(updated, anna, 1)).toEqual(["too-many"]);
    expect(await schemaOf(updated)).toBe(kept === "newest" ? newest : kept);
  });
});
