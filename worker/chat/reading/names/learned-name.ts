// A firm's name where no rule finds one: the likeliest row of tags, by learned weights (decision 050).
import type { Words } from "../tagged-words.ts";
import { nameFeatures } from "./name-features.ts";
import { nameWeights } from "./name-weights.ts";

/** Of a word: the name begins with it, goes on with it, or it is none of the name. */
export const nameTags = ["begin", "inside", "none"] as const;
export type NameTag = (typeof nameTags)[number];

export interface NameWeights {
  /** Of a word that begins or goes on with a name, by feature; what is none of it weighs nothing. */
  byFeature: Readonly<Record<"begin" | "inside", ReadonlyMap<string, number>>>;
  /** From one tag to the next, by `stepBetween`. */
  steps: ReadonlyMap<string, number>;
}

/** By so much a name has to outweigh that there is none: what is less sure is made up too often. */
const MIN_LEAD = 18;
/** Longer texts tell of something else as well. */
const MAX_WORDS = 60;

/** The tags of `features`, one list a word, that weigh most together (Viterbi). */
export function likeliestTags(features: Features, weights: NameWeights): NameTag[] {
  return likeliest(features, weights, nameTags).tags;
}

type Features = readonly (readonly string[])[];

function likeliest(features: Features, weights: NameWeights, tags: readonly NameTag[]): Path {
  const paths = features.reduce<Path[]>(
    (before, own) =>
      tags.map((tag) => {
        const weight = tag === "none" ? 0 : weigh(own, weights.byFeature[tag]);
        const to = ({ tags: past, weight: sofar }: Path): Path => ({
          tags: [...past, tag],
          weight: sofar + weight + stepWeight(past.at(-1), tag, weights),
        });
        return before.map(to).reduce(heavier);
      }),
    [{ tags: [], weight: 0 }],
  );
  return paths.reduce(heavier);
}

interface Path {
  tags: NameTag[];
  weight: number;
}

const heavier = (one: Path, other: Path): Path => (other.weight > one.weight ? other : one);

/** Under which the weight of a step stands; the first word's tag has no other before it. */
export const stepBetween = (before: NameTag | undefined, tag: NameTag): string =>
  `${before ?? ""} ${tag}`.trim();

/** Nothing goes on that has not begun. */
function stepWeight(before: NameTag | undefined, tag: NameTag, { steps }: NameWeights): number {
  if (tag === "inside" && (before ?? "none") === "none") return Number.NEGATIVE_INFINITY;
  return steps.get(stepBetween(before, tag)) ?? 0;
}

function weigh(features: readonly string[], byFeature: ReadonlyMap<string, number>): number {
  return features.reduce((sum, feature) => sum + (byFeature.get(feature) ?? 0), 0);
}

/** The words of the first name among `words`; none where nothing is likely to be one. */
export function likelyName(words: Words, weights: NameWeights = learned()): Words {
  const some = words.slice(0, MAX_WORDS);
  const features = nameFeatures(some);
  const { tags, weight } = likeliest(features, weights, nameTags);
  const nameless = likeliest(features, weights, ["none"]).weight;
  const from = tags.indexOf("begin");
  if (from < 0 || weight < nameless + MIN_LEAD) return [];
  const length = tags.slice(from + 1).findIndex((tag) => tag !== "inside");
  return some.slice(from, length < 0 ? undefined : from + 1 + length);
}

let read: NameWeights | null = null;

/** Read at the first answer: a Worker that answers something else should not start later for it. */
function learned(): NameWeights {
  read ??= readNameWeights(nameWeights);
  return read;
}

type Tables = Readonly<Record<"begin" | "inside" | "steps", Readonly<Record<string, string>>>>;

/** @param tables features and steps by weight, parted by tabs */
export function readNameWeights({ begin, inside, steps }: Tables): NameWeights {
  const read = (table: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(table).flatMap(([weight, keys]) =>
        keys.split("\t").map((key) => [key, Number(weight)] as const),
      ),
    );
  return { byFeature: { begin: read(begin), inside: read(inside) }, steps: read(steps) };
}
