// What the owner does about inquiries: states, notes, deletion, sending once more, and taking each of them back.
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { sampleEstimate } from "#test/support/estimates.ts";
import { type HandlingState, handlingStates } from "#worker/mail/outbox/inbox-records.ts";
import type { Outbox } from "#worker/mail/outbox/outbox.ts";
import {
  accepted,
  BEGIN,
  clockAndLogOfEach,
  failed,
  fakeProvider,
  inquiryFrom,
  mailOf,
  newOutbox,
  ringNext,
  ringUntilSettled,
  rows,
  submission,
  type TestOutbox,
} from "../../support/outboxes.ts";

clockAndLogOfEach();

const all = { state: null, text: "", before: null, limit: 50 };
const subjects = async (outbox: TestOutbox, query: Partial<typeof all> | object = {}) =>
  (await outbox.inbox({ ...all, ...query })).entries.map(({ contact }) => contact.subject);

async function stored(outbox: TestOutbox, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const subject of names) ids.push((await accepted(outbox, submission({ contact: { subject } }))).id);
  return ids;
}

async function change(outbox: TestOutbox, id: string, what: Parameters<TestOutbox["handle"]>[1]) {
  const token = await outbox.handle(id, what);
  if (token === null) throw new Error("Expected the change to be taken");
  return token;
}

describe("the inbox", () => {
  it("lists the newest first, in pages that miss none and repeat none [DESK-03]", async () => {
    const outbox = newOutbox();
    await stored(outbox, ..."abcdefg");
    const seen: string[] = [];
    for (let before: number | null = null, page = 0; page < 9; page++) {
      const answer = await outbox.inbox({ ...all, before, limit: 3 });
      seen.push(...answer.entries.map(({ contact }) => contact.subject));
      before = answer.before;
      if (before === null) break;
    }
    expect(seen.join("")).toBe("gfedcba");
  });

  it("counts and filters by state; what nobody has touched is new [DESK-03]", async () => {
    const outbox = newOutbox();
    const ids = await stored(outbox, ...handlingStates, "another");
    for (const [index, state] of handlingStates.entries()) await change(outbox, ids[index] ?? "", { state });
    const { counts } = await outbox.inbox(all);
    expect(counts).toEqual({ new: 2, read: 1, answered: 1, done: 1, spam: 1, deadLetters: 0 });
    for (const state of handlingStates)
      expect(await subjects(outbox, { state })).toEqual(state === "new" ? ["another", "new"] : [state]);
  });

  it.each([
    ["Schmücker", ["Tischlerei Schmücker"]],
    ["SCHREINER", ["Website"]],
    ["100%", ["100% mehr"]],
    ["_", []],
    ['"', ['Ein "Zitat"']],
    ["\\", ["a\\b"]],
    ["Rückruf zugesagt", ["Website"]],
    ["' OR 1=1 --", []],
  ])("is searched for %j in all fields and in the note, letter for letter [DESK-03]", async (text, found) => {
    const outbox = newOutbox();
    const given = ["Website", "Tischlerei Schmücker", "100% mehr", 'Ein "Zitat"', "a\\b"];
    const [first = ""] = await stored(outbox, ...given);
    await accepted(outbox, submission({ contact: { subject: "Website", company: "Schreiner" } }));
    await change(outbox, first, { note: "Rückruf zugesagt" });
    expect(await subjects(outbox, { text })).toEqual(found);
  });

  it("has another revision after whatever changes [DESK-08]", async () => {
    const outbox = newOutbox();
    const seen = new Set([await outbox.inboxRevision()]);
    const [id = ""] = await stored(outbox, "a");
    seen.add(await outbox.inboxRevision());
    const token = await change(outbox, id, { state: "done" });
    seen.add(await outbox.inboxRevision());
    await outbox.undoHandling(id, token);
    seen.add(await outbox.inboxRevision());
    await change(outbox, id, { note: "x" });
    seen.add(await outbox.inboxRevision());
    expect(seen.size).toBe(5);
    expect(await outbox.inboxRevision()).toBe(await outbox.inboxRevision());
  });
});

describe("a change", () => {
  it.each<[string, { state: HandlingState } | { note: string }]>([
    ["of the state", { state: "answered" }],
    ["of the note", { note: "ruft Montag an" }],
  ])("%s is kept, and taken back within ten seconds [DESK-06]", async (_, what) => {
    const outbox = newOutbox();
    const [id = ""] = await stored(outbox, "a");
    const before = await outbox.inboxEntry(id);
    const token = await change(outbox, id, what);
    expect(await outbox.inboxEntry(id)).toMatchObject(what);
    vi.setSystemTime(BEGIN + 10_000);
    expect(await outbox.undoHandling(id, token)).toBe(true);
    expect(await outbox.inboxEntry(id)).toMatchObject({ state: before?.state, note: before?.note });
    expect(await outbox.undoHandling(id, token)).toBe(false);
  });

  it("is not taken back later, by another token, or after another change [DESK-06]", async () => {
    const outbox = newOutbox();
    const [id = ""] = await stored(outbox, "a");
    const first = await change(outbox, id, { state: "read" });
    const second = await change(outbox, id, { state: "done" });
    expect(await outbox.undoHandling(id, first)).toBe(false);
    expect(await outbox.undoHandling(id, crypto.randomUUID())).toBe(false);
    vi.setSystemTime(BEGIN + 11_001);
    expect(await outbox.undoHandling(id, second)).toBe(false);
    expect((await outbox.inboxEntry(id))?.state).toBe("done");
  });

  it("of an inquiry that is none changes nothing [DESK-06]", async () => {
    const outbox = newOutbox();
    expect(await outbox.handle(crypto.randomUUID(), { state: "done" })).toBeNull();
    expect(await rows(outbox, "handling")).toEqual([]);
  });
});

describe("the estimate of an inquiry", () => {
  it("is that of its conversation once the mail that held it is gone, and none where that is gone, too [DESK-04]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    const estimateId = sampleEstimate.id;
    const { id } = await accepted(outbox, submission({ estimateId, estimate: sampleEstimate }));
    expect((await outbox.inboxEntry(id))?.estimate).toEqual(sampleEstimate);
    await ringUntilSettled(outbox);
    await ringNext(outbox);
    const gone = await outbox.inboxEntry(id);
    expect(gone?.mails).toEqual([]);
    expect(gone?.estimate).toBeNull();
    await runInDurableObject(outbox, (instance: Outbox) => {
      const { sources } = instance as unknown as { sources: { estimate: () => Promise<unknown> } };
      sources.estimate = async () => sampleEstimate;
    });
    expect((await outbox.inboxEntry(id))?.estimate).toEqual(sampleEstimate);
  });
});

describe("a deletion", () => {
  it("hides the inquiry at once, and ends it with its mails when it cannot be taken back any more [DESK-06]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    const [gone = "", stays = ""] = await stored(outbox, "gone", "stays");
    await ringUntilSettled(outbox);
    await change(outbox, gone, { isRemoved: true });
    expect(await subjects(outbox)).toEqual(["stays"]);
    expect(await outbox.inboxEntry(gone)).toBeNull();
    expect((await outbox.leads({ after: 0, limit: 9 })).leads.map(({ id }) => id)).toEqual([stays]);
    expect(await rows(outbox, "inquiries")).toHaveLength(2);
    await ringNext(outbox);
    expect(await rows(outbox, "inquiries")).toHaveLength(1);
    expect((await rows(outbox, "mails")).every((row) => row.inquiry_id === stays)).toBe(true);
    expect(Date.now() - BEGIN).toBeLessThan(60_000);
  });

  it("is taken back with note, state and mails [DESK-06]", async () => {
    const outbox = newOutbox();
    const [id = ""] = await stored(outbox, "a");
    await change(outbox, id, { state: "answered", note: "wichtig" });
    const token = await change(outbox, id, { isRemoved: true });
    expect(await outbox.undoHandling(id, token)).toBe(true);
    const back = await outbox.inboxEntry(id);
    expect(back).toMatchObject({ state: "answered", note: "wichtig" });
    expect(back?.mails).toHaveLength(2);
  });

  it("of an address erases what the owner noted, too [CONT-36]", async () => {
    const outbox = newOutbox();
    const id = await inquiryFrom(outbox, "erika@example.org");
    await change(outbox, id, { note: "persönlich" });
    await outbox.erase("erika@example.org");
    expect(await rows(outbox, "handling")).toEqual([]);
  });
});

describe("a mail that was given up", () => {
  it("is sent once more, ten seconds later [DESK-05]", async () => {
    const provider = fakeProvider(() => failed("permanent"));
    const outbox = newOutbox();
    const id = await inquiryFrom(outbox, "erika@example.org");
    await ringUntilSettled(outbox);
    const dead = await mailOf(outbox, "inquiry");
    expect(dead.state).toBe("dead");
    expect((await outbox.inbox(all)).entries[0]?.deadLetters).toBe(2);
    expect((await outbox.delivery()).dead.map((mail) => mail.id)).toContain(dead.id);
    provider.send = () => ({ outcome: "delivered" });
    expect(await outbox.resend(dead.id)).toBe(true);
    expect((await outbox.inboxEntry(id))?.mails[0]?.state).toBe("waiting");
    await ringNext(outbox);
    expect((await mailOf(outbox, "inquiry")).state).toBe("delivered");
    expect(await outbox.resend(dead.id)).toBe(false);
  });

  it("is kept back again within that time [DESK-06]", async () => {
    fakeProvider(() => failed("permanent"));
    const outbox = newOutbox();
    await inquiryFrom(outbox, "erika@example.org");
    await ringUntilSettled(outbox);
    const dead = await mailOf(outbox, "inquiry");
    await outbox.resend(dead.id);
    expect(await outbox.keepBack(dead.id)).toBe(true);
    expect((await mailOf(outbox, "inquiry")).state).toBe("dead");
    await outbox.resend(dead.id);
    vi.setSystemTime(Date.now() + 11_001);
    expect(await outbox.keepBack(dead.id)).toBe(false);
  });

  it("fails once more and is given up again, without a new schedule [DESK-05]", async () => {
    fakeProvider(() => failed("permanent"));
    const outbox = newOutbox();
    await inquiryFrom(outbox, "erika@example.org");
    await ringUntilSettled(outbox);
    const dead = await mailOf(outbox, "inquiry");
    await outbox.resend(dead.id);
    await ringNext(outbox);
    expect(await mailOf(outbox, "inquiry")).toMatchObject({ state: "dead", attempts: dead.attempts + 1 });
  });
});
