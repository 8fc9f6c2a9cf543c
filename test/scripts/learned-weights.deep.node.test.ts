// The learned weights are those of the sentences and answers that lie here.
import { expect, it } from "vitest";
import { learnAsking } from "#scripts/learning/learn-asking.ts";
import { learnNames } from "#scripts/learning/learn-names.ts";
import { namedTexts } from "#scripts/learning/named-texts.ts";
import { answeringSentences, askingSentences } from "#test/fixtures/conversations/asked/asked.ts";
import { askingWeights } from "#worker/chat/reading/asking-weights.ts";
import { likeliestTags, readNameWeights } from "#worker/chat/reading/names/learned-name.ts";
import { nameFeatures } from "#worker/chat/reading/names/name-features.ts";
import { nameWeights } from "#worker/chat/reading/names/name-weights.ts";
import { askingFeatures } from "#worker/chat/reading/sounds-asked.ts";

const [asking, answering] = [askingSentences().map(askingFeatures), answeringSentences().map(askingFeatures)];

it("what sounds like a question is as `npm run weights` learns it [TALK-60]", () => {
  expect(learnAsking(asking, answering)).toEqual(askingWeights);
});

it("four of five sentences that ask are told from 100 that answer, learned from four fifths [TALK-60]", () => {
  const isLeftOut = (_: unknown, at: number) => at % 5 === 0;
  const isLearned = (_: unknown, at: number) => at % 5 !== 0;
  const { bias, byWeight } = learnAsking(asking.filter(isLearned), answering.filter(isLearned));
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

const named = namedTexts().map(({ words, tags }) => ({ features: nameFeatures(words), tags }));

it("how firms are named is as `npm run weights` learns it [TALK-62]", () => {
  expect(learnNames(named)).toEqual(nameWeights);
});

it("of a fifth that is left out four of five are tagged right, and of those without a name 1 in 20 gets one [TALK-62]", () => {
  const isLeftOut = (_: unknown, at: number) => at % 5 === 0;
  const weights = readNameWeights(learnNames(named.filter((_, at) => at % 5 !== 0)));
  const judged = named.filter(isLeftOut).map(({ features, tags }) => ({
    tags,
    guessed: likeliestTags(features, weights),
  }));
  const isRight = ({ tags, guessed }: (typeof judged)[number]) =>
    guessed.every((tag, at) => tag === tags[at]);
  expect(judged.filter(isRight).length / judged.length).toBeGreaterThan(0.78);
  const nameless = judged.filter(({ tags }) => !tags.includes("begin"));
  const invented = nameless.filter(({ guessed }) => guessed.includes("begin"));
  expect(nameless.length).toBeGreaterThan(50);
  expect(invented.length / nameless.length).toBeLessThan(0.08);
});
