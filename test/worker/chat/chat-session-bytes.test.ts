// How much one conversation's object stores, whatever a visitor or a model says. All histories of it: stored-bytes.deep.node.test.ts.
import { runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import type { ChatModel } from "#worker/chat/answer-turn.ts";
import { newHandedOutId } from "#worker/chat/session-names.ts";
import { MAX_REPLY_BYTES, MAX_SESSION_BYTES, storedBytes } from "#worker/chat/stored-bytes.ts";
import { chats, objectOf, say, standInModel, storedOf, turnOf } from "../support/chats.ts";

/** Pages of SQLite that are not full: one for each turn at the most, and the tables' own. */
const PAGES_BYTES = 4_096 * (chatLimits.turns + 8);
/** Six bytes as JSON. */
const LONGEST = "\u0001".repeat(chatLimits.message - 1);

afterEach(() => void vi.restoreAllMocks());

/** Says as much as is kept of an answer. */
const talkative: ChatModel = async ({ reply }) => {
  const free = MAX_REPLY_BYTES - storedBytes({ ...reply, content: "" });
  return { ...reply, content: "x".repeat(free) };
};

/** Of what is stored: as JSON, and as the file of its database. */
async function sizesOf(sessionId: string) {
  const { turns } = await storedOf(sessionId);
  const object = await objectOf(sessionId);
  const file = await runInDurableObject(object, (_, { storage }) => storage.sql.databaseSize);
  return { turns: turns.length, bytes: storedBytes(turns), file };
}

describe("a conversation", () => {
  it("that uses up its bytes is full before its thirtieth message, and keeps what it has [SAFE-20]", async () => {
    standInModel(talkative);
    const sessionId = crypto.randomUUID();
    const outcomes: string[] = [];
    while (outcomes.length < chatLimits.turns && !outcomes.includes("full"))
      outcomes.push((await chats.turn(sessionId, turnOf(`a${LONGEST}`, outcomes.length + 1))).outcome);
    expect(outcomes.at(-1)).toBe("full");
    const { turns, bytes, file } = await sizesOf(sessionId);
    expect(bytes).toBeLessThanOrEqual(MAX_SESSION_BYTES);
    expect(bytes).toBeGreaterThan(MAX_SESSION_BYTES - 2 * MAX_REPLY_BYTES);
    expect(file).toBeLessThanOrEqual(MAX_SESSION_BYTES + PAGES_BYTES);
    expect((await chats.read(sessionId))?.messages).toHaveLength(2 * turns);
  });

  it("begun in its middle is bounded the same way, and nothing of it is kept when it is too large [SAFE-20]", async () => {
    const sessionId = newHandedOutId();
    const texts = Array<string>(chatLimits.turns).fill(LONGEST.repeat(2));
    expect(await chats.turn(sessionId, { ...turnOf("", texts.length), texts })).toEqual({ outcome: "full" });
    expect(await storedOf(sessionId)).toEqual({ turns: [], alarm: null });
  });

  it("keeps room for all the answers that it owes [SAFE-20]", async () => {
    const gate = Promise.withResolvers<void>();
    standInModel((turn) => gate.promise.then(() => talkative(turn)));
    const sessionId = crypto.randomUUID();
    const turns = Array.from({ length: chatLimits.turns }, (_, index) =>
      chats.turn(sessionId, turnOf(`a${LONGEST}`, index + 1)),
    );
    // The first that finds no room is refused while the others still wait.
    await Promise.race(turns);
    gate.resolve();
    const outcomes = (await Promise.all(turns)).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(["answered", "full", "stale"]));
    expect((await sizesOf(sessionId)).bytes).toBeLessThanOrEqual(MAX_SESSION_BYTES);
  });
});

describe("an answer of a model", () => {
  it("that is longer than what is kept free for it is not kept: the rules' own words stand [SAFE-20] [CHAT-58]", async () => {
    const [byRules] = await say(crypto.randomUUID(), ["Handwerksbetrieb"]);
    const sessionId = crypto.randomUUID();
    standInModel(async ({ reply }) => ({ ...reply, content: "x".repeat(MAX_REPLY_BYTES) }));
    expect(await say(sessionId, ["Handwerksbetrieb"])).toEqual([byRules]);
    standInModel(async ({ reply }) => ({ ...reply, heard: { company: "x".repeat(MAX_REPLY_BYTES) } }));
    await say(sessionId, ["Online-Shop"], 2);
    const { turns } = await storedOf(sessionId);
    expect(turns.map(({ answer }) => answer?.reply.heard)).toEqual([undefined, undefined]);
  });
});
