// Plays a visitor's messages through the conversation by the built-in rules and keeps what is judged afterwards. Pure.
import { meaningOf } from "#test/support/meaning.ts";
import { type ConversationState, newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { foldAnswers, pendingQuestion } from "#worker/chat/fold-answers.ts";
import type { Answers, Question } from "#worker/chat/slots.ts";

export interface PlayedTurn {
  reply: string;
  /** The question that stands; null: all are through. */
  pendingBefore: Question | null;
  pendingAfter: Question | null;
}

export interface Played {
  turns: readonly PlayedTurn[];
  answers: Answers;
  meaning: ReturnType<typeof meaningOf>;
  estimated: boolean;
}

/** Estimates are compared by amounts: neither id nor day matters. */
const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-25T12:00:00Z") };

export function play(says: readonly string[]): Played {
  let state: ConversationState = newConversation;
  let estimated = false;
  const turns = says.map((text) => {
    const pendingBefore = pendingQuestion(foldAnswers(state.texts));
    const taken = takeTurn(state, text, issue);
    state = taken.state;
    estimated ||= taken.reply.estimate !== null;
    return {
      reply: taken.reply.content,
      pendingBefore,
      pendingAfter: pendingQuestion(foldAnswers(state.texts)),
    };
  });
  return { turns, answers: foldAnswers(says).answers, meaning: meaningOf(says), estimated };
}
