// How much strangers can make the outbox hold, and that inquiries are taken and sent whatever it holds.
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { contactLimits } from "#contract/contact.ts";
import { sampleEstimate } from "#test/support/estimates.ts";
import { estimateMailing } from "#worker/mail/compose/estimate-mail.ts";
import { MAX_BYTES, MAX_ESTIMATE_MAILS, OutboxBounds, ROOM_BYTES } from "#worker/mail/outbox/outbox-room.ts";
import {
  accepted,
  clockAndLogOfEach,
  DAY,
  delivered,
  failed,
  fakeProvider,
  HOUR,
  kinds,
  MINUTE,
  newOutbox,
  ringNext,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

clockAndLogOfEach();

/** As long as an address may be. */
const LONGEST = `@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.de`;

function mailing(email = `${crypto.randomUUID()}@example.org`) {
  return estimateMailing({ email, sender: null, estimateId: crypto.randomUUID() }, Date.now());
}

/** Fills the table with as many estimates to mail as it may hold, all of one state and age. */
async function full(state: "waiting" | "delivered", age: number, outbox = newOutbox()) {
  await runInDurableObject(outbox, (_, { storage: { sql } }) => {
    const createdAt = Date.now() - age;
    for (let i = 0; i < MAX_ESTIMATE_MAILS; i++) {
      const email = `${String(i).padStart(64, "a")}${LONGEST}`;
      const { key, mail } = mailing(email);
      sql.exec(
        `INSERT INTO mails (id, key, kind, recipient, mail, created_at, next_try_at, delete_at, state)
         VALUES (?, ?, 'estimate', ?, ?, ?, ?, ?, ?)`,
        ...[crypto.randomUUID(), key, email, JSON.stringify(mail), createdAt],
        ...[state === "waiting" ? createdAt : null, createdAt + 30 * DAY, state],
      );
    }
  });
  return outbox;
}

const bytesOf = (outbox: TestOutbox) =>
  runInDurableObject(outbox, (_, { storage }) => storage.sql.databaseSize);

describe("an outbox full of estimates to mail", () => {
  it("holds 2,000 in less than 6 MB and refuses the next [SAFE-17]", async () => {
    const outbox = await full("waiting", HOUR);
    expect(MAX_ESTIMATE_MAILS).toBe(2_000);
    expect(await bytesOf(outbox)).toBeLessThan(6_000_000);
    expect((await outbox.enqueue(mailing())).outcome).toBe("no-room");
    expect(await rows(outbox, "mails")).toHaveLength(MAX_ESTIMATE_MAILS);
  });

  it("takes every inquiry and sends it first [SAFE-17]", async () => {
    const outbox = await full("waiting", HOUR);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await accepted(outbox, submission())).id);
    expect((await outbox.leads({ after: 0, limit: 9 })).leads.map(({ id }) => id)).toEqual(ids);
    const provider = fakeProvider(() => {
      vi.setSystemTime(Date.now() + 30 * MINUTE);
      return failed("temporary");
    });
    provider.sent.length = 0;
    await ringNext(outbox);
    expect(kinds(provider.sent.slice(0, 4))).toEqual(Array(4).fill("inquiry"));
  });

  it("drops the oldest delivered copy for the next mail once no mailbox is counted by it [SAFE-17]", async () => {
    const outbox = await full("delivered", DAY - 1);
    expect((await outbox.enqueue(mailing())).outcome).toBe("no-room");
    vi.setSystemTime(Date.now() + 1);
    const [oldest, second] = await rows(outbox, "mails");
    expect((await outbox.enqueue(mailing())).outcome).toBe("queued");
    const left = await rows(outbox, "mails");
    expect(left).toHaveLength(MAX_ESTIMATE_MAILS);
    expect(left.map(({ id }) => id)).not.toContain(oldest?.id);
    expect(left[0]?.id).toBe(second?.id);
  });

  it("never drops one that has not left [SAFE-17]", async () => {
    const outbox = await full("waiting", 2 * DAY);
    expect((await outbox.enqueue(mailing())).outcome).toBe("no-room");
    expect(await rows(outbox, "mails")).toHaveLength(MAX_ESTIMATE_MAILS);
  });

  it("counts no mail of an inquiry [SAFE-17]", async () => {
    const outbox = newOutbox();
    await outbox.accept(submission());
    await full("waiting", HOUR, outbox);
    await runInDurableObject(outbox, (_, { storage }) =>
      storage.sql.exec("DELETE FROM mails WHERE seq = (SELECT max(seq) FROM mails)").toArray(),
    );
    expect((await outbox.enqueue(mailing())).outcome).toBe("queued");
    expect((await outbox.enqueue(mailing())).outcome).toBe("no-room");
  });
});

/** Room for about twenty inquiries at their longest stands for the two gigabytes. */
const SMALL_ROOM = 400_000;

/** Bytes as they are, with all but the small room taken. */
function smallRoom(): void {
  const { bytes } = OutboxBounds.prototype;
  vi.spyOn(OutboxBounds.prototype, "bytes").mockImplementation(function (this: OutboxBounds) {
    return bytes.call(this) + ROOM_BYTES - SMALL_ROOM;
  });
}

/** Every field as long as it may be, in characters of three bytes. */
function longest(email?: string) {
  const text = (length: number) => "漢".repeat(length);
  const { name, phone, company, subject, message } = contactLimits;
  return submission({
    contact: {
      ...(email === undefined ? {} : { email }),
      ...{ name: text(name), phone: text(phone), company: text(company), subject: text(subject) },
      message: `${crypto.randomUUID()}${text(message - 36)}`,
    },
  });
}

describe("a visitor's day of the longest inquiries", () => {
  it("takes less than 22 kB of the outbox for each, with the estimate it is about [SAFE-17]", async () => {
    const outbox = newOutbox();
    const before = await bytesOf(outbox);
    const about = { estimateId: sampleEstimate.id, estimate: sampleEstimate };
    const sender = { visitor: "a".repeat(64), dayEndsAt: Date.now() + DAY };
    for (let i = 0; i < INQUIRY_DAILY_LIMIT; i++)
      await outbox.accept({ ...longest(`${"a".repeat(62)}${10 + i}${LONGEST}`), ...about, sender });
    expect((await bytesOf(outbox)) - before).toBeLessThan(INQUIRY_DAILY_LIMIT * 22_000);
  });
});

describe("an outbox that has grown too large", () => {
  it("takes a flood of the longest inquiries, and stays as large as it may be [SAFE-17]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    smallRoom();
    const ids: string[] = [];
    for (let i = 0; i < 60; i++) {
      ids.push((await accepted(outbox, longest())).id);
      if (i % 10 === 9) await ringUntilSettled(outbox);
    }
    expect(await bytesOf(outbox)).toBeLessThan(SMALL_ROOM + 300_000);
    const kept = (await outbox.leads({ after: 0, limit: 500 })).leads.map(({ id }) => id);
    expect(kept.length).toBeLessThan(ids.length);
    expect(kept).toEqual(ids.slice(-kept.length));
  });

  it("drops copies of delivered mails first, and then only inquiries that the owner has by mail [SAFE-17]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const had: string[] = [];
    for (let i = 0; i < 60; i++) had.push((await accepted(outbox, submission())).id);
    await ringUntilSettled(outbox);
    vi.setSystemTime(Date.now() + DAY);
    provider.send = () => failed("permanent");
    const dead = (await accepted(outbox, submission())).id;
    await ringUntilSettled(outbox);
    const waiting = (await accepted(outbox, submission())).id;
    vi.spyOn(OutboxBounds.prototype, "bytes").mockReturnValue(ROOM_BYTES);
    const idsAfterOneMore = async () => {
      await outbox.accept(submission());
      return (await outbox.leads({ after: 0, limit: 500 })).leads.map(({ id }) => id);
    };
    expect((await idsAfterOneMore()).slice(0, 62)).toEqual([...had, dead, waiting]);
    expect((await rows(outbox, "mails")).filter(({ state }) => state === "delivered")).toEqual([]);
    expect((await idsAfterOneMore()).slice(0, 12)).toEqual([...had.slice(50), dead, waiting]);
    expect((await idsAfterOneMore()).slice(0, 2)).toEqual([dead, waiting]);
    expect((await idsAfterOneMore()).slice(0, 2)).toEqual([dead, waiting]);
  });

  it("takes no more estimates to mail, and inquiries as before [SAFE-17]", async () => {
    const outbox = newOutbox();
    vi.spyOn(OutboxBounds.prototype, "bytes").mockReturnValue(ROOM_BYTES);
    expect((await outbox.enqueue(mailing())).outcome).toBe("no-room");
    expect((await outbox.accept(submission())).outcome).toBe("stored");
  });

  it("of mails that have not left takes nothing until some have, and then by itself [SAFE-17]", async () => {
    const provider = fakeProvider(() => failed("temporary"));
    const outbox = newOutbox();
    const known = submission();
    await outbox.accept(known);
    await ringNext(outbox);
    vi.spyOn(OutboxBounds.prototype, "bytes").mockReturnValue(MAX_BYTES);
    const answer = () =>
      runInDurableObject(outbox, (instance) =>
        instance.accept(submission()).then(
          ({ outcome }) => outcome,
          ({ message }: Error) => message,
        ),
      );
    expect(await answer()).toMatch(/^no room/);
    expect((await accepted(outbox, known)).isNew).toBe(false);
    expect(await rows(outbox, "inquiries")).toHaveLength(1);
    provider.send = () => delivered;
    await ringUntilSettled(outbox);
    expect(await answer()).toBe("stored");
  });
});
