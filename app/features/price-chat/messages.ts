// The messages of a conversation: what is read on the page, and what of it is sent.
import { greeting } from "#content/price-chat.ts";
import type { PriceChatRequest } from "#contract/price-chat.ts";
import type { ShownMessage } from "./read-answers.ts";

/** A message of the visitor's that is not answered yet. */
export interface Turn {
  /** UUID, made once: however often it is sent, it is answered once. The server keeps the message under it. */
  id: string;
  text: string;
  /** ISO instant. */
  at: string;
}

/** What has been answered, and what has not. */
interface Messages {
  messages: readonly ShownMessage[];
  /** Oldest first. */
  outbox: readonly Turn[];
}

/** Everything to read, oldest first, beginning with the greeting. */
export function shownMessages({ messages, outbox }: Messages): ShownMessage[] {
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

/** API-03: roles and contents, what the system says left out. */
export function requestFor({ messages }: Messages, turn: Turn): PriceChatRequest {
  const spoken = [greetingMessage, ...messages].flatMap(({ role, content }) =>
    role === "system" ? [] : [{ role, content }],
  );
  return {
    messages: [...spoken, { role: "user", content: turn.text }],
    conversationStep: sentIn(messages) + 1,
    turnId: turn.id,
  };
}

/** Messages of the visitor. */
export function sentIn(messages: readonly ShownMessage[]): number {
  return messages.filter(({ role }) => role === "user").length;
}

const greetingMessage: ShownMessage = {
  id: "greeting",
  role: "assistant",
  content: greeting,
  timestamp: "",
  estimate: null,
};
