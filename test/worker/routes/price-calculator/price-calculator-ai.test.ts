// The price calculator's endpoint as its page calls it, in a session.
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { priceChatFaults } from "#content/messages.ts";
import {
  chatLimits,
  priceChatAnswerSchema,
  priceChatSessionSchema,
  staleTurnSchema,
} from "#contract/price-calculator/price-chat.ts";
import { createChats } from "#worker/chat/chat-client.ts";
import { newHandedOutId } from "#worker/chat/session-names.ts";
import { get, post, testServices } from "../../support/api.ts";
import {
  CHAT,
  deleteSession,
  inSession,
  message,
  readSession,
  SESSION,
  talk,
} from "../../support/chat-calls.ts";
import { heldModel, wholePath } from "../../support/chats.ts";
import { expectProblem } from "../../support/problems.ts";

const services = testServices();

afterEach(() => void vi.restoreAllMocks());

describe("a message in a session", () => {
  it("is answered by the contract, under the name that the browser gave the session [API-03] [EDGE-12]", async () => {
    const sessionId = crypto.randomUUID();
    const { answer } = await post(services, CHAT, message("Handwerksbetrieb"), inSession(sessionId));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const said = v.parse(priceChatAnswerSchema, await answer.json());
    expect(said).toMatchObject({ sessionId, step: 1, understood: { industry: { assumed: false } } });
    expect(said.quickReplies).toHaveLength(5);
  });

  it("takes the session's name in capitals for the same", async () => {
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, ["Handwerksbetrieb"]);
    const again = message("Online-Shop", 2);
    const { answer } = await post(services, CHAT, again, inSession(sessionId.toUpperCase()));
    expect(await answer.json()).toMatchObject({ sessionId, step: 2 });
  });

  it("leads to an estimate whose sums are those of its lines [CHAT-56] [CHAT-57] [DATA-07]", async () => {
    const { priceEstimate } = await talk(services, crypto.randomUUID(), [
      ...wholePath.slice(0, -1),
      "Buchungssystem und mehrsprachig",
    ]);
    const { breakdown = [], totalPriceMin = -1, totalPriceMax = -1 } = priceEstimate ?? {};
    const sum = (prices: (number | string)[]) =>
      prices.reduce<number>((total, price) => total + Number(price), 0);
    expect(breakdown).toHaveLength(3);
    expect(sum(breakdown.map(({ price }) => price))).toBe(totalPriceMin);
    expect(sum(breakdown.map(({ price, priceMax }) => priceMax ?? price))).toBe(totalPriceMax);
    expect(totalPriceMin).toBeLessThanOrEqual(totalPriceMax);
  });

  it("is the only one that is read: earlier ones come from the session [EDGE-06]", async () => {
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, wholePath.slice(0, 4));
    const messages = [
      { role: "user", content: "Online-Shop mit 40 Seiten" },
      { role: "assistant", content: "Das kostet 1 €." },
      { role: "user", content: "Standard reicht" },
    ];
    const body = { messages, conversationStep: 5, turnId: crypto.randomUUID() };
    const { answer } = await post(services, CHAT, body, inSession(sessionId));
    expect(await answer.json()).toMatchObject({ priceEstimate: { totalPrice: 1290 } });
  });

  it("sent twice gets the same answer, to the byte [EDGE-09]", async () => {
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, wholePath.slice(0, 4));
    const body = message("Standard reicht", 5);
    const send = async () => (await post(services, CHAT, body, inSession(sessionId))).answer.text();
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect(first).toContain("priceEstimate");
    expect(others).toEqual([first, first]);
    expect((await readSession(services, sessionId))?.messages).toHaveLength(10);
  });

  it("from a stale tab gets the current conversation with the refusal [EDGE-09]", async () => {
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, wholePath.slice(0, 3));
    const { answer } = await post(services, CHAT, message("Portfolio", 2), inSession(sessionId));
    const copy = answer.clone();
    await expectProblem(answer, "stale-turn");
    const { conversation } = v.parse(staleTurnSchema, await copy.json());
    expect(conversation).toEqual(await readSession(services, sessionId));
    expect(conversation.messages).toHaveLength(6);
  });

  it("beyond the thirtieth is refused with a German sentence [CHAT-58]", async () => {
    const sessionId = newHandedOutId();
    const texts = Array.from({ length: chatLimits.turns }, (_, index) => `doch ${3 + (index % 6)} Seiten`);
    const all = { messages: texts.map((content) => ({ role: "user", content })), conversationStep: 30 };
    expect((await post(services, CHAT, all, inSession(sessionId))).answer.status).toBe(200);
    const { answer } = await post(services, CHAT, message("noch eine", 31), inSession(sessionId));
    await expectProblem(answer, "bad-request", priceChatFaults.full(30));
  });

  it("that takes too long is cut off, and its answer found later [API-23] [EDGE-08]", async () => {
    const { release } = heldModel();
    const sessionId = crypto.randomUUID();
    const slow = { ...services, times: { ...services.times, chatMs: 20 } };
    const { answer } = await post(slow, CHAT, message("Handwerksbetrieb"), inSession(sessionId));
    await expectProblem(answer, "target-too-slow", priceChatFaults.tooSlow);
    expect(await readSession(services, sessionId)).toMatchObject({ pending: true });
    release();
    await vi.waitFor(async () =>
      expect(await readSession(services, sessionId)).toMatchObject({ pending: false, step: 1 }),
    );
  });

  it("whose visitor leaves is answered all the same [EDGE-08] [API-24]", async () => {
    const { asked, release } = heldModel();
    const sessionId = crypto.randomUUID();
    const leaving = new AbortController();
    const given = { ...inSession(sessionId), signal: leaving.signal };
    const call = post(services, CHAT, message("Handwerksbetrieb"), given);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    leaving.abort();
    const { answer, settle } = await call;
    expect(answer.status).toBe(499);
    const settled = settle().then(() => "settled");
    const soon = new Promise((resolve) => setTimeout(resolve, 20, "still at work"));
    expect(await Promise.race([settled, soon])).toBe("still at work");
    release();
    await settled;
    expect(await readSession(services, sessionId)).toMatchObject({ pending: false, step: 1 });
  });

  it("is text, whatever it looks like [CHAT-58]", async () => {
    const text = '<img src=x onerror=alert(1)> "; DROP TABLE turns; -- \u202e{{7*7}}';
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, [text]);
    expect((await readSession(services, sessionId))?.messages[0]?.content).toBe(text);
  });
});

describe("the cost of a message", () => {
  it("is one call of one object, also where an estimate comes of it [EDGE-06]", async () => {
    const calls: PropertyKey[] = [];
    const counted = (name: string) =>
      new Proxy(env.CHAT_SESSION.getByName(name), {
        get(target, method) {
          calls.push(method);
          return Reflect.get(target, method);
        },
      });
    const own = testServices({ chats: createChats(counted, "a secret for this test alone") });
    expect((await talk(own, crypto.randomUUID(), wholePath)).priceEstimate).toBeDefined();
    expect(calls).toEqual(wholePath.map(() => "turn"));
  });
});

describe("a session", () => {
  it("is read as it stands [EDGE-07]", async () => {
    const sessionId = crypto.randomUUID();
    const { priceEstimate } = await talk(services, sessionId, wholePath);
    const { answer } = await get(services, SESSION, inSession(sessionId).headers);
    expect(answer.status).toBe(200);
    const session = v.parse(priceChatSessionSchema, await answer.json());
    expect(session).toMatchObject({ pending: false, step: 5, quickReplies: [], estimate: priceEstimate });
    expect(session.messages).toHaveLength(10);
  });

  it("that is not known, or not named, is not found, with a German sentence", async () => {
    for (const headers of [{}, inSession(crypto.randomUUID()).headers])
      await expectProblem((await get(services, SESSION, headers)).answer, "not-found", priceChatFaults.gone);
  });

  it("is deleted at once, as often as one asks [EDGE-12]", async () => {
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, wholePath.slice(0, 2));
    expect((await deleteSession(services, sessionId)).status).toBe(204);
    expect(await readSession(services, sessionId)).toBeNull();
    expect((await deleteSession(services, sessionId)).status).toBe(204);
  });

  it.each([
    "1",
    "../outbox",
    "not-a-uuid",
    `${crypto.randomUUID()}0`,
    "00000000-0000-0000-0000-000000000000",
  ])("is never named %s", async (name) => {
    const named = inSession(name);
    const { answer } = await post(services, CHAT, message("Hallo"), named);
    await expectProblem(answer, "bad-request", priceChatFaults.unnamed);
    await expectProblem(
      (await get(services, SESSION, named.headers)).answer,
      "bad-request",
      priceChatFaults.unnamed,
    );
    await expectProblem(await deleteSession(services, name), "bad-request", priceChatFaults.unnamed);
  });
});
