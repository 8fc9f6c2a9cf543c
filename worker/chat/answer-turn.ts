// The answer to a visitor's message: by the rules, always; where there is a model, in its words.
import { type ConversationState, type Reply, takeTurn } from "./conversation.ts";

/** Words the rules' reply anew. Never rejects and minds its own time: without anything better the reply comes back as it is. */
export type ChatModel = (turn: { state: ConversationState; message: string; reply: Reply }) => Promise<Reply>;

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
  return model === null ? reply : model({ state, message, reply });
}
