// The price calculator's endpoint as its page calls it.
import * as v from "valibot";
import {
  chatSessionHeader,
  type PriceChatAnswer,
  type PriceChatSession,
  priceChatAnswerSchema,
  priceChatSessionSchema,
} from "#contract/price-calculator/price-chat.ts";
import type { Services } from "#worker/services/services.ts";
import { call, get, PUBLIC_KEY, post } from "./api.ts";

export const CHAT = "/functions/v1/price-calculator-ai";
export const SESSION = `${CHAT}/session`;

export function inSession(sessionId: string) {
  return { headers: { [chatSessionHeader]: sessionId } };
}

/** A visitor's message as a page sends it. */
export function message(content: string, conversationStep = 1) {
  return { messages: [{ role: "user", content }], conversationStep, turnId: crypto.randomUUID() };
}

/** Sends messages one after the other; the last answer. */
export async function talk(
  services: Services,
  sessionId: string,
  texts: readonly string[],
): Promise<PriceChatAnswer> {
  let last: PriceChatAnswer | null = null;
  for (const [index, text] of texts.entries()) {
    const { answer } = await post(services, CHAT, message(text, index + 1), inSession(sessionId));
    last = v.parse(priceChatAnswerSchema, await answer.json());
  }
  if (last === null) throw new Error("Expected a message");
  return last;
}

/** Null when there is no such session. */
export async function readSession(services: Services, sessionId: string): Promise<PriceChatSession | null> {
  const { answer } = await get(services, SESSION, inSession(sessionId).headers);
  return answer.status === 404 ? null : v.parse(priceChatSessionSchema, await answer.json());
}

export async function deleteSession(services: Services, sessionId: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${PUBLIC_KEY}`, ...inSession(sessionId).headers };
  return (await call(services, SESSION, { method: "DELETE", headers })).answer;
}
