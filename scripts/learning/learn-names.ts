// Which words of a text are the firm's name: an averaged perceptron over tags. Pure: the same texts give the same weights.
// Source: M. Collins, "Discriminative Training Methods for Hidden Markov Models", 2002.
import { likeliestTags, type NameTag, stepBetween } from "#worker/chat/reading/names/learned-name.ts";

/** What fewer words have says little, and makes the table long. */
const MIN_WORDS = 3;
/** Weights nearer to nothing are left out. */
const MIN_WEIGHT = 1.5;
const ROUNDS = 8;

export interface LearnedText {
  /** Of each word. */
  features: readonly (readonly string[])[];
  tags: readonly NameTag[];
}

/** Features, or steps, by their weight, separated by tabs. */
export type LearnedNames = Readonly<Record<Learned, Readonly<Record<string, string>>>>;
type Learned = "begin" | "inside" | "steps";

export function learnNames(texts: readonly LearnedText[]): LearnedNames {
  const counts = new Map<string, number>();
  for (const feature of texts.flatMap(({ features }) => features.flat()))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isFrequent = (feature: string) => (counts.get(feature) ?? 0) >= MIN_WORDS;
  const some = texts.map(({ features, tags }) => ({
    features: features.map((own) => own.filter(isFrequent)),
    tags,
  }));
  const weights = { begin: new Mean(), inside: new Mean(), steps: new Mean() };
  /** Texts so far, the present one included. */
  let seen = 1;
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { features, tags } of shuffled(some, round)) {
      const guessed = likeliestTags(features, {
        byFeature: { begin: weights.begin.now, inside: weights.inside.now },
        steps: weights.steps.now,
      });
      if (guessed.some((tag, at) => tag !== tags[at])) {
        add(weights, features, tags, 1, seen);
        add(weights, features, guessed, -1, seen);
      }
      seen += 1;
    }
  }
  return {
    begin: weights.begin.byWeight(seen),
    inside: weights.inside.byWeight(seen),
    steps: weights.steps.byWeight(seen),
  };
}

function add(
  weights: Readonly<Record<Learned, Mean>>,
  features: LearnedText["features"],
  tags: readonly NameTag[],
  change: 1 | -1,
  seen: number,
): void {
  for (const [at, tag] of tags.entries()) {
    weights.steps.add(stepBetween(tags[at - 1], tag), change, seen);
    if (tag !== "none") for (const feature of features[at] ?? []) weights[tag].add(feature, change, seen);
  }
}

/** Numbers whose mean over all texts seen is asked for at the end. */
class Mean {
  readonly now = new Map<string, number>();
  /** Changes times the texts seen when they were made. */
  readonly #weighted = new Map<string, number>();

  add(key: string, change: number, seen: number): void {
    this.now.set(key, (this.now.get(key) ?? 0) + change);
    this.#weighted.set(key, (this.#weighted.get(key) ?? 0) + change * seen);
  }

  /** Keys by twice their mean, as whole numbers have to tell 1 from 1.5. */
  byWeight(seen: number): Record<string, string> {
    const mean = (key: string) => (this.now.get(key) ?? 0) - (this.#weighted.get(key) ?? 0) / seen;
    const kept = [...this.now.keys()].filter((key) => Math.abs(mean(key)) >= MIN_WEIGHT).sort();
    const byWeight = [...Map.groupBy(kept, (key) => Math.round(mean(key) * 2))];
    return Object.fromEntries(byWeight.map(([weight, keys]) => [weight, keys.join("\t")]));
  }
}

/** Another order in each round, and always the same (Fisher–Yates, mulberry32). */
function shuffled<One>(all: readonly One[], seed: number): One[] {
  const row = [...all];
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  for (let last = row.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = row[last] as One;
    row[last] = row[other] as One;
    row[other] = kept;
  }
  return row;
}
