// The texts of a conversation with a yes or no wherever the calculator asks whether something costly is meant.
import { confirmation } from "#content/price-calculator/price-chat.ts";
import type { Doubt } from "#worker/chat/answers/doubts.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";

/** @param isMeant what the visitor answers; by default that he means it */
export function confirmed(
  texts: readonly string[],
  isMeant: (doubt: Doubt) => boolean = () => true,
): readonly string[] {
  const said: string[] = [];
  for (const text of texts) {
    said.push(text);
    for (let { doubt } = foldAnswers(said); doubt !== null; { doubt } = foldAnswers(said))
      said.push(isMeant(doubt) ? confirmation.replies.yes : confirmation.replies.no);
  }
  return said;
}
