// A conversation's object: one answer a turn, whatever is sent twice, at once or too late.

import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { priceChatAnswerSchema, priceChatSessionSchema } from "#contract/price-calculator/price-chat.ts";
import { newHandedOutId } from "#worker/chat/session-names.ts";
import { answered, chats, heldModel, say, storedOf, turnOf, wholePath } from "../support/chats.ts";

afterEach(() => void vi.restoreAllMocks());

describe("a conversation", () => {
  it("is kept with messages, answers understood so far and estimate [EDGE-06] [DATA-06]", async () => {
    const sessionId = crypto.randomUUID();
    const answers = await say(sessionId, wholePath);
    const session = v.parse(priceChatSessionSchema, await chats.read(sessionId));
    expect(session.messages.map(({ role }) => role)).toEqual(wholePath.flatMap(() => ["user", "assistant"]));
    expect(session.messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(
      wholePath,
    );
    const last = answers.at(-1);
    expect(session.messages.at(-1)).toMatchObject({
      content: last?.content,
      priceEstimate: last?.priceEstimate,
    });
    expect(session).toMatchObject({
      step: 5,
      quickReplies: [],
      understood: last?.understood,
      runningPrice: last?.runningPrice,
      estimate: last?.priceEstimate,
      pending: false,
    });
    expect(last?.priceEstimate).toMatchObject({ totalPriceMin: 1290, totalPriceMax: 1290 });
  });

  it("answers by the contract [API-03] [DATA-07]", async () => {
    const sessionId = crypto.randomUUID();
    for (const answer of await say(sessionId, wholePath))
      expect(v.is(priceChatAnswerSchema, { ...answer, sessionId })).toBe(true);
  });

  it("reaches an estimate by the rules alone [CHAT-57]", async () => {
    const [answer] = (await say(crypto.randomUUID(), wholePath)).slice(-1);
    expect(answer?.priceEstimate?.breakdown).toMatchObject([{ item: "Starter Website", price: 1290 }]);
  });

  it("that brings several messages along is answered once, from all of them", async () => {
    const sessionId = newHandedOutId();
    const answer = answered(await chats.turn(sessionId, { ...turnOf("", 5), texts: wholePath }));
    expect(answer.priceEstimate).toMatchObject({ totalPrice: 1290 });
    const session = await chats.read(sessionId);
    expect(session?.messages.map(({ role }) => role)).toEqual([...wholePath.map(() => "user"), "assistant"]);
    expect(new Set(session?.messages.map(({ id }) => id)).size).toBe(6);
    const [next] = await say(sessionId, ["doch 8 Seiten"], 6);
    expect(next?.priceEstimate).toMatchObject({ totalPrice: 2490 });
  });

  it("that nobody has begun is none, and asking leaves no trace", async () => {
    const sessionId = crypto.randomUUID();
    expect(await chats.read(sessionId)).toBeNull();
    expect(await chats.estimate(crypto.randomUUID())).toBeNull();
    expect(await storedOf(sessionId)).toEqual({ turns: [], alarm: null });
  });
});

describe("the same turn sent twice", () => {
  it("is answered once, with the same estimate [EDGE-09]", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, wholePath.slice(0, -1));
    const last = turnOf("Standard reicht", 5);
    const first = await chats.turn(sessionId, last);
    const second = await chats.turn(sessionId, last);
    expect(answered(first).priceEstimate).toBeDefined();
    expect(second).toEqual(first);
    expect((await chats.read(sessionId))?.messages).toHaveLength(10);
  });

  it("at once is answered once, however many times [EDGE-09]", async () => {
    const sessionId = crypto.randomUUID();
    const turn = turnOf("Handwerksbetrieb");
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => chats.turn(sessionId, turn)));
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect((await chats.read(sessionId))?.messages).toHaveLength(2);
  });

  it("while a model still words its answer waits for that answer [EDGE-09]", async () => {
    const { asked, release } = heldModel();
    const sessionId = crypto.randomUUID();
    const turn = turnOf("Handwerksbetrieb");
    const both = [chats.turn(sessionId, turn), chats.turn(sessionId, turn)];
    await vi.waitFor(() => expect(asked).toEqual(["Handwerksbetrieb"]));
    release();
    const [first, second] = await Promise.all(both);
    expect(second).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  it("long after others followed still gets its own answer", async () => {
    const sessionId = crypto.randomUUID();
    const turn = turnOf("Handwerksbetrieb");
    const first = await chats.turn(sessionId, turn);
    await say(sessionId, wholePath.slice(1), 2);
    expect(await chats.turn(sessionId, turn)).toEqual(first);
  });
});

describe("a turn from a stale tab", () => {
  it("gets the conversation as it stands and changes nothing [EDGE-09]", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, wholePath.slice(0, 3));
    const current = await chats.read(sessionId);
    expect(await chats.turn(sessionId, turnOf("Online-Shop", 2))).toEqual({
      outcome: "stale",
      session: current,
    });
    expect(await chats.read(sessionId)).toEqual(current);
  });

  it("at the same moment as another tab's: one is taken, one is told [EDGE-09]", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, ["Handwerksbetrieb"]);
    const outcomes = await Promise.all([
      chats.turn(sessionId, turnOf("Online-Shop", 2)),
      chats.turn(sessionId, turnOf("Portfolio", 2)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["answered", "stale"]);
    expect((await chats.read(sessionId))?.messages).toHaveLength(4);
  });

  it("does not bring a deleted conversation back [EDGE-12]", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, wholePath.slice(0, 2));
    await chats.forget(sessionId);
    const outcome = await chats.turn(sessionId, turnOf("3–5 Seiten", 3));
    expect(outcome).toMatchObject({ outcome: "stale", session: { messages: [], step: 0, estimate: null } });
    expect(await chats.read(sessionId)).toBeNull();
  });

  it("that says more was said than is known is stale, too", async () => {
    const sessionId = crypto.randomUUID();
    await say(sessionId, ["Handwerksbetrieb"]);
    expect(await chats.turn(sessionId, turnOf("Online-Shop", 7))).toMatchObject({ outcome: "stale" });
  });
});

describe("turns that follow before the last is answered", () => {
  it("are answered in order, each from what was said before it", async () => {
    const { asked, release } = heldModel();
    const sessionId = crypto.randomUUID();
    const turns = wholePath.slice(0, 3).map((text, index) => chats.turn(sessionId, turnOf(text, index + 1)));
    await vi.waitFor(async () => expect((await storedOf(sessionId)).turns).toHaveLength(3));
    expect(await chats.read(sessionId)).toMatchObject({ pending: true, step: 0 });
    release();
    const answers = (await Promise.all(turns)).map(answered);
    expect(answers.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(asked).toEqual(wholePath.slice(0, 3));
  });
});

describe("the length of a conversation", () => {
  it("is thirty messages; one more is refused and not kept [CHAT-58]", async () => {
    const sessionId = crypto.randomUUID();
    const texts = Array.from({ length: 30 }, (_, index) => `doch ${3 + (index % 8)} Seiten`);
    await say(sessionId, texts);
    expect(await chats.turn(sessionId, turnOf("noch eine", 31))).toEqual({ outcome: "full" });
    expect((await chats.read(sessionId))?.messages).toHaveLength(60);
  });
});
