// How a watch ends, whatever it is doing: nothing is left of it, and no mail leaves any more.
import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { clockAndLogOfEach, DAY, failed, fakeProvider, setClock } from "../support/outboxes.ts";
import { begin, standInSite, week } from "../support/watched-weeks.ts";
import { aRun, objectOf, ring, sendMails, storedOf, watches, watchesWork } from "../support/watches.ts";

clockAndLogOfEach();

describe("a watch", () => {
  it("ends at once: nothing is left of it, and what waited never leaves [WATCH-07] [WATCH-08]", async () => {
    const provider = fakeProvider();
    let failing: string[] = [];
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failing) }) });
    const id = await begin(provider.sent);
    await watches.confirm(id);
    provider.send = () => failed("temporary");
    failing = ["a"];
    await week(id);
    const tried = provider.sent.length;
    expect(await watches.end(id)).toMatch(/^[0-9a-f]{64}\./);
    expect(await storedOf(id)).toEqual([0, null]);
    provider.send = () => ({ outcome: "delivered" });
    for (let i = 0; i < 10; i++) {
      setClock(Date.now() + DAY);
      await sendMails();
    }
    expect(provider.sent).toHaveLength(tried);
    expect(await watches.end(id)).toBeNull();
    expect(await watches.view(id)).toBeNull();
  });

  it("ends while its news are being handed to the outbox, and they stay there [WATCH-08]", async () => {
    const { sent } = fakeProvider();
    const gate = Promise.withResolvers<void>();
    let isHeld = false;
    let held = 0;
    watchesWork((real) => ({
      engine: "1",
      analyse: async () => ({ kind: "run", run: aRun(isHeld ? ["a"] : []) }),
      send: async (...args) => {
        const isQueued = await real.send(...args);
        if (!isHeld) return isQueued;
        held++;
        return new Promise((resolve) => gate.promise.then(() => resolve(isQueued)));
      },
    }));
    const id = await begin(sent);
    await watches.confirm(id);
    isHeld = true;
    setClock(((await watches.view(id))?.nextAt ?? 0) + 1);
    const step = ring(id);
    await vi.waitFor(() => expect(held).toBe(1));
    const ended = watches.end(id);
    await vi.waitFor(async () => expect(await watches.view(id)).toBeNull());
    gate.resolve();
    await step;
    expect(await ended).toMatch(/^[0-9a-f]{64}\./);
    expect(await storedOf(id)).toEqual([0, null]);
    for (let day = 0; day < 3; day++) {
      setClock(Date.now() + DAY);
      await sendMails();
    }
    expect(sent).toHaveLength(1);
  });

  it("that is ended while it is being confirmed stays ended [WATCH-07]", async () => {
    const { sent } = fakeProvider();
    const gate = Promise.withResolvers<void>();
    let held = 0;
    watchesWork((real) => ({
      activate: async (name) => {
        const isFree = await real.activate(name);
        held++;
        return new Promise((resolve) => gate.promise.then(() => resolve(isFree)));
      },
      // As where the register cannot be reached for a moment: the end is noted, nothing is deleted yet.
      forget: async () => {
        throw new Error("not now");
      },
    }));
    const id = await begin(sent);
    const confirmed = watches.confirm(id);
    await vi.waitFor(() => expect(held).toBe(1));
    await watches.end(id);
    gate.resolve();
    expect(await confirmed).toBe("gone");
    expect(await watches.view(id)).toBeNull();
  });

  it("whose links lead nowhere any more, as the secret is another one, ends without a mail [WATCH-16]", async () => {
    const { sent } = fakeProvider();
    let failing: string[] = [];
    standInSite({ outcome: () => ({ kind: "run", run: aRun(failing) }) });
    const id = await begin(sent);
    await watches.confirm(id);
    await week(id);
    watchesWork(() => ({ isFound: async () => false }));
    await evictDurableObject(await objectOf(id)).catch(() => {});
    failing = ["a"];
    await week(id);
    expect(await watches.view(id)).toBeNull();
    expect(await storedOf(id)).toEqual([0, null]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["one mail refused for good", "permanent", 1],
    ["three mails given up", "temporary", 3],
  ] as const)("ends with %s [WATCH-07]", async (_, failure, mails) => {
    const provider = fakeProvider();
    let number = 0;
    standInSite({ outcome: () => ({ kind: "run", run: aRun(number++ % 2 === 0 ? ["a"] : []) }) });
    const id = await begin(provider.sent);
    await watches.confirm(id);
    provider.send = () => failed(failure);
    for (let i = 0; i < mails + 2; i++) {
      await week(id);
      // All attempts of a week.
      for (let hour = 0; hour < 40 && failure === "temporary"; hour++) {
        setClock(Date.now() + 4 * 3_600_000);
        await sendMails();
      }
      setClock(Date.now() + DAY);
      await ring(id);
    }
    expect(await watches.view(id)).toBeNull();
    expect(await storedOf(id)).toEqual([0, null]);
  });
});
