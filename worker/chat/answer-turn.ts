// The answer to a visitor's message: by the rules, always; where there is a model, in its words.
import { confirmation } from "#content/price-calculator/price-chat.ts";
import type { PriceChatAnswer } from "#contract/price-calculator/price-chat.ts";
import { type ConversationState, type Reply, takeTurn } from "./conversation.ts";
import { isFormText } from "./form-change.ts";
import { newHandedOutId } from "./session-names.ts";
import { turnAnswer } from "./session-view.ts";
import { MAX_REPLY_BYTES, storedBytes } from "./stored-bytes.ts";

export interface ModelTurn {
  state: ConversationState;
  message: string;
  /** By the rules. */
  reply: Reply;
  /** Used if an estimate comes of what the model hears. */
  issue: { id: string; now: Date };
  /** Hashed name of the visitor who waits for it: the call is taken from his share. */
  visitor: string;
}

/** Rewords the rules' reply and may fill what they left open. Never rejects; returns the reply unchanged at worst. */
export type ChatModel = (turn: ModelTurn) => Promise<Reply>;

export interface AnswerDeps {
  issue: { id: string; now: Date };
  model: ChatModel | null;
  /** Null: nobody waits any more, so the rules' own words do. */
  visitor: string | null;
}

/** Awaits nothing without a model, so that the writes before and after are one transaction. */
export async function answerTurn(
  state: ConversationState,
  message: string,
  { issue, model, visitor }: AnswerDeps,
): Promise<Reply> {
  const { reply } = takeTurn(state, message, issue);
  // A change by the form says exactly what it means, and a confirmation is asked in our own words.
  const isFixed = isFormText(message) || reply.quickReplies.includes(confirmation.replies.yes);
  if (model === null || visitor === null || isFixed) return reply;
  const worded = await model({ state, message, reply, issue, visitor });
  // A second line: what a model says and hears is bounded where it is checked.
  return storedBytes(worded) <= MAX_REPLY_BYTES ? worded : reply;
}

/** Answers by the rules alone and stores nothing, so the estimate's id leads nowhere. @param texts the newest last */
export function answerOnce(texts: readonly string[], now: Date): PriceChatAnswer {
  const issue = { id: crypto.randomUUID(), now };
  const { reply } = takeTurn({ texts: texts.slice(0, -1) }, texts.at(-1) ?? "", issue);
  return { ...turnAnswer(reply), sessionId: newHandedOutId() };
}
