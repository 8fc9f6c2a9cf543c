// Whether a sentence without a question mark sounds like a question: learned from sentences that people typed (decision 049).
import { askingWeights } from "./asking-weights.ts";
import type { Sentence } from "./question-shapes.ts";

/** Longer sentences say no more about it. */
const MAX_WORDS = 40;
/** So many words are one step of length; from the last on, none counts. */
const LENGTH_STEP = 4;
const MAX_LENGTH = 4;

/** What is looked at: words, pairs of neighbours, how it begins (`^`) and ends (`$`), and its length. */
export function askingFeatures(sentence: Sentence): string[] {
  const words = sentence
    .filter(({ kind }) => kind !== "mark")
    .slice(0, MAX_WORDS)
    .map(({ kind, text }) => (kind === "number" ? "#" : text));
  const [first, second] = words;
  if (first === undefined) return [];
  const pairs = words.slice(1).map((word, at) => `${words[at]}+${word}`);
  const length = Math.min(Math.floor(words.length / LENGTH_STEP), MAX_LENGTH);
  const begin = second === undefined ? [`^${first}`] : [`^${first}`, `^${first}+${second}`];
  return [...new Set([...words, ...pairs, ...begin, `${words.at(-1)}$`, `#${length}`])];
}

/** 0–1: how surely it asks. */
export function soundsAsked(sentence: Sentence): number {
  const features = askingFeatures(sentence);
  if (features.length === 0) return 0;
  const { bias, byFeature } = table();
  const sum = features.reduce((total, feature) => total + (byFeature.get(feature) ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

interface Table {
  bias: number;
  byFeature: ReadonlyMap<string, number>;
}

let read: Table | null = null;

/** Read at the first sentence: a Worker that answers something else should not start later for it. */
function table(): Table {
  read ??= {
    bias: askingWeights.bias / 10,
    byFeature: new Map(
      Object.entries<string>(askingWeights.byWeight).flatMap(([weight, features]) =>
        features.split(" ").map((feature) => [feature, Number(weight) / 10] as const),
      ),
    ),
  };
  return read;
}
