// Which question comes next, and the answers suggested for it.
import { quickReplies } from "#content/price-chat.ts";
import { type Progress, pendingQuestion } from "./fold-answers.ts";
import { questions } from "./slots.ts";

/** Stations behind the visitor, 0 to 5. Questions of the visitor's move nobody on. */
export function stepOf(progress: Progress): number {
  const pending = pendingQuestion(progress);
  return pending === null ? questions.length : questions.indexOf(pending);
}

/** Suggestions for the question that is open; none when all are through. */
export function quickRepliesFor(progress: Progress): readonly string[] {
  const pending = pendingQuestion(progress);
  return pending === null ? [] : quickReplies[pending];
}
