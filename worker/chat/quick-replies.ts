// What stands beside the field to be pressed instead of typed.
import { confirmation, quickReplies } from "#content/price-calculator/price-chat.ts";
import { type Progress, pendingQuestion } from "./answers/progress.ts";

/** As many as fit beside the field on a phone. */
const MAX_QUICK_REPLIES = 6;

export function quickRepliesFor(progress: Progress): readonly string[] {
  if (progress.doubt !== null) return Object.values(confirmation.replies);
  const pending = pendingQuestion(progress);
  const open = pending === null ? [] : quickReplies[pending];
  return progress.supposed === null ? open : [progress.supposed.take, ...open].slice(0, MAX_QUICK_REPLIES);
}
