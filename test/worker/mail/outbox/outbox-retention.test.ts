// What the outbox deletes, and when.
import { describe, expect, it, vi } from "vitest";
import {
  accepted,
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  DAY,
  delivered,
  estimateMail,
  failed,
  fakeProvider,
  newOutbox,
  ringNext,
  ringUntil,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

/** Six calendar months after BEGIN. */
const END = Date.UTC(2040, 8, 15, 9);

clockAndLogOfEach();

async function stored(outbox: TestOutbox) {
  return { inquiries: (await rows(outbox, "inquiries")).length, mails: (await rows(outbox, "mails")).length };
}

describe("deletion", () => {
  it("takes copies of mails 30 days after delivery, and the inquiry six months after it came [EDGE-16]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    await outbox.accept(submission());
    await ringUntilSettled(outbox);
    expect(await alarmOf(outbox)).toBe(Date.now() + 30 * DAY);
    await ringNext(outbox);
    expect(await stored(outbox)).toEqual({ inquiries: 1, mails: 0 });
    expect((await outbox.leads({ after: 0, limit: 1 })).leads).toMatchObject([{ ownerMail: "delivered" }]);
    expect(await alarmOf(outbox)).toBe(END);
    await ringNext(outbox);
    expect(await stored(outbox)).toEqual({ inquiries: 0, mails: 0 });
    expect(await alarmOf(outbox)).toBeNull();
  });

  it("takes dead letters with their inquiry, not before [EDGE-16]", async () => {
    fakeProvider(() => failed("permanent"));
    const outbox = newOutbox();
    await outbox.accept(submission());
    await ringNext(outbox);
    expect(await alarmOf(outbox)).toBe(END);
    vi.setSystemTime(END - 1);
    expect(await stored(outbox)).toEqual({ inquiries: 1, mails: 2 });
    await ringNext(outbox);
    expect(await stored(outbox)).toEqual({ inquiries: 0, mails: 0 });
  });

  it("ends the waiting of mails whose provider was never set up [EDGE-16]", async () => {
    fakeProvider(() => failed("configuration"));
    const outbox = newOutbox();
    await outbox.accept(submission());
    await ringNext(outbox);
    vi.setSystemTime(END - 3_600_000);
    await ringNext(outbox);
    expect(await stored(outbox)).toEqual({ inquiries: 1, mails: 2 });
    expect(await alarmOf(outbox)).toBe(END);
    await ringNext(outbox);
    expect(await stored(outbox)).toEqual({ inquiries: 0, mails: 0 });
  });

  it("takes a single mail after 30 days, delivered or not [EDGE-16]", async () => {
    const provider = fakeProvider(() => failed("permanent"));
    const outbox = newOutbox();
    await outbox.enqueue({ key: "1", mail: estimateMail("a@example.org"), maxPerDay: 1 });
    await ringNext(outbox);
    provider.send = () => delivered;
    await outbox.enqueue({ key: "2", mail: estimateMail("b@example.org"), maxPerDay: 1 });
    await ringNext(outbox);
    expect(await stored(outbox)).toEqual({ inquiries: 0, mails: 2 });
    await ringUntil(outbox, async () => (await alarmOf(outbox)) === null);
    expect(Date.now()).toBeGreaterThanOrEqual(BEGIN + 30 * DAY);
    expect(Date.now()).toBeLessThan(BEGIN + 30 * DAY + 1_000);
    expect(await stored(outbox)).toEqual({ inquiries: 0, mails: 0 });
  });

  it("of one inquiry leaves the others and their mails alone", async () => {
    fakeProvider();
    const outbox = newOutbox();
    await outbox.accept(submission());
    vi.setSystemTime(END - DAY);
    const { id } = await accepted(outbox, submission());
    await ringNext(outbox);
    await ringUntil(outbox, async () => (await stored(outbox)).inquiries === 1);
    expect(Date.now()).toBe(END);
    expect((await outbox.leads({ after: 0, limit: 9 })).leads.map((lead) => lead.id)).toEqual([id]);
    expect(await stored(outbox)).toEqual({ inquiries: 1, mails: 2 });
  });
});
