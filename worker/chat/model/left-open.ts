// Whether the reader was at a loss with a message, so that a second reader is sure to be worth asking.
import type { ConversationState } from "../conversation.ts";
import { foldAnswers, nextProgress } from "../fold-answers.ts";
import type { Reading } from "../reading/read-text.ts";

export function isLeftOpen({ state, message }: { state: ConversationState; message: string }): boolean {
  const { last } = nextProgress(foldAnswers(state.texts, state.heard), message);
  return last !== null && saysNothing(last);
}

/** „Weiß nicht“, „ja“, „danke“, „moin“ and a question of the visitor's say something: nothing else is to be heard in them. */
function saysNothing(reading: Reading): boolean {
  const { company, industry, projectType, pages, timeline, languages, care } = reading;
  const { wanted, refused, topics, closesFeatures, isUnsure, isGreeting, isThanks, isBareYes } = reading;
  return (
    [company, industry, projectType, pages, timeline, languages, care].every((slot) => slot === null) &&
    wanted.length + refused.length + topics.length === 0 &&
    !(closesFeatures || isUnsure || isGreeting || isThanks || isBareYes)
  );
}
