// Which functions an answer describes: what is learned from, and the learning itself. Pure but for the files that it reads.
import { functionAnswers } from "#test/fixtures/conversations/functions/functions.ts";
import { messagesAt } from "#test/fixtures/conversations/messages/messages.ts";
import { CONCEPTS, type Concept } from "#worker/chat/reading/concepts.ts";
import type { LearnedWeights } from "#worker/chat/reading/feature-table.ts";
import { hintFeatures } from "#worker/chat/reading/hints/learned-hints.ts";
import { taggedWords } from "#worker/chat/reading/tagged-words.ts";
import { learnWeights } from "./learn-weights.ts";

export interface DescribedAnswer {
  says: string;
  wants: readonly string[];
}

/** What fewer answers have says little, and makes the table long. */
const MIN_TEXTS = 4;

/** Answers to the questions for the kind of website and for functions; none of a locked half. */
export function describedAnswers(): DescribedAnswer[] {
  const messages = (["kind", "functions"] as const)
    .flatMap(messagesAt)
    .filter(({ means }) => means.features || means.type)
    .map(({ says, means }) => ({ says, wants: [...(means.features ?? []), ...(means.type ?? [])] }));
  return [...functionAnswers("open"), ...messages];
}

export function learnHints(answers: readonly DescribedAnswer[]): Record<Concept, LearnedWeights> {
  const featured = answers.map(({ says, wants }) => ({ features: hintFeatures(taggedWords(says)), wants }));
  const weightsOf = (concept: Concept) => {
    const featuresOf = (isWanted: boolean) =>
      featured.filter(({ wants }) => wants.includes(concept) === isWanted).map(({ features }) => features);
    return learnWeights(featuresOf(true), featuresOf(false), { minTexts: MIN_TEXTS });
  };
  return Object.fromEntries(CONCEPTS.map((concept) => [concept, weightsOf(concept)])) as Record<
    Concept,
    LearnedWeights
  >;
}
