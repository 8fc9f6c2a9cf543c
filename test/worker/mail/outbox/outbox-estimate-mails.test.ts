// Estimates to be mailed: how many of one visitor the outbox takes a day, what it keeps of them, and what becomes of them when sent.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { ESTIMATE_MAIL_DAILY_LIMIT, INQUIRY_DAILY_LIMIT } from "#content/constants.ts";
import { estimateMail as words } from "#content/mails.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { estimateMail, estimateMailing } from "#worker/mail/compose/estimate-mail.ts";
import { OutboxStorage } from "#worker/mail/outbox/outbox-storage.ts";
import type { SingleMail } from "#worker/mail/outbox/store-submission.ts";
import { chats, withEstimate } from "../../support/chats.ts";
import {
  BEGIN,
  clockAndLogOfEach,
  DAY,
  fakeProvider,
  HOUR,
  newOutbox,
  estimateMail as readyMail,
  ringNext,
  ringUntil,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

const ERIKA = "erika@example.org";
/** As long as an address may be. */
const LONGEST = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.de`;
const dayEndsAt = BEGIN + 14 * HOUR;
const anna = { visitor: "a".repeat(64), dayEndsAt };
const bernd = { visitor: "b".repeat(64), dayEndsAt };

const logged = clockAndLogOfEach();
let addresses = 0;

/** To an address of its own. */
function mailing(
  changes: { email?: string; sender?: typeof anna | null; estimateId?: string } = {},
): SingleMail {
  const email = `kunde.${++addresses}@example.org`;
  return estimateMailing({ email, sender: anna, estimateId: crypto.randomUUID(), ...changes }, Date.now());
}

async function outcomes(outbox: TestOutbox, sender: typeof anna | null, count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < count; i++) seen.push((await outbox.enqueue(mailing({ sender }))).outcome);
  return seen;
}

async function usedUp() {
  const outbox = newOutbox();
  const first = mailing();
  const queued = await outbox.enqueue(first);
  await outcomes(outbox, anna, ESTIMATE_MAIL_DAILY_LIMIT - 1);
  return { outbox, first, queued };
}

describe("the estimates mailed for a visitor in a day", () => {
  it("are ten, to whichever addresses; the next stores nothing [SAFE-15]", async () => {
    const { outbox } = await usedUp();
    expect(await outcomes(outbox, anna, 3)).toEqual(Array(3).fill("sender-too-many"));
    expect(await rows(outbox, "mails")).toHaveLength(ESTIMATE_MAIL_DAILY_LIMIT);
  });

  it("are counted exactly when they are asked for at once [SAFE-15]", async () => {
    const outbox = newOutbox();
    const answers = await Promise.all(Array.from({ length: 30 }, () => outbox.enqueue(mailing())));
    expect(answers.filter(({ outcome }) => outcome === "queued")).toHaveLength(ESTIMATE_MAIL_DAILY_LIMIT);
    expect(await rows(outbox, "mails")).toHaveLength(ESTIMATE_MAIL_DAILY_LIMIT);
  });

  it("asked for again are neither counted nor refused [SAFE-15]", async () => {
    const { outbox, first, queued } = await usedUp();
    const known = { ...queued, isNew: false };
    for (let i = 0; i < 3; i++) expect(await outbox.enqueue(first)).toEqual(known);
    expect(await outbox.enqueue({ ...first, sender: bernd })).toEqual(known);
    expect(await rows(outbox, "estimate_senders")).toEqual([
      { visitor: anna.visitor, mails: ESTIMATE_MAIL_DAILY_LIMIT, delete_at: dayEndsAt },
    ]);
  });

  it("keep nobody else's out, nor those that nobody counts, nor the visitor's inquiries [SAFE-15]", async () => {
    const { outbox } = await usedUp();
    expect(await outcomes(outbox, bernd, 1)).toEqual(["queued"]);
    expect(await outcomes(outbox, null, 1)).toEqual(["queued"]);
    expect((await outbox.accept(submission({ sender: anna }))).outcome).toBe("stored");
  });

  it("are not kept out by the visitor's inquiries [SAFE-15]", async () => {
    const outbox = newOutbox();
    for (let i = 0; i < INQUIRY_DAILY_LIMIT; i++) await outbox.accept(submission({ sender: anna }));
    expect(await outcomes(outbox, anna, 1)).toEqual(["queued"]);
  });

  it("are not counted when the mailbox has had enough, or when they could not be stored [SAFE-15]", async () => {
    const outbox = newOutbox();
    const refused = { ...mailing({ email: ERIKA }), maxPerDay: 0 };
    expect((await outbox.enqueue(refused)).outcome).toBe("too-many");
    vi.spyOn(OutboxStorage.prototype, "addMail").mockImplementation(() => {
      throw new Error("disk full");
    });
    const failed = runInDurableObject(outbox, (instance) =>
      instance.enqueue(mailing()).catch(({ message }: Error) => message),
    );
    expect(await failed).toBe("disk full");
    expect(await rows(outbox, "estimate_senders")).toEqual([]);
  });

  it("are not limited where the setting takes limits away [SAFE-15]", async () => {
    const outbox = newOutbox();
    await runInDurableObject(outbox, (instance) => {
      Object.assign(instance, { env: { ...env, RATE_LIMITS: "off" } });
    });
    expect(await outcomes(outbox, anna, ESTIMATE_MAIL_DAILY_LIMIT + 1)).not.toContain("sender-too-many");
    expect(await rows(outbox, "estimate_senders")).toEqual([]);
  });

  it("are forgotten when the day ends, though mails wait [SAFE-15]", async () => {
    const { outbox } = await usedUp();
    await ringUntil(outbox, async () => (await rows(outbox, "estimate_senders")).length === 0);
    expect(Date.now()).toBe(dayEndsAt);
    expect(await outcomes(outbox, { ...anna, dayEndsAt: dayEndsAt + DAY }, 1)).toEqual(["queued"]);
  });
});

describe("what is kept of a mail", () => {
  it("about an estimate is address and id, and nothing that the estimate says [SAFE-16]", async () => {
    const outbox = newOutbox();
    const { estimate } = await withEstimate();
    await outbox.enqueue(mailing({ email: ERIKA, estimateId: estimate.id }));
    const [row] = await rows(outbox, "mails");
    const kept = { kind: "estimate", to: { email: ERIKA }, estimateId: estimate.id };
    expect(JSON.parse(String(row?.mail))).toEqual(kept);
    expect(JSON.stringify(row).length).toBeLessThan(700);
    expect(JSON.stringify(row)).not.toContain("€");
  });

  it("about an estimate takes less than 1.5 kB even to the longest address [SAFE-16]", async () => {
    const outbox = newOutbox();
    await outbox.enqueue(mailing({ email: LONGEST }));
    expect(JSON.stringify((await rows(outbox, "mails"))[0]).length).toBeLessThan(1_500);
  });

  it("about an inquiry is to whom it goes: the words stand in the inquiry alone [SAFE-17]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const message = "Ein Wort. ".repeat(490);
    await outbox.accept(submission({ contact: { message } }));
    const kept = await rows(outbox, "mails");
    expect(kept).toHaveLength(2);
    for (const row of kept) expect(JSON.stringify(row).length).toBeLessThan(1_000);
    const [toOwner] = await ringUntilSettled(outbox).then((mails) =>
      mails.filter(({ kind }) => kind === "inquiry"),
    );
    expect(provider.sent[0]).toMatchObject({ kind: "inquiry", text: expect.stringContaining("Ein Wort.") });
    expect((await outbox.mail(toOwner?.id ?? ""))?.mail).toEqual(provider.sent[0]);
    expect(toOwner?.subject).toBe(provider.sent[0]?.subject);
  });
});

describe("an estimate's mail when it is sent", () => {
  it("is composed of the estimate as it was issued [SAFE-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const { estimate } = await withEstimate();
    await outbox.enqueue(mailing({ email: ERIKA, estimateId: estimate.id }));
    await ringNext(outbox);
    expect(provider.sent).toEqual([estimateMail(estimate, ERIKA)]);
  });

  it("is given up when the conversation was deleted meanwhile; the log says why and to nobody's harm [SAFE-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const { estimate, sessionId } = await withEstimate();
    await outbox.enqueue(mailing({ email: ERIKA, estimateId: estimate.id }));
    await chats.forget(sessionId);
    await ringNext(outbox);
    expect(provider.sent).toEqual([]);
    const lastFailure = { failure: "permanent", reason: "what it is about is deleted" };
    const [mail] = await outbox.mails({ limit: 9 });
    expect(mail).toMatchObject({ state: "dead", to: ERIKA, subject: words.subject, lastFailure });
    expect(await outbox.mail(mail?.id ?? "")).toMatchObject({ mail: null, subject: words.subject });
    expect(logged.join()).toContain(lastFailure.reason);
    expect(logged.join()).not.toContain("erika");
    expect(logged.join()).not.toContain(estimate.id);
  });

  it("waits where the estimate cannot be read now [SAFE-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const { estimate } = await withEstimate();
    await outbox.enqueue(mailing({ email: ERIKA, estimateId: estimate.id }));
    const setSource = (estimate: () => Promise<PriceEstimate>) =>
      runInDurableObject(outbox, (instance) => {
        Object.assign(instance, { sources: { estimate } });
      });
    await setSource(() => Promise.reject(new Error(`cannot read ${estimate.id}`)));
    await ringNext(outbox);
    expect(await outbox.mails({ limit: 9 })).toMatchObject([
      { state: "waiting", lastFailure: { failure: "temporary" } },
    ]);
    await setSource(async () => estimate);
    await ringNext(outbox);
    expect(provider.sent).toEqual([estimateMail(estimate, ERIKA)]);
  });

  it("is sent as it was stored when an earlier release stored it ready to send [SAFE-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    await outbox.enqueue(mailing({ email: ERIKA }));
    await outbox.accept(submission());
    const { sent, toOwner } = await runInDurableObject(outbox, (_, { storage: { sql } }) => {
      const whole = { ...readyMail("alt@example.org"), kind: "inquiry" as const };
      sql.exec("UPDATE mails SET mail = ? WHERE kind = 'estimate'", JSON.stringify(readyMail(ERIKA)));
      sql.exec("UPDATE mails SET mail = ? WHERE kind = 'inquiry'", JSON.stringify(whole));
      return { sent: readyMail(ERIKA), toOwner: whole };
    });
    await ringNext(outbox);
    expect(provider.sent).toEqual(expect.arrayContaining([sent, toOwner]));
    const subjects = (await outbox.mails({ limit: 9 })).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === sent.subject)).toHaveLength(2);
  });

  it("is found by its address when that is to be erased [SAFE-16] [CONT-36]", async () => {
    const outbox = newOutbox();
    await outbox.enqueue(mailing({ email: "Erika@Example.org" }));
    await outbox.enqueue(mailing());
    expect(await outbox.erase(ERIKA)).toMatchObject({ estimateMails: 1, waiting: 1 });
    expect(await rows(outbox, "mails")).toHaveLength(1);
  });
});
