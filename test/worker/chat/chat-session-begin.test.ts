// The first turn of a conversation: counted before it is stored, by another object, and only then.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CHAT_SESSION_DAILY_LIMIT } from "#content/constants.ts";
import type { SpendStore } from "#worker/quota/allowance.ts";
import { answered, chats, objectOf, say, storedOf, turnBy, turnOf, wholePath } from "../support/chats.ts";

afterEach(() => void vi.restoreAllMocks());

/** The counter behind a session's object, in its place; `names` are those it was asked under. */
async function counted(sessionId: string, spend: SpendStore["spend"], settings: object = {}) {
  const names: string[] = [];
  const getByName = (name: string) => {
    names.push(name);
    return { spend, settle: async () => {} };
  };
  await runInDurableObject(await objectOf(sessionId), (instance) => {
    Reflect.set(instance, "env", { ...env, SEO_QUOTA: { getByName }, ...settings });
  });
  return names;
}

const granted = async () => ({ granted: true });
const refused = async () => ({ granted: false });

describe("a conversation", () => {
  it("costs one call of a counter, at its begin, under its visitor's name, which is not kept [SAFE-19] [EDGE-12]", async () => {
    const sessionId = crypto.randomUUID();
    const names = await counted(sessionId, granted);
    const visitor = crypto.randomUUID();
    for (const [index, text] of wholePath.entries())
      answered(await chats.turn(sessionId, turnBy(visitor, text, index + 1)));
    expect(names).toEqual([expect.stringContaining(`conversations of ${visitor}`)]);
    expect(JSON.stringify(await storedOf(sessionId))).not.toContain(visitor);
  });

  it("is refused without a trace when the counter says so, however many turns wait for it [SAFE-19]", async () => {
    const sessionId = crypto.randomUUID();
    await counted(sessionId, refused);
    const outcomes = await Promise.all([
      chats.turn(sessionId, turnOf("Handwerksbetrieb")),
      chats.turn(sessionId, turnOf("Einzelhandel")),
      chats.turn(sessionId, turnOf("Online-Shop", 2)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["too-many", "too-many", "stale"]);
    expect(await storedOf(sessionId)).toEqual({ turns: [], alarm: null });
  });

  it("is not begun when the counter cannot be reached; the same turn is taken later [SAFE-19]", async () => {
    const sessionId = crypto.randomUUID();
    await counted(sessionId, async () => {
      throw new Error("gone");
    });
    const turn = turnOf("Handwerksbetrieb");
    await expect(chats.turn(sessionId, turn)).rejects.toThrow("gone");
    expect(await storedOf(sessionId)).toEqual({ turns: [], alarm: null });
    await counted(sessionId, granted);
    expect(answered(await chats.turn(sessionId, turn)).step).toBe(1);
  });

  it("that is deleted while it is counted does not come back [SAFE-19] [EDGE-12]", async () => {
    const sessionId = crypto.randomUUID();
    let isAsked = false;
    const gate = Promise.withResolvers<void>();
    await counted(sessionId, async () => {
      isAsked = true;
      await gate.promise;
      return { granted: true };
    });
    const turn = chats.turn(sessionId, turnOf("Handwerksbetrieb"));
    await vi.waitFor(() => expect(isAsked).toBe(true));
    await chats.forget(sessionId);
    gate.resolve();
    expect(await turn).toMatchObject({ outcome: "stale", session: { messages: [] } });
    expect(await storedOf(sessionId)).toEqual({ turns: [], alarm: null });
  });

  it("is not counted where limits are off [SAFE-19]", async () => {
    const sessionId = crypto.randomUUID();
    const names = await counted(sessionId, refused, { RATE_LIMITS: "off" });
    expect(answered(await chats.turn(sessionId, turnOf("Handwerksbetrieb"))).step).toBe(1);
    expect(names).toEqual([]);
  });

  it("sent again after it was answered takes no second place of its visitor [SAFE-19] [EDGE-09]", async () => {
    const visitor = crypto.randomUUID();
    const sessionId = crypto.randomUUID();
    const turn = turnBy(visitor, "Handwerksbetrieb");
    for (let i = 0; i <= CHAT_SESSION_DAILY_LIMIT; i++) answered(await chats.turn(sessionId, turn));
    for (let i = 1; i < CHAT_SESSION_DAILY_LIMIT; i++)
      answered(await chats.turn(crypto.randomUUID(), turnBy(visitor, "Handwerksbetrieb")));
    const last = await chats.turn(crypto.randomUUID(), turnBy(visitor, "Handwerksbetrieb"));
    expect(last).toEqual({ outcome: "too-many" });
    expect(await say(sessionId, ["Online-Shop"], 2)).toMatchObject([{ step: 2 }]);
  });
});
