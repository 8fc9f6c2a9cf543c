// Conversations as routes see them, with an object that counts and fails as the platform's do.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChatStore, createChats, type TurnOutcome } from "#worker/chat/chat-client.ts";
import { nameInEstimateId, newHandedOutId } from "#worker/chat/session-names.ts";
import type { SentTurn } from "#worker/chat/turns.ts";

const SECRET = "a secret of more than thirty-two characters";
const session = "7d1f0f0e-6a83-4c7f-9a53-3f0b1b0f4c11";
const turn = {
  turnId: "b6c7f2b4-0f0d-4b0e-8d0c-2b9a4a4f0e10",
  texts: ["Hallo"],
  step: 1,
  visitor: "a visitor",
};
const full: TurnOutcome = { outcome: "full" };

/** Objects whose first calls fail with an error that carries these marks. */
function counted(failures = 0, marks: { retryable?: boolean; overloaded?: boolean } = {}) {
  const calls: { name: string; method: string; given?: SentTurn | string }[] = [];
  const called = async <Answer>(call: (typeof calls)[number], answer: Answer): Promise<Answer> => {
    calls.push(call);
    if (calls.length <= failures) throw Object.assign(new Error("gone"), marks);
    return answer;
  };
  const open = (name: string): ChatStore => ({
    turn: (given) => called({ name, method: "turn", given }, full),
    read: () => called({ name, method: "read" }, null),
    forget: () => called({ name, method: "forget" }, undefined),
    estimate: (given) => called({ name, method: "estimate", given }, null),
  });
  return { chats: createChats(open, SECRET), calls };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a turn", () => {
  it("is one call of one object, which gets a new estimate's id with it [EDGE-06]", async () => {
    const { chats, calls } = counted();
    expect(await chats.turn(session, turn)).toEqual(full);
    expect(calls).toEqual([
      {
        name: expect.stringMatching(/^[\da-f]{18}$/),
        method: "turn",
        given: { ...turn, estimateId: expect.any(String) },
      },
    ]);
    const [{ name, given } = { name: "" }] = calls;
    expect(nameInEstimateId(typeof given === "object" ? given.estimateId : "")).toBe(name);
  });

  it("reaches the same object as reading and deleting, and one that is not named like the session [EDGE-12]", async () => {
    const { chats, calls } = counted();
    await chats.turn(session, turn);
    await chats.read(session);
    await chats.forget(session);
    expect(new Set(calls.map(({ name }) => name)).size).toBe(1);
    expect(calls.map(({ method }) => method)).toEqual(["turn", "read", "forget"]);
    expect(JSON.stringify(calls)).not.toContain(session);
  });

  it("is sent again, as it was, when its object was gone for a moment [EDGE-09]", async () => {
    const { chats, calls } = counted(2, { retryable: true });
    const outcome = chats.turn(session, turn);
    await vi.waitFor(async () => {
      await vi.runAllTimersAsync();
      expect(calls).toHaveLength(3);
    });
    expect(await outcome).toEqual(full);
    expect(new Set(calls.map(({ given }) => JSON.stringify(given))).size).toBe(1);
  });

  it("brings the messages before it along only in a session whose name we handed out [SAFE-18] [EDGE-12]", async () => {
    const { chats, calls } = counted();
    const whole = { ...turn, texts: ["Hallo", "Handwerk"], step: 2 };
    await chats.turn(session, whole);
    await chats.turn(newHandedOutId(), whole);
    const given = calls.map((call) => (typeof call.given === "object" ? call.given.texts : []));
    expect(given).toEqual([["Handwerk"], whole.texts]);
  });

  it("fails when its object fails, so that the visitor is told", async () => {
    const { chats, calls } = counted(1);
    await expect(chats.turn(session, turn)).rejects.toThrow("gone");
    expect(calls).toHaveLength(1);
  });
});

describe("an estimate", () => {
  it("is asked of the object its id names", async () => {
    const { chats, calls } = counted();
    const id = "0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11";
    expect(await chats.estimate(id)).toBeNull();
    expect(calls).toEqual([{ name: "0f8e3f4e7a1cc7fa53", method: "estimate", given: id }]);
  });

  it("with a forged id wakes no object [API-18]", async () => {
    const { chats, calls } = counted();
    for (const id of [session, "00000000-0000-0000-0000-000000000000", "outbox", ""])
      expect(await chats.estimate(id)).toBeNull();
    expect(calls).toEqual([]);
  });
});
