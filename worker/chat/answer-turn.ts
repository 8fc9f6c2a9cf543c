// The answer to a visitor's message: by the rules, always; where there is a model, in its words.
import { type ConversationState, type Reply, takeTurn } from "./conversation.ts";

/** A turn as a model gets it. */
export interface ModelTurn {
  state: ConversationState;
  message: string;
  /** By the rules. */
  reply: Reply;
  /** Used if an estimate comes of what the model hears. */
  issue: { id: string; now: Date };
}

/**
 * Words the rules' reply anew, and may add what the reader left open. Never rejects and minds its own time: without anything better
 * the reply comes back as it is.
 */
export type ChatModel = (turn: ModelTurn) => Promise<Reply>;

export interface AnswerDeps {
  /** Used if an estimate comes of it. */
  issue: { id: string; now: Date };
  /** Null: the rules' own words. */
  model: ChatModel | null;
}

/** Without a model it waits for nothing, so that what is stored before and after it is one transaction. */
export async function answerTurn(
  state: ConversationState,
  message: string,
  { issue, model }: AnswerDeps,
): Promise<Reply> {
  const { reply } = takeTurn(state, message, issue);
  return model === null ? reply : model({ state, message, reply, issue });
}
