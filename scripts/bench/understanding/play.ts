// Plays a visitor's messages through the conversation by the built-in rules and keeps what is judged afterwards. Pure.
import { confirmation } from "#content/price-calculator/price-chat.ts";
import type { LabelledMeaning } from "#test/fixtures/conversations/labelled/conversation.ts";
import { meaningOf } from "#test/support/meaning.ts";
import type { Doubt } from "#worker/chat/answers/doubts.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { pendingQuestion } from "#worker/chat/answers/progress.ts";
import { type ConversationState, newConversation, takeTurn } from "#worker/chat/conversation.ts";
import type { Answers, Question } from "#worker/chat/slots.ts";
import type { ProjectType } from "#worker/pricing/project.ts";

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

const { replies } = confirmation;

/** Estimates are compared by amounts: neither id nor day matters. */
const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-25T12:00:00Z") };

/** `means`: what the visitor would answer, should he be asked whether something counts. */
export function play(says: readonly string[], means: LabelledMeaning): Played {
  let state: ConversationState = newConversation;
  let estimated = false;
  const turns = says.map((text) => {
    const pendingBefore = pendingQuestion(foldAnswers(state.texts));
    const taken = takeTurn(state, text, issue);
    state = taken.state;
    estimated ||= taken.reply.estimate !== null;
    const pendingAfter = pendingQuestion(foldAnswers(state.texts));
    for (let { doubt } = foldAnswers(state.texts); doubt !== null; { doubt } = foldAnswers(state.texts)) {
      const confirmed = takeTurn(state, isMeant(doubt, means) ? replies.yes : replies.no, issue);
      state = confirmed.state;
      estimated ||= confirmed.reply.estimate !== null;
    }
    return {
      reply: taken.reply.content,
      pendingBefore,
      pendingAfter,
    };
  });
  return { turns, answers: foldAnswers(state.texts).answers, meaning: meaningOf(state.texts), estimated };
}

function isMeant(doubt: Doubt, { features, type }: LabelledMeaning): boolean {
  return (features !== "?" && features?.includes(doubt)) || [type].flat().includes(doubt as ProjectType);
}
