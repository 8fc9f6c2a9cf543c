// What the price calculator's endpoint takes.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  industryNames,
  questionTexts,
  quickReplies,
  slotLabels,
} from "#content/price-calculator/price-chat.ts";
import {
  chatLimits,
  chatMessageSchema,
  priceChatRequestSchema,
  understoodSlots,
} from "#contract/price-calculator/price-chat.ts";
import { industries } from "#contract/price-calculator/price-form.ts";
import { labelledChange } from "#worker/chat/answers/labelled-change.ts";
import { questions } from "#worker/chat/slots.ts";

const user = (content: string) => ({ role: "user", content });
const assistant = (content: string) => ({ role: "assistant", content });
const turnId = "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10";
const accepts = (body: unknown) => v.safeParse(priceChatRequestSchema, body).success;

describe("a request to the price calculator", () => {
  it("is messages and the step, with a turn's id if there is one [API-03]", () => {
    const body = {
      messages: [user("Handwerk"), assistant("Notiert."), user("  Portfolio ")],
      conversationStep: 2,
    };
    expect(v.parse(priceChatRequestSchema, body).messages.at(-1)).toEqual(user("Portfolio"));
    expect(accepts({ ...body, turnId })).toBe(true);
  });

  it.each([
    ["no message", { messages: [], conversationStep: 1 }],
    ["an empty one", { messages: [user("   ")], conversationStep: 1 }],
    ["one too long", { messages: [user("a".repeat(chatLimits.message + 1))], conversationStep: 1 }],
    ["an unknown role", { messages: [{ role: "tool", content: "x" }, user("a")], conversationStep: 1 }],
    ["an answer at the end", { messages: [user("a"), assistant("b")], conversationStep: 1 }],
    [
      "too many turns",
      { messages: Array.from({ length: chatLimits.turns + 1 }, () => user("a")), conversationStep: 31 },
    ],
    ["no step", { messages: [user("a")] }],
    ["a step of none", { messages: [user("a")], conversationStep: 0 }],
    ["a turn's id that is none", { messages: [user("a")], conversationStep: 1, turnId: "1" }],
  ])("is refused with %s [API-03]", (_case, body) => {
    expect(accepts(body)).toBe(false);
  });

  it("takes a message of the full length", () => {
    expect(accepts({ messages: [user("a".repeat(chatLimits.message))], conversationStep: 1 })).toBe(true);
  });
});

describe("a stored message", () => {
  it("has id, role, content and time, and an estimate at most [DATA-06]", () => {
    const message = { id: turnId, role: "user", content: "Hallo", timestamp: "2026-11-21T12:00:00.000Z" };
    expect(v.parse(chatMessageSchema, message)).toEqual(message);
    expect(v.safeParse(chatMessageSchema, { ...message, priceEstimate: {} }).success).toBe(false);
  });
});

describe("the words of the conversation", () => {
  it("cover every question, slot and industry", () => {
    expect(Object.keys(questionTexts)).toEqual([...questions]);
    expect(Object.keys(quickReplies)).toEqual([...questions]);
    expect(Object.keys(slotLabels)).toEqual([...understoodSlots]);
    expect(Object.keys(industryNames)).toEqual([...industries]);
  });

  it("name each slot so that the name changes its answer", () => {
    const { wishes: _asked, ...labels } = slotLabels;
    for (const label of Object.values(labels)) expect(labelledChange(`${label}: x`)).not.toBeNull();
    expect(labelledChange("Hallo: x")).toBeNull();
    expect(labelledChange("constructor: x")).toBeNull();
  });
});
