// Which features speak for one of two classes: logistic regression. Pure: the same texts give the same weights.
import type { LearnedWeights } from "#worker/chat/reading/feature-table.ts";

/** Weights nearer to nothing are left out. */
const MIN_WEIGHT = 0.3;
/** Weight of the penalty on large weights; the bias has none. */
const L2 = 0.7;
const ITERATIONS = 400;
const LEARNING_RATE = 0.05;

/** @param positives and @param negatives the features of each text; what fewer than `minTexts` have says little, and makes the table long */
export function learnWeights(
  positives: readonly string[][],
  negatives: readonly string[][],
  { minTexts }: { minTexts: number },
): LearnedWeights {
  const counts = new Map<string, number>();
  for (const feature of [...positives, ...negatives].flat())
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= minTexts).sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  // Behind all features; every text has it.
  const bias = names.length;
  const numbered = (meant: 0 | 1) => (features: readonly string[]) => ({
    features: [...features.flatMap((name) => numbers.get(name) ?? []), bias],
    meant,
  });
  const weights = descend([...positives.map(numbered(1)), ...negatives.map(numbered(0))], bias);
  const tenths = (at: number) => Math.round((weights[at] ?? 0) * 10);
  const kept = names.filter((_, at) => Math.abs(weights[at] ?? 0) >= MIN_WEIGHT);
  const byWeight = [...Map.groupBy(kept, (name) => tenths(numbers.get(name) ?? 0))];
  return {
    bias: tenths(bias),
    byWeight: Object.fromEntries(byWeight.map(([weight, features]) => [weight, features.join(" ")])),
  };
}

interface Example {
  features: readonly number[];
  meant: 0 | 1;
}

/** Adam, full batch. */
function descend(examples: readonly Example[], bias: number): Float64Array {
  const size = bias + 1;
  const [weight, firstMoment, secondMoment] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    const gradient = weight.map((value, at) => (at === bias ? 0 : L2 * value));
    for (const { features, meant } of examples) {
      const sum = features.reduce((total, at) => total + (weight[at] ?? 0), 0);
      const residual = 1 / (1 + Math.exp(-sum)) - meant;
      for (const at of features) gradient[at] = (gradient[at] ?? 0) + residual;
    }
    for (let at = 0; at < size; at++) {
      firstMoment[at] = 0.9 * (firstMoment[at] ?? 0) + 0.1 * (gradient[at] ?? 0);
      secondMoment[at] = 0.999 * (secondMoment[at] ?? 0) + 0.001 * (gradient[at] ?? 0) ** 2;
      const [first, second] = [
        (firstMoment[at] ?? 0) / (1 - 0.9 ** iteration),
        (secondMoment[at] ?? 0) / (1 - 0.999 ** iteration),
      ];
      weight[at] = (weight[at] ?? 0) - (LEARNING_RATE * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  return weight;
}
