// Which features speak for one of two classes: logistic regression. Pure: the same texts give the same weights.
import type { LearnedWeights } from "#worker/chat/reading/feature-table.ts";

/** Weights nearer to nothing are left out. */
const MIN_WEIGHT = 0.3;
const RIDGE = 0.7;
const STEPS = 400;
const RATE = 0.05;

/** @param those and @param others the features of each text; what fewer than `minTexts` have says little, and makes the table long */
export function learnWeights(
  those: readonly string[][],
  others: readonly string[][],
  { minTexts }: { minTexts: number },
): LearnedWeights {
  const counts = new Map<string, number>();
  for (const feature of [...those, ...others].flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= minTexts).sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  // Behind all features; every text has it.
  const bias = names.length;
  const numbered = (meant: 0 | 1) => (features: readonly string[]) => ({
    features: [...features.flatMap((name) => numbers.get(name) ?? []), bias],
    meant,
  });
  const weights = descend([...those.map(numbered(1)), ...others.map(numbered(0))], bias);
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

/** Adam over all texts at once. */
function descend(examples: readonly Example[], bias: number): Float64Array {
  const size = bias + 1;
  const [weight, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weight.map((value, at) => (at === bias ? 0 : RIDGE * value));
    for (const { features, meant } of examples) {
      const sum = features.reduce((total, at) => total + (weight[at] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-sum)) - meant;
      for (const at of features) slope[at] = (slope[at] ?? 0) + miss;
    }
    for (let at = 0; at < size; at++) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * (slope[at] ?? 0);
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * (slope[at] ?? 0) ** 2;
      const [even, wide] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (spread[at] ?? 0) / (1 - 0.999 ** step)];
      weight[at] = (weight[at] ?? 0) - (RATE * even) / (Math.sqrt(wide) + 1e-8);
    }
  }
  return weight;
}
