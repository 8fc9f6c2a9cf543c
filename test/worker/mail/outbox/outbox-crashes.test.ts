// The outbox when its object dies, when we err ourselves, and when things happen at the same time.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { Outbox } from "#worker/mail/outbox/outbox.ts";
import { PAUSES_MS, RESCUE_MS } from "#worker/mail/outbox/schedule.ts";
import {
  accepted,
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  estimateMail,
  failed,
  fakeProvider,
  heldProvider,
  kill,
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

describe("a crash between sending and outcome", () => {
  /** An outbox killed while the provider holds all that it was given. */
  async function crashed() {
    const { provider } = heldProvider();
    const outbox = newOutbox();
    const { id } = await accepted(outbox, submission());
    const alarmRun = runDurableObjectAlarm(outbox).catch(() => {});
    await vi.waitFor(() => expect(provider.sent).toHaveLength(2));
    const rescue = await alarmOf(outbox);
    const restarted = await kill(outbox);
    await alarmRun;
    return { provider, outbox: restarted, id, rescue };
  }

  it("leaves the mails marked, the inquiry whole and an alarm set [EDGE-16]", async () => {
    const { outbox, id, rescue } = await crashed();
    expect((await outbox.leads({ after: 0, limit: 9 })).leads).toMatchObject([{ id, ownerMail: "sending" }]);
    expect(await mailOf(outbox, "confirmation")).toMatchObject({ state: "sending", attempts: 1 });
    // Before the end as well as after it: nobody need call for what was cut off to be found.
    for (const alarm of [rescue, await alarmOf(outbox)]) {
      expect(alarm).toBeGreaterThan(BEGIN);
      expect(alarm).toBeLessThanOrEqual(Date.now() + RESCUE_MS);
    }
  });

  it("counts as unclear: the owner gets the mail again, the visitor at most once more [EDGE-16]", async () => {
    const { provider, outbox } = await crashed();
    provider.send = () => failed("unknown");
    await ringNext(outbox);
    expect(provider.sent).toHaveLength(2);
    expect(await mailOf(outbox, "inquiry")).toMatchObject({
      state: "waiting",
      lastFailure: { failure: "unknown", reason: "interrupted while sending" },
    });
    await ringUntilSettled(outbox);
    const sent = kinds(provider.sent);
    expect(sent.filter((kind) => kind === "inquiry")).toHaveLength(PAUSES_MS.length + 1);
    expect(sent.filter((kind) => kind === "confirmation")).toHaveLength(2);
  });

  it("does not double an inquiry that is sent again, its first answer lost [EDGE-16]", async () => {
    fakeProvider();
    const outbox = newOutbox();
    const given = submission();
    const first = await accepted(outbox, given);
    const restarted = await kill(outbox);
    expect(await accepted(restarted, given)).toEqual({ id: first.id, isNew: false });
    expect((await restarted.leads({ after: 0, limit: 9 })).leads).toHaveLength(1);
  });
});

describe("an error of our own", () => {
  it("during an alarm is logged without its message, and another alarm follows [EDGE-16]", async () => {
    const outbox = newOutbox();
    await outbox.accept(submission());
    const provider = vi.spyOn(Outbox.prototype as unknown as { mailPort: () => unknown }, "mailPort");
    provider.mockImplementation(() => {
      throw new TypeError("erika@example.org is not a function");
    });
    for (let i = 0; i < 10; i++) {
      await ringNext(outbox);
      expect(await alarmOf(outbox)).toBe(Date.now() + MINUTE);
    }
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({ event: "exception", error: "TypeError" });
    expect(logged.join("")).not.toContain("erika");
    fakeProvider();
    await ringNext(outbox);
    expect(await ownerMailOf(outbox)).toBe("delivered");
  });

  it("that lost the alarm is mended by the next call, whatever it asks [EDGE-16]", async () => {
    const outbox = newOutbox();
    await outbox.accept(submission());
    await runInDurableObject(outbox, (_, state) => state.storage.deleteAlarm());
    const restarted = await kill(outbox);
    await restarted.mails({ limit: 1 });
    expect(await alarmOf(restarted)).toBe(Date.now() + 1);
  });
});

describe("an inquiry that comes while an alarm runs", () => {
  it("has an alarm of its own, set beside the running one [EDGE-16]", async () => {
    const { provider, release } = heldProvider();
    const outbox = newOutbox();
    await outbox.enqueue({ key: "1", mail: estimateMail("erika@example.org"), maxPerDay: 1 });
    const alarmRun = runDurableObjectAlarm(outbox);
    await vi.waitFor(() => expect(provider.sent).toHaveLength(1));
    await outbox.accept(submission());
    expect(await alarmOf(outbox)).toBe(Date.now() + 1);
    release();
    await alarmRun;
    expect(await alarmOf(outbox)).not.toBeNull();
  });

  it("is delivered by the platform's own alarms, without another call [EDGE-16]", async () => {
    vi.useRealTimers();
    const { provider, release } = heldProvider();
    const outbox = newOutbox();
    await outbox.accept(submission());
    await vi.waitFor(() => expect(provider.sent).toHaveLength(2));
    const given = submission();
    await Promise.all([outbox.accept(given), outbox.accept(given), outbox.accept(submission())]);
    release();
    await vi.waitFor(() => expect(provider.sent).toHaveLength(6), { timeout: 5_000 });
    await vi.waitFor(async () => {
      const mails = await outbox.mails({ limit: 10 });
      expect(mails.every(({ state, attempts }) => state === "delivered" && attempts === 1)).toBe(true);
    });
  });

  it("is neither sent twice nor taken for lost when alarms overlap", async () => {
    const { provider, release } = heldProvider();
    const outbox = newOutbox();
    await outbox.accept(submission());
    const alarmRuns = runInDurableObject(outbox, (instance) =>
      Promise.all([instance.alarm(), instance.alarm(), instance.alarm()]),
    );
    await vi.waitFor(() => expect(provider.sent).toHaveLength(2));
    release();
    await alarmRuns;
    expect(kinds(provider.sent)).toEqual(["inquiry", "confirmation"]);
    for (const mail of await outbox.mails({ limit: 9 }))
      expect(mail).toMatchObject({ state: "delivered", attempts: 1, lastFailure: null });
  });
});
