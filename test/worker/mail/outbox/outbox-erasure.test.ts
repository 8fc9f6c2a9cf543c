// What the outbox deletes for one mail address, at once and for good.
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { OutboxStorage } from "#worker/mail/outbox/outbox-storage.ts";
import {
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  DAY,
  estimateTo,
  failed,
  fakeProvider,
  HOUR,
  inquiryFrom,
  newOutbox,
  ringNext,
  ringUntil,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

const ERIKA = "erika@example.org";
const NOTHING = { inquiries: 0, mails: 0, estimateMails: 0, waiting: 0, sending: 0 };

clockAndLogOfEach();

const leadIds = async (outbox: TestOutbox) =>
  (await outbox.leads({ after: 0, limit: 99 })).leads.map(({ id }) => id);

describe("what is deleted for an address", () => {
  it("is its inquiries with all their mails and the price breakdowns to it, told in numbers [CONT-36]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    for (const _ of ["delivered", "waiting"]) {
      await ringUntilSettled(outbox);
      await inquiryFrom(outbox, ERIKA);
      await estimateTo(outbox, ERIKA);
    }
    expect(await outbox.erase(ERIKA)).toEqual({
      inquiries: 2,
      mails: 4,
      estimateMails: 2,
      waiting: 3,
      sending: 0,
    });
    expect(await rows(outbox, "inquiries")).toEqual([]);
    expect(await rows(outbox, "mails")).toEqual([]);
    expect(await outbox.erase(ERIKA)).toEqual(NOTHING);
  });

  it("leaves inquiries and mails of everybody else whole [CONT-36]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    const other = await inquiryFrom(outbox, "bernd@example.org");
    await estimateTo(outbox, "bernd@example.org");
    await outbox.erase(ERIKA);
    expect(await leadIds(outbox)).toEqual([other]);
    expect((await ringUntilSettled(outbox)).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ["confirmation", "delivered"],
      ["estimate", "delivered"],
      ["inquiry", "delivered"],
    ]);
  });

  it("is also what dead letters hold, and an inquiry whose mails' copies are gone [CONT-36]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    await ringUntilSettled(outbox);
    await ringUntil(outbox, async () => (await rows(outbox, "mails")).length === 0);
    provider.send = () => failed("permanent");
    await inquiryFrom(outbox, ERIKA);
    await ringUntilSettled(outbox);
    expect(await outbox.erase(ERIKA)).toEqual({ ...NOTHING, inquiries: 2, mails: 2 });
  });

  it("does not depend on case [CONT-36]", async () => {
    const outbox = newOutbox();
    await inquiryFrom(outbox, "Erika@example.org");
    await estimateTo(outbox, "ERIKA@example.org");
    expect(await outbox.erase("eRIKA@EXAMPLE.org")).toMatchObject({ inquiries: 1, estimateMails: 1 });
  });

  it.each([
    ["erika@gmail.com", "e.rika@gmail.com"],
    ["erika@gmail.com", "erika@googlemail.com"],
    ["erika@example.org", "erika+neu@example.org"],
    ["e.rika@gmail.com", "erika@gmail.com"],
    ["erika+neu@example.org", "erika@example.org"],
    ["e_ika@example.org", "erika@example.org"],
    ["e%@example.org", "erika@example.org"],
    ["rika@example.org", "erika@example.org"],
    ["erika@example.org.evil.example", "erika@example.org"],
  ])("for %s is nothing of %s, who may be another [CONT-36]", async (address, stored) => {
    const outbox = newOutbox();
    await inquiryFrom(outbox, stored);
    await estimateTo(outbox, stored);
    expect(await outbox.erase(address)).toEqual(NOTHING);
    expect(await rows(outbox, "mails")).toHaveLength(3);
  });

  it("is not the owner's post about others, though it goes to his address [CONT-36]", async () => {
    const outbox = newOutbox();
    const id = await inquiryFrom(outbox, ERIKA);
    const owner = (await outbox.mails({ limit: 9 })).find(({ kind }) => kind === "inquiry")?.to ?? "";
    expect(await outbox.erase(owner)).toEqual(NOTHING);
    expect(await leadIds(outbox)).toEqual([id]);
    expect(await rows(outbox, "mails")).toHaveLength(2);
  });

  it("is all or nothing [CONT-36]", async () => {
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    vi.spyOn(OutboxStorage.prototype, "erase").mockImplementationOnce(function (this: OutboxStorage) {
      this.deleteExpired(BEGIN + 400 * DAY);
      throw new Error("disk full");
    });
    await runInDurableObject(outbox, async (object) => {
      await expect(object.erase(ERIKA)).rejects.toThrow("disk full");
    });
    expect(await rows(outbox, "inquiries")).toHaveLength(1);
    expect(await rows(outbox, "mails")).toHaveLength(2);
  });

  it("is not what counts visitors: no name or address stands there, and it ends with the day [CONT-36]", async () => {
    const outbox = newOutbox();
    const sender = { visitor: "a".repeat(64), dayEndsAt: BEGIN + 14 * HOUR };
    await outbox.accept(submission({ sender, contact: { email: ERIKA } }));
    await outbox.erase(ERIKA);
    expect(await rows(outbox, "visitors")).toEqual([
      { visitor: sender.visitor, inquiries: 1, delete_at: sender.dayEndsAt },
    ]);
    expect(await alarmOf(outbox)).toBe(sender.dayEndsAt);
    await ringNext(outbox);
    expect(await rows(outbox, "visitors")).toEqual([]);
    expect(await alarmOf(outbox)).toBeNull();
  });
});

describe("after a deletion", () => {
  it("the same person may write again and is answered as anybody [CONT-36]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    for (let i = 0; i < 3; i++) await inquiryFrom(outbox, ERIKA);
    await outbox.erase(ERIKA);
    const id = await inquiryFrom(outbox, ERIKA);
    await ringUntilSettled(outbox);
    expect(await leadIds(outbox)).toEqual([id]);
    expect(provider.sent.map(({ kind }) => kind)).toEqual(["inquiry", "confirmation"]);
  });
});
