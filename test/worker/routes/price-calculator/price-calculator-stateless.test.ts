// The price calculator for callers who bring their whole conversation along: answered, and nothing kept of it.
import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { estimateMailFaults } from "#content/messages.ts";
import { type PriceChatAnswer, priceChatAnswerSchema } from "#contract/price-calculator/price-chat.ts";
import { createChats } from "#worker/chat/chat-client.ts";
import { post, testServices } from "../../support/api.ts";
import { CHAT, deleteSession, inSession, message, readSession, talk } from "../../support/chat-calls.ts";
import { heldModel, wholePath } from "../../support/chats.ts";
import { email, mailsIn, SEND_ESTIMATE } from "../../support/estimate-mails.ts";
import { expectProblem } from "../../support/problems.ts";

const services = testServices();

afterEach(() => void vi.restoreAllMocks());

const user = (content: string) => ({ role: "user", content });

/** All of a visitor's messages in one call. */
function all(texts: readonly string[]) {
  return { messages: texts.map(user), conversationStep: texts.length };
}

async function answerTo(texts: readonly string[], sessionId?: string): Promise<PriceChatAnswer> {
  const named = sessionId === undefined ? {} : inSession(sessionId);
  const { answer } = await post(services, CHAT, all(texts), named);
  expect(answer.status).toBe(200);
  return v.parse(priceChatAnswerSchema, await answer.json());
}

describe("a call without a session", () => {
  it("opens no object, whatever it brings along: 40 calls leave nothing behind [SAFE-18]", async () => {
    const opened: string[] = [];
    const chats = createChats((name) => {
      opened.push(name);
      return env.CHAT_SESSION.getByName(name);
    }, "a secret for this test alone");
    const own = testServices({ chats });
    const before = (await listDurableObjectIds(env.CHAT_SESSION)).length;
    for (let i = 0; i < 40; i++) {
      const { answer } = await post(own, CHAT, all(wholePath.slice(0, 1 + (i % wholePath.length))));
      expect(answer.status).toBe(200);
    }
    expect(opened).toEqual([]);
    expect(await listDurableObjectIds(env.CHAT_SESSION)).toHaveLength(before);
  });

  it("asks no model [SAFE-18]", async () => {
    const { asked, release } = heldModel();
    release();
    await answerTo(wholePath);
    expect(asked).toEqual([]);
  });

  it("gets the answer that a session would give, under other ids [SAFE-18] [API-03]", async () => {
    const comparable = ({ sessionId: _session, priceEstimate, ...rest }: PriceChatAnswer) => ({
      ...rest,
      ...(priceEstimate && { priceEstimate: { ...priceEstimate, id: "" } }),
    });
    for (let said = 1; said <= wholePath.length; said++) {
      const texts = wholePath.slice(0, said);
      const inOne = await talk(services, crypto.randomUUID(), texts);
      expect(comparable(await answerTo(texts))).toEqual(comparable(inOne));
    }
  });

  it("has an estimate that is not kept: mailed, it is as unknown as any other [SAFE-18] [API-18]", async () => {
    const { priceEstimate } = await answerTo(wholePath);
    const { answer } = await post(services, SEND_ESTIMATE, { email, priceEstimate });
    await expectProblem(answer, "not-found", estimateMailFaults.gone);
    expect(estimateMailFaults.gone).toContain("neu berechnen");
    expect(await mailsIn(services)).toEqual([]);
  });
});

describe("the name that such an answer brings", () => {
  it("begins a session in its middle, with all of the messages that come along [SAFE-18] [EDGE-06]", async () => {
    const { sessionId } = await answerTo(wholePath.slice(0, 3));
    expect(await readSession(services, sessionId)).toBeNull();
    const begun = await answerTo(wholePath.slice(0, 4), sessionId);
    expect(begun).toMatchObject({ sessionId, step: 4, understood: { industry: { value: "Handwerk" } } });
    const stored = await readSession(services, sessionId);
    expect(stored?.messages.filter(({ role }) => role === "user").map(({ content }) => content)).toEqual(
      wholePath.slice(0, 4),
    );
    // From then on only the newest is read.
    const body = { messages: [user("Online-Shop"), user("Standard reicht")], conversationStep: 5 };
    const { answer } = await post(services, CHAT, body, inSession(sessionId));
    expect(await answer.json()).toMatchObject({ priceEstimate: { totalPrice: 1290 } });
  });

  it("is another one each time, a UUID of version 4 like those of browsers [SAFE-18]", async () => {
    const ids = new Set<string>();
    for (let i = 0; i < 20; i++) ids.add((await answerTo(["Handwerksbetrieb"])).sessionId);
    expect(ids.size).toBe(20);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it("gets the empty conversation when the messages before are missing", async () => {
    const { sessionId } = await answerTo(wholePath.slice(0, 3));
    const { answer } = await post(services, CHAT, message("2–3 Wochen", 4), inSession(sessionId));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ conversation: { messages: [] } });
  });
});

describe("the name that a browser made", () => {
  it("never begins in the middle: a stale tab brings no deleted conversation back [EDGE-12] [SAFE-18]", async () => {
    const sessionId = crypto.randomUUID();
    await talk(services, sessionId, wholePath.slice(0, 2));
    await deleteSession(services, sessionId);
    const { answer } = await post(services, CHAT, all(wholePath.slice(0, 3)), inSession(sessionId));
    expect(answer.status).toBe(409);
    expect(await readSession(services, sessionId)).toBeNull();
  });
});
