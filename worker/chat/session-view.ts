// A session's turns in the words of the contract.
import type {
  ChatMessage,
  PriceChatAnswer,
  PriceChatSession,
} from "#contract/price-calculator/price-chat.ts";
import { type ConversationStatus, opening, type Reply } from "./conversation.ts";
import { estimateIn, type StoredTurn } from "./turns.ts";

/** An answer without the session's name, which the session does not know. */
export type TurnAnswer = Omit<PriceChatAnswer, "sessionId">;

export function turnAnswer({ content, estimate, offersCall, ...status }: Reply): TurnAnswer {
  return {
    content,
    ...(estimate !== null && { priceEstimate: estimate }),
    ...(offersCall && { offersCall }),
    ...shownStatus(status),
  };
}

/** The whole conversation; without a turn, the one that has not begun. */
export function sessionView(turns: readonly StoredTurn[]): PriceChatSession {
  const status = turns.findLast(({ answer }) => answer !== null)?.answer?.reply ?? opening();
  return {
    messages: turns.flatMap(messagesOf),
    ...shownStatus(status),
    estimate: estimateIn(turns),
    pending: turns.some(({ answer }) => answer === null),
  };
}

function shownStatus({ step, quickReplies, understood, form, runningPrice }: ConversationStatus) {
  return { step, quickReplies: [...quickReplies], understood, form, runningPrice };
}

/** The visitor's message has the turn's own id, so that a page finds again what it has sent. */
function messagesOf({ turnId, texts, askedAt, answer }: StoredTurn): ChatMessage[] {
  const asked = texts.map((content, index) => ({
    id: index === texts.length - 1 ? turnId : `${turnId}/${index}`,
    role: "user" as const,
    content,
    timestamp: new Date(askedAt).toISOString(),
  }));
  if (answer === null) return asked;
  const { content, estimate } = answer.reply;
  const reply = {
    id: `${turnId}/answer`,
    role: "assistant" as const,
    content,
    timestamp: new Date(answer.at).toISOString(),
    ...(estimate !== null && { priceEstimate: estimate }),
  };
  return [...asked, reply];
}
