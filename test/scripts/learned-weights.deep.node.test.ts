// The learned weights are those of the sentences and answers that lie here.
import { expect, it } from "vitest";
import { learnAsking } from "#scripts/learning/learn-asking.ts";
import { describedAnswers, learnHints } from "#scripts/learning/learn-hints.ts";
import { learnNames } from "#scripts/learning/learn-names.ts";
import { namedTexts } from "#scripts/learning/named-texts.ts";
import { answeringSentences, askingSentences } from "#test/fixtures/conversations/asked/asked.ts";
import { askingWeights } from "#worker/chat/reading/asking-weights.ts";
import { hintWeights } from "#worker/chat/reading/hints/hint-weights.ts";
import { likelyName, readNameWeights } from "#worker/chat/reading/names/learned-name.ts";
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

it("what describes a function is as `npm run weights` learns it [TALK-63]", () => {
  expect(learnHints(describedAnswers())).toEqual(hintWeights);
});

const named = namedTexts();
const featured = ({ words, tags }: (typeof named)[number]) => ({ features: nameFeatures(words), tags });

it("how firms are named is as `npm run weights` learns it [TALK-62]", () => {
  expect(learnNames(named.map(featured))).toEqual(nameWeights);
});

it("of a fifth of the ordinary ones that is left out, each once, seven of ten names are found to the letter, and 1 of 14 made up where there is none [TALK-62]", () => {
  const judged = [0, 1, 2, 3, 4].flatMap((fifth) => {
    const weights = readNameWeights(learnNames(named.filter((_, at) => at % 5 !== fifth).map(featured)));
    return named
      .filter(({ isTricky }, at) => at % 5 === fifth && !isTricky)
      .map(({ words, tags }) => ({
        found: likelyName(words, weights),
        meant: words.filter((_, at) => tags[at] !== "none"),
      }));
  });
  const [nameless, told] = [true, false].map((isNone) =>
    judged.filter(({ meant }) => (meant.length === 0) === isNone),
  );
  const isFound = ({ found, meant }: (typeof judged)[number]) =>
    found.length === meant.length && found.every((word, at) => word === meant[at]);
  expect(told?.length).toBeGreaterThan(750);
  expect((told?.filter(isFound).length ?? 0) / (told?.length ?? 1)).toBeGreaterThan(0.7);
  expect(nameless?.length).toBeGreaterThan(500);
  expect(
    (nameless?.filter(({ found }) => found.length > 0).length ?? 1) / (nameless?.length ?? 1),
  ).toBeLessThan(0.07);
});
