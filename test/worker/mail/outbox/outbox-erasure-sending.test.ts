// Mails that are deleted while they wait or are being sent: never sent again, and no alarm rings for them.
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import {
  alarmOf,
  BEGIN,
  clockAndLogOfEach,
  DAY,
  estimateMail,
  estimateTo,
  failed,
  fakeProvider,
  heldProvider,
  inquiryFrom,
  kill,
  newOutbox,
  ringNext,
  ringUntilSettled,
  rows,
} from "../../support/outboxes.ts";

const ERIKA = "erika@example.org";

const logged = clockAndLogOfEach();

describe("a deleted mail", () => {
  it("that waited is never sent, and no alarm is left for it [CONT-36]", async () => {
    const provider = fakeProvider(() => failed("temporary"));
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    await estimateTo(outbox, ERIKA);
    await ringNext(outbox);
    expect(provider.sent).toHaveLength(3);
    expect(await outbox.erase(ERIKA)).toMatchObject({ waiting: 3 });
    expect(await alarmOf(outbox)).toBeNull();
    vi.setSystemTime(BEGIN + DAY);
    await runInDurableObject(outbox, (object) => object.alarm());
    expect(provider.sent).toHaveLength(3);
  });

  it("leaves the alarm where the next mail of somebody else needs it [CONT-36]", async () => {
    fakeProvider(() => failed("temporary"));
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    await ringNext(outbox);
    vi.setSystemTime(Date.now() + 20_000);
    await inquiryFrom(outbox, "bernd@example.org");
    await runInDurableObject(outbox, (object) => object.alarm());
    const ofBernd = (await rows(outbox, "mails")).slice(2).map((mail) => Number(mail.next_try_at));
    await outbox.erase(ERIKA);
    expect(await alarmOf(outbox)).toBe(Math.min(...ofBernd));
  });

  it.each([
    ["succeeds", undefined],
    ["fails and would be repeated", "temporary"],
  ] as const)("whose sending is under way stays deleted when it %s [CONT-36]", async (_, failure) => {
    const gate = Promise.withResolvers<void>();
    const provider = fakeProvider(async () => {
      await gate.promise;
      return failure ? failed(failure) : { outcome: "delivered" };
    });
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    const alarmRun = runDurableObjectAlarm(outbox);
    await vi.waitFor(() => expect(provider.sent).toHaveLength(2));
    expect(await outbox.erase(ERIKA)).toMatchObject({ mails: 2, waiting: 0, sending: 2 });
    gate.resolve();
    await alarmRun;
    expect(await rows(outbox, "mails")).toEqual([]);
    expect(await alarmOf(outbox)).toBeNull();
    expect(provider.sent).toHaveLength(2);
  });

  it("behind others that are being sent is not sent after them [CONT-36]", async () => {
    const { provider, release } = heldProvider();
    const outbox = newOutbox();
    for (const name of ["anna", "bernd"]) await inquiryFrom(outbox, `${name}@example.org`);
    await inquiryFrom(outbox, ERIKA);
    const alarmRun = runDurableObjectAlarm(outbox);
    await vi.waitFor(() => expect(provider.sent).toHaveLength(4));
    const { waiting, sending } = await outbox.erase(ERIKA);
    release();
    await alarmRun;
    await ringUntilSettled(outbox);
    expect(waiting + sending).toBe(2);
    expect(provider.sent).toHaveLength(4 + sending);
    expect(await rows(outbox, "mails")).toHaveLength(4);
  });

  it("that a crash left marked as being sent is not sent again [CONT-36]", async () => {
    const { provider } = heldProvider();
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    const alarmRun = runDurableObjectAlarm(outbox).catch(() => {});
    await vi.waitFor(() => expect(provider.sent).toHaveLength(2));
    const restarted = await kill(outbox);
    await alarmRun;
    expect(await restarted.erase(ERIKA)).toMatchObject({ inquiries: 1, sending: 2 });
    expect(await alarmOf(restarted)).toBeNull();
    await runInDurableObject(restarted, (object) => object.alarm());
    expect(provider.sent).toHaveLength(2);
  });

  it("does not come back with a restart, and its address is in no line of the log [CONT-36]", async () => {
    fakeProvider(() => failed("temporary"));
    const outbox = newOutbox();
    await inquiryFrom(outbox, ERIKA);
    await ringNext(outbox);
    await outbox.erase(ERIKA);
    const restarted = await kill(outbox);
    expect(await rows(restarted, "inquiries")).toEqual([]);
    expect(await alarmOf(restarted)).toBeNull();
    expect(logged).not.toEqual([]);
    expect(logged.join("")).not.toContain("erika");
  });
});

it("a watch's mails are forgotten once the one that is leaving has arrived [WATCH-08]", async () => {
  const { provider, release } = heldProvider();
  const outbox = newOutbox();
  const mail = { ...estimateMail(ERIKA), kind: "watch" as const };
  await outbox.enqueue({ key: "watch/a/1", mail, maxPerDay: 9 });
  const alarm = runInDurableObject(outbox, (object) => object.alarm());
  await vi.waitFor(() => expect(provider.sent).toHaveLength(1));
  let isForgotten = false;
  const forgotten = outbox.forgetMails("watch/a/").then(() => {
    isForgotten = true;
  });
  await vi.waitFor(async () => expect(await rows(outbox, "mails")).toHaveLength(0));
  expect(isForgotten).toBe(false);
  release();
  await Promise.all([alarm, forgotten]);
  expect(await rows(outbox, "mails")).toHaveLength(0);
});

it("mails of a watch that only wait hold nobody up [WATCH-08]", async () => {
  const { provider, release } = heldProvider();
  const outbox = newOutbox();
  await estimateTo(outbox, ERIKA);
  const alarm = runInDurableObject(outbox, (object) => object.alarm());
  await vi.waitFor(() => expect(provider.sent).toHaveLength(1));
  await outbox.enqueue({ key: "watch/a/1", mail: { ...estimateMail(ERIKA), kind: "watch" }, maxPerDay: 9 });
  await runInDurableObject(outbox, (_, { storage }) => storage.setAlarm(BEGIN + DAY));
  await outbox.forgetMails("watch/a/");
  expect(await rows(outbox, "mails")).toHaveLength(1);
  release();
  await alarm;
});
