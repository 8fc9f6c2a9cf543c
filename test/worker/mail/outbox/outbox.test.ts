// What the outbox stores, limits and shows.
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { OutboxStorage } from "#worker/mail/outbox/outbox-storage.ts";
import { MAX_CONFIRMATIONS_PER_DAY } from "#worker/mail/outbox/store-submission.ts";
import {
  accepted,
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  DAY,
  estimateMail,
  fakeProvider,
  HOUR,
  kinds,
  newOutbox,
  ringNext,
  rows,
  submission,
} from "../../support/outboxes.ts";

clockAndLogOfEach();

describe("a submission", () => {
  it("is stored with its mails and an alarm before the answer [EDGE-16]", async () => {
    const outbox = newOutbox();
    const given = submission();
    const { id, isNew } = await accepted(outbox, given);
    expect(isNew).toBe(true);
    const { leads } = await outbox.leads({ after: 0, limit: 10 });
    expect(leads).toEqual([{ ...given, id, ownerMail: "waiting" }]);
    const mails = await outbox.mails({ limit: 10 });
    expect(mails.map(({ kind, inquiryId, state }) => [kind, inquiryId, state])).toEqual([
      ["confirmation", id, "waiting"],
      ["inquiry", id, "waiting"],
    ]);
    expect(await alarmOf(outbox)).toBe(BEGIN + 1);
  });

  it("is one inquiry, however often it comes at once [EDGE-16]", async () => {
    const outbox = newOutbox();
    const given = submission();
    const answers = await Promise.all(Array.from({ length: 30 }, () => accepted(outbox, given)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await rows(outbox, "inquiries")).toHaveLength(1);
    expect(await rows(outbox, "mails")).toHaveLength(2);
  });

  it("is known again after its mails are delivered [EDGE-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const given = submission();
    const first = await accepted(outbox, given);
    await ringNext(outbox);
    vi.setSystemTime(BEGIN + 40 * DAY);
    expect(await accepted(outbox, given)).toEqual({ id: first.id, isNew: false });
    expect(kinds(provider.sent)).toEqual(["inquiry", "confirmation"]);
  });

  it("without a name of its own is an inquiry each time: nothing is lost for looking alike", async () => {
    const outbox = newOutbox();
    const given = submission({ submissionId: null });
    await outbox.accept(given);
    expect((await accepted(outbox, given)).isNew).toBe(true);
    expect(await rows(outbox, "inquiries")).toHaveLength(2);
  });

  it("leaves nothing behind when it cannot be stored as a whole [EDGE-16]", async () => {
    const outbox = newOutbox();
    const store = OutboxStorage.prototype.addMail;
    vi.spyOn(OutboxStorage.prototype, "addMail").mockImplementation(function (this: OutboxStorage, mail) {
      if (mail.mail.kind === "confirmation") throw new Error("disk full");
      store.call(this, mail);
    });
    const refused = await runInDurableObject(outbox, (instance) =>
      instance.accept(submission()).catch(({ message }: Error) => message),
    );
    expect(refused).toBe("disk full");
    expect([await rows(outbox, "inquiries"), await rows(outbox, "mails")]).toEqual([[], []]);
  });
});

describe("the same text once more", () => {
  const text = { message: "Buy our backlinks, best price" };
  const reasonsOf = async (outbox: ReturnType<typeof newOutbox>) =>
    (await outbox.leads({ after: 0, limit: 10 })).leads.map(({ suspicion }) => suspicion.reasons);

  it("within a day is noticed, also from another sender and with other spaces", async () => {
    const outbox = newOutbox();
    await outbox.accept(submission({ contact: text }));
    vi.setSystemTime(BEGIN + DAY);
    await outbox.accept(submission({ contact: { message: "  BUY our\n\nbacklinks: best price!" } }));
    expect(await reasonsOf(outbox)).toEqual([[], ["repeated"]]);
  });

  it("after a day is not", async () => {
    const outbox = newOutbox();
    await outbox.accept(submission({ contact: text }));
    vi.setSystemTime(BEGIN + DAY + 1);
    await outbox.accept(submission({ contact: text }));
    expect(await reasonsOf(outbox)).toEqual([[], []]);
  });

  it("adds to what speaks against it already, so that nobody gets a confirmation", async () => {
    const outbox = newOutbox();
    await outbox.accept(submission({ contact: text }));
    await outbox.accept(submission({ contact: text, suspicion: { score: 2, reasons: ["links"] } }));
    expect(await reasonsOf(outbox)).toEqual([[], ["links", "repeated"]]);
    const mails = await outbox.mails({ limit: 10 });
    expect(mails.map(({ kind }) => kind)).toEqual(["inquiry", "confirmation", "inquiry"]);
  });
});

describe("one mailbox", () => {
  it("gets few confirmations a day, whoever fills in its address; the owner gets every inquiry [API-18]", async () => {
    const outbox = newOutbox();
    const count = MAX_CONFIRMATIONS_PER_DAY + 2;
    for (let i = 0; i < count; i++)
      await outbox.accept(submission({ contact: { email: `victim+${i}@Example.org` } }));
    const sent = (await outbox.mails({ limit: 100 })).map(({ kind }) => kind);
    expect(sent.filter((kind) => kind === "inquiry")).toHaveLength(count);
    expect(sent.filter((kind) => kind === "confirmation")).toHaveLength(MAX_CONFIRMATIONS_PER_DAY);
  });

  it("is counted over the last 24 hours, whatever became of the mails [API-18]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    const enqueue = async (key: string, email = "erika@example.org") =>
      (await outbox.enqueue({ key, mail: estimateMail(email), maxPerDay: 2 })).outcome;
    expect(await enqueue("1")).toBe("queued");
    await ringNext(outbox);
    vi.setSystemTime(BEGIN + HOUR);
    expect(await enqueue("2")).toBe("queued");
    expect(await enqueue("3", "Erika@example.org")).toBe("too-many");
    expect(await enqueue("4", "hans@example.org")).toBe("queued");
    vi.setSystemTime(BEGIN + DAY + HOUR / 2);
    expect(await enqueue("5")).toBe("queued");
    expect(await enqueue("6")).toBe("too-many");
  });

  it("gets no more single mails a day than allowed, exactly, from parallel calls [API-18]", async () => {
    const outbox = newOutbox();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        outbox.enqueue({ key: `estimate ${i}`, mail: estimateMail(`erika+${i}@example.org`), maxPerDay: 3 }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === "queued")).toHaveLength(3);
    expect(await rows(outbox, "mails")).toHaveLength(3);
  });
});

describe("a single mail", () => {
  it("is one, however often its key comes [EDGE-16]", async () => {
    const provider = fakeProvider();
    const outbox = newOutbox();
    const single = { key: "estimate 1", mail: estimateMail("erika@example.org"), maxPerDay: 1 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => outbox.enqueue(single)));
    expect(answers.filter((answer) => answer.outcome === "queued" && answer.isNew)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.outcome === "queued" && answer.id)).size).toBe(1);
    await ringNext(outbox);
    expect(provider.sent).toEqual([single.mail]);
  });
});

describe("stored inquiries", () => {
  it("are paged through in the order they came", async () => {
    const outbox = newOutbox();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await accepted(outbox, submission())).id);
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: Awaited<ReturnType<typeof outbox.leads>> = await outbox.leads({ after, limit: 2 });
      seen.push(...page.leads.map(({ id }) => id));
      sizes.push(page.leads.length);
      after = page.after;
    }
    expect(seen).toEqual(ids);
    expect(sizes).toEqual([2, 2, 1]);
  });

  it("show one mail whole, and none for an unknown id", async () => {
    const outbox = newOutbox();
    const mail = estimateMail("erika@example.org");
    const queued = await outbox.enqueue({ key: "1", mail, maxPerDay: 1 });
    const id = queued.outcome === "queued" ? queued.id : "";
    expect(await outbox.mail(id)).toMatchObject({ id, mail, to: "erika@example.org", subject: "Schätzung" });
    expect(await outbox.mail("unknown")).toBeNull();
  });
});
