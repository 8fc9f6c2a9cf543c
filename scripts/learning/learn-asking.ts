// Which words make a sentence sound like a question. Pure.
import type { LearnedWeights } from "#worker/chat/reading/feature-table.ts";
import { learnWeights } from "./learn-weights.ts";

/** There are thousands of sentences: what fewer have says little. */
const MIN_SENTENCES = 8;

/** @param asking and @param answering the features of each sentence */
export function learnAsking(asking: readonly string[][], answering: readonly string[][]): LearnedWeights {
  return learnWeights(asking, answering, { minTexts: MIN_SENTENCES });
}
