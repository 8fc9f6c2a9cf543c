// How the outbox delivers when nothing goes wrong.
import { describe, expect, it, vi } from "vitest";
import {
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  delivered,
  estimateMail,
  fakeProvider,
  kinds,
  newOutbox,
  ringNext,
  ringUntil,
  submission,
} from "../../support/outboxes.ts";

const logged = clockAndLogOfEach();

describe("delivery", () => {
  it("sends the mails as composed, the owner's with the visitor as reply address [EDGE-16] [API-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const { contact } = submission();
    await outbox.accept(submission({ contact }));
    await ringNext(outbox);
    expect(kinds(provider.sent)).toEqual(["inquiry", "confirmation"]);
    expect(provider.sent[0]?.replyTo?.email).toBe(contact.email);
    expect(provider.sent[1]?.to.email).toBe(contact.email);
    const mails = await outbox.mails({ limit: 10 });
    for (const mail of mails)
      expect(mail).toMatchObject({ state: "delivered", attempts: 1, nextTryAt: null, lastFailure: null });
  });

  it("takes the owner's mails before visitors' mails, however long those have waited", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    for (let i = 0; i < 5; i++) {
      vi.setSystemTime(BEGIN + i * 1_000);
      await outbox.enqueue({ key: `${i}`, mail: estimateMail(`a${i}@example.org`), maxPerDay: 1 });
    }
    for (let i = 0; i < 5; i++) await outbox.accept(submission());
    await ringNext(outbox);
    const estimates = Array.from({ length: 5 }, () => "estimate");
    const confirmations = Array.from({ length: 5 }, () => "confirmation");
    const owners = Array.from({ length: 5 }, () => "inquiry");
    expect(kinds(provider.sent)).toEqual([...owners, ...estimates, ...confirmations]);
  });

  it("sends a few mails at a time, and goes on at once in a next run when time is up", async () => {
    let under = 0;
    let most = 0;
    const provider = fakeProvider(async () => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      vi.setSystemTime(Date.now() + 3_000);
      under--;
      return delivered;
    });
    const outbox = newOutbox();
    for (let i = 0; i < 10; i++) await outbox.accept(submission());
    await ringNext(outbox);
    expect(most).toBe(4);
    const first = provider.sent.length;
    expect(first).toBeLessThan(20);
    expect(await alarmOf(outbox)).toBe(Date.now() + 1);
    await ringUntil(outbox, async () => provider.sent.length === 20);
    expect(new Set(provider.sent.map(({ kind, to, text }) => `${kind} ${to.email} ${text}`)).size).toBe(20);
  });

  it("names mails in the log, and nobody", async () => {
    fakeProvider();
    const outbox = newOutbox();
    const given = submission();
    await outbox.accept(given);
    await ringNext(outbox);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: "mail", kind: "inquiry", attempt: 1 },
      { event: "mail", kind: "confirmation", attempt: 1 },
    ]);
    for (const secret of [
      given.contact.email,
      given.contact.name,
      given.contact.message,
      given.contact.subject,
    ])
      expect(logged.join("")).not.toContain(secret);
  });
});
