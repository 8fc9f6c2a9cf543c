// Which words make a sentence sound like a question: logistic regression over features. Pure: the same sentences give the same weights.

/** What fewer sentences have says little, and makes the table long. */
const MIN_SENTENCES = 8;
/** Weights nearer to nothing are left out. */
const MIN_WEIGHT = 0.3;
const RIDGE = 0.7;
const STEPS = 400;
const RATE = 0.05;

export interface Weights {
  /** Tenths: what a sentence begins with. */
  bias: number;
  /** Features by their weight in tenths, parted by blanks. */
  byWeight: Readonly<Record<string, string>>;
}

/** @param asking and @param answering the features of each sentence */
export function learnAsking(asking: readonly string[][], answering: readonly string[][]): Weights {
  const counts = new Map<string, number>();
  for (const feature of [...asking, ...answering].flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= MIN_SENTENCES).sort();
  const numbers = new Map(names.map((name, at) => [name, at]));
  // Behind all features; every sentence has it.
  const bias = names.length;
  const numbered = (asks: 0 | 1) => (features: readonly string[]) => ({
    features: [...features.flatMap((name) => numbers.get(name) ?? []), bias],
    asks,
  });
  const weights = descend([...asking.map(numbered(1)), ...answering.map(numbered(0))], bias);
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
  asks: 0 | 1;
}

/** Adam over all sentences at once. */
function descend(examples: readonly Example[], bias: number): Float64Array {
  const size = bias + 1;
  const [weight, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = weight.map((value, at) => (at === bias ? 0 : RIDGE * value));
    for (const { features, asks } of examples) {
      const sum = features.reduce((total, at) => total + (weight[at] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-sum)) - asks;
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
