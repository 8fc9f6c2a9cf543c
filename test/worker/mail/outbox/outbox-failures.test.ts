// The outbox when the provider fails.
import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { Outbox } from "#worker/mail/outbox/outbox.ts";
import { PAUSES_MS } from "#worker/mail/outbox/schedule.ts";
import {
  accepted,
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  DAY,
  delivered,
  failed,
  fakeProvider,
  HOUR,
  kinds,
  MINUTE,
  mailOf,
  newOutbox,
  ownerMailOf,
  ringNext,
  ringUntilSettled,
  submission,
} from "../../support/outboxes.ts";

const logged = clockAndLogOfEach();

describe("a provider that is away", () => {
  it("is asked again by the schedule, for each mail, until it is back [EDGE-16]", async () => {
    const sentAt: number[] = [];
    const provider = fakeProvider((mail) => {
      if (mail.kind === "inquiry") sentAt.push(Date.now() - BEGIN);
      return sentAt.length < 5 ? failed("temporary") : delivered;
    });
    const outbox = newOutbox();
    await outbox.accept(submission());
    const mails = await ringUntilSettled(outbox);
    expect(mails.map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect(mails[0]).toMatchObject({ attempts: 5 });
    const pauses = sentAt.map((at, i) => Math.floor((at - (sentAt[i - 1] ?? 0)) / MINUTE));
    expect(pauses).toEqual([0, 1, 5, 30, 120]);
    expect(provider.sent).toHaveLength(10);
  });

  it("for days leaves dead letters, and the inquiry where the owner finds it [EDGE-16] [API-16]", async () => {
    const provider = fakeProvider(() => failed("temporary"));
    const outbox = newOutbox();
    const { id } = await accepted(outbox, submission());
    const mails = await ringUntilSettled(outbox);
    for (const mail of mails)
      expect(mail).toMatchObject({
        state: "dead",
        attempts: PAUSES_MS.length + 1,
        nextTryAt: null,
        lastFailure: { failure: "temporary", reason: "simulated temporary" },
      });
    expect(Date.now() - BEGIN).toBeGreaterThan(3 * DAY);
    expect((await outbox.leads({ after: 0, limit: 1 })).leads).toMatchObject([{ id, ownerMail: "dead" }]);
    expect(provider.sent).toHaveLength(2 * (PAUSES_MS.length + 1));
    expect(await alarmOf(outbox)).toBeGreaterThan(BEGIN + 180 * DAY);
  });
});

describe("a provider that refuses for good", () => {
  it("is not asked again; the inquiry stays [EDGE-16] [API-16]", async () => {
    const provider = fakeProvider(() => failed("permanent"));
    const outbox = newOutbox();
    await outbox.accept(submission());
    await ringNext(outbox);
    expect(provider.sent).toHaveLength(2);
    expect(await ownerMailOf(outbox)).toBe("dead");
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: "mail-failure", kind: "inquiry", failure: "permanent", state: "dead", attempt: 1 },
      { event: "mail-failure", kind: "confirmation", failure: "permanent", state: "dead", attempt: 1 },
    ]);
  });
});

describe("a provider that is not set up rightly", () => {
  it("is asked every six hours until the owner has mended it, as long as the inquiry is kept [EDGE-16]", async () => {
    const provider = fakeProvider(() => failed("configuration"));
    const outbox = newOutbox();
    await outbox.accept(submission());
    for (let i = 0; i < 12; i++) await ringNext(outbox);
    expect(Math.floor((Date.now() - BEGIN) / HOUR)).toBe(11 * 6);
    vi.setSystemTime(BEGIN + 90 * DAY);
    await ringNext(outbox);
    expect(await mailOf(outbox, "inquiry")).toMatchObject({ state: "waiting", attempts: 13 });
    provider.send = () => delivered;
    await ringNext(outbox);
    expect(await ownerMailOf(outbox)).toBe("delivered");
    expect(await mailOf(outbox, "confirmation")).toMatchObject({ state: "dead" });
  });

  it("or not at all, keeps everything as well", async () => {
    vi.spyOn(Outbox.prototype as unknown as { mailPort: () => unknown }, "mailPort").mockRestore();
    const outbox = newOutbox();
    await outbox.accept(submission());
    await runInDurableObject(outbox, (instance) => {
      Reflect.set(instance, "env", { ENVIRONMENT: "nowhere" });
    });
    await ringNext(outbox);
    expect(await mailOf(outbox, "inquiry")).toMatchObject({
      state: "waiting",
      lastFailure: { failure: "configuration" },
      nextTryAt: Date.now() + 6 * HOUR,
    });
  });
});

describe("a sending that ended unclear", () => {
  it("is repeated to the owner by schedule and to the visitor once [EDGE-16]", async () => {
    const provider = fakeProvider(() => failed("unknown"));
    const outbox = newOutbox();
    await outbox.accept(submission());
    await ringUntilSettled(outbox);
    const sent = kinds(provider.sent);
    expect(sent.filter((kind) => kind === "inquiry")).toHaveLength(PAUSES_MS.length + 1);
    expect(sent.filter((kind) => kind === "confirmation")).toHaveLength(2);
  });
});
