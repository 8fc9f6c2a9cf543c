import { describe, expect, it } from "vitest";
import {
  readAnswer,
  readSession,
  suggestionsAfter,
} from "#app/features/price-chat/conversation/read-answers.ts";
import { quickReplies } from "#content/price-calculator/price-chat.ts";
import type { PriceChatAnswer } from "#contract/price-calculator/price-chat.ts";
import { newConversation as noTexts, takeTurn } from "#worker/chat/conversation.ts";
import { sessionView, turnAnswer } from "#worker/chat/session-view.ts";
import { AT, uuid } from "./conversations.ts";

const texts = ["Malerbetrieb Schulze", "Firmenwebsite", "8 Seiten", "2-3 Wochen", "Standard reicht"];

/** The last answer of a whole conversation, as the server sends it. */
function lastAnswer(): PriceChatAnswer {
  const issue = { id: uuid(1), now: new Date(AT) };
  const state = { texts: texts.slice(0, -1) };
  const { reply } = takeTurn(state, texts.at(-1) ?? "", issue);
  return { ...turnAnswer(reply), sessionId: uuid(2) };
}

describe("an answer", () => {
  it("is read whole as the server's own rules word it [API-03] [DATA-07]", () => {
    const sent = lastAnswer();
    const read = readAnswer(JSON.parse(JSON.stringify(sent)));
    expect(read?.content).toBe(sent.content);
    expect(read?.estimate).toMatchObject({
      id: uuid(1),
      totalPrice: 2490,
      projectType: "Einfache Firmenwebsite",
    });
    expect(read?.state).toEqual({
      step: 5,
      quickReplies: [],
      understood: sent.understood,
      form: sent.form,
      price: sent.runningPrice,
    });
  });

  it("needs its words alone, and leaves open what is missing or damaged [API-03]", () => {
    expect(readAnswer({ content: "Hallo" })).toEqual({ content: "Hallo", estimate: null, state: {} });
    const damaged = {
      content: "Hallo",
      step: 7,
      quickReplies: "x",
      understood: 1,
      runningPrice: { min: "1" },
      priceEstimate: 3,
    };
    expect(readAnswer(damaged)).toEqual({ content: "Hallo", estimate: null, state: {} });
  });

  it("takes an estimate of DATA-07 alone, with text where prices are open [CHAT-36] [CHAT-38] [DATA-07]", () => {
    const priceEstimate = {
      projectType: "Shop",
      timeline: "1 Monat",
      totalPrice: "ab 3.500 €",
      breakdown: [{ item: "Onlineshop", price: "ab 3.500 €" }],
    };
    expect(readAnswer({ content: "x", priceEstimate })?.estimate).toMatchObject({
      ...priceEstimate,
      recurring: [],
      notes: [],
    });
  });

  it.each([undefined, null, "<html>", {}, { content: 1 }, []])("is none of ours: %j", (data) => {
    expect(readAnswer(data)).toBeNull();
  });
});

describe("a stored conversation", () => {
  it("is read as the server shows it, without a greeting of its own [DATA-06] [EDGE-07]", () => {
    const issue = { id: uuid(1), now: new Date(AT) };
    const { reply } = takeTurn(noTexts, "Malerbetrieb Schulze", issue);
    const turns = [
      {
        turnId: uuid(3),
        texts: ["Malerbetrieb Schulze"],
        estimateId: uuid(1),
        askedAt: Date.parse(AT),
        answer: { reply, at: Date.parse(AT) },
      },
      { turnId: uuid(4), texts: ["5 Seiten"], estimateId: uuid(1), askedAt: Date.parse(AT), answer: null },
    ];
    const read = readSession(JSON.parse(JSON.stringify(sessionView(turns))));
    expect(read?.messages.map(({ id, role }) => [id, role])).toEqual([
      [uuid(3), "user"],
      [`${uuid(3)}/answer`, "assistant"],
      [uuid(4), "user"],
    ]);
    expect(read?.pending).toBe(true);
    expect(read?.state).toMatchObject({ step: 1, quickReplies: quickReplies.projectType });
  });

  it("leaves out a greeting that is stored with it", () => {
    const message = (role: string) => ({ id: role, role, content: role, timestamp: AT });
    const read = (...roles: string[]) =>
      readSession({ messages: roles.map(message) })?.messages.map(({ role }) => role);
    expect(read("assistant", "user", "assistant")).toEqual(["user", "assistant"]);
    expect(read("assistant")).toEqual([]);
    expect(read()).toEqual([]);
  });
});

describe("suggestions", () => {
  it("are six, five, four, four, five, then none [CHAT-07] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-11] [CHAT-12]", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((sent) => suggestionsAfter(sent).length)).toEqual([6, 5, 4, 4, 5, 0, 0]);
  });
});
