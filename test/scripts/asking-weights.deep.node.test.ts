// The learned weights are those of the sentences that lie here.
import { expect, it } from "vitest";
import { learnWeights } from "#scripts/asking/learn-weights.ts";
import { answeringSentences, askingSentences } from "#test/fixtures/conversations/asked/asked.ts";
import { askingWeights } from "#worker/chat/reading/asking-weights.ts";
import { askingFeatures } from "#worker/chat/reading/sounds-asked.ts";

const [asking, answering] = [askingSentences().map(askingFeatures), answeringSentences().map(askingFeatures)];

it("what sounds like a question is as `npm run asking-weights` learns it [TALK-60]", () => {
  expect(learnWeights(asking, answering)).toEqual(askingWeights);
});

it("four of five sentences that ask are told from 100 that answer, learned from four fifths [TALK-60]", () => {
  const isLeftOut = (_: unknown, at: number) => at % 5 === 0;
  const isLearned = (_: unknown, at: number) => at % 5 !== 0;
  const { bias, byWeight } = learnWeights(asking.filter(isLearned), answering.filter(isLearned));
  const weights = new Map(
    Object.entries(byWeight).flatMap(([weight, features]) =>
      features.split(" ").map((feature) => [feature, Number(weight)] as const),
    ),
  );
  const asks = (features: readonly string[]) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), bias) > 0;
  const share = (sentences: readonly string[][]) =>
    sentences.filter(isLeftOut).filter(asks).length / sentences.filter(isLeftOut).length;
  expect(share(asking)).toBeGreaterThan(0.75);
  expect(share(answering)).toBeLessThan(0.05);
});
