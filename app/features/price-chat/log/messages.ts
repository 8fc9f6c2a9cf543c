import { greeting } from "#content/price-calculator/price-chat.ts";
import type { PriceChatRequest } from "#contract/price-calculator/price-chat.ts";
import type { ShownMessage } from "../conversation/read-answers.ts";

/** A visitor's message that is not answered yet. */
export interface Turn {
  /** UUID, fixed across retries, so that the server answers each message once. */
  id: string;
  text: string;
  /** ISO instant. */
  at: string;
}

interface Messages {
  messages: readonly ShownMessage[];
  /** Oldest first. */
  outbox: readonly Turn[];
}

/** All messages, oldest first, starting with the greeting. */
export function listMessages({ messages, outbox }: Messages): ShownMessage[] {
  return [
    greetingMessage,
    ...messages,
    ...outbox.map(({ id, text, at }) => ({
      id,
      role: "user" as const,
      content: text,
      timestamp: at,
      estimate: null,
    })),
  ];
}

/** API-03: roles and contents, without system messages. */
export function buildRequest({ messages }: Messages, turn: Turn): PriceChatRequest {
  const spoken = [greetingMessage, ...messages].flatMap(({ role, content }) =>
    role === "system" ? [] : [{ role, content }],
  );
  return {
    messages: [...spoken, { role: "user", content: turn.text }],
    conversationStep: countSent(messages) + 1,
    turnId: turn.id,
  };
}

export function countSent(messages: readonly ShownMessage[]): number {
  return messages.filter(({ role }) => role === "user").length;
}

const greetingMessage: ShownMessage = {
  id: "greeting",
  role: "assistant",
  content: greeting,
  timestamp: "",
  estimate: null,
};
