// What an answer seems to want that no rule has read, learned from answers that people typed (decision 053): asked for with its price, never reckoned unasked.
import { CONCEPTS, type Concept } from "../concepts.ts";
import { type FeatureTable, likelihood, readTable } from "../feature-table.ts";
import type { Words } from "../tagged-words.ts";
import { hintWeights } from "./hint-weights.ts";

/** Longer answers say no more about it. */
const MAX_WORDS = 60;
/** Longer words count by their beginnings and ends as well: „Zugangsdaten“, „reinklickt“. */
const LONG = 6;
const STEM = 5;
const SHORT_STEM = 4;
/** So surely it has to be meant, and beside something else that rules have read. */
const LIKELY = 0.5;
const SURE = 0.7;
/** What rules have read and is less likely than that is asked for before it counts. */
const UNLIKELY = 0.1;
/** A shorter answer names what it wants: „Patientenzugang“. */
const MIN_TOLD_WORDS = 8;

/** What is looked at: words, pairs of neighbours (+), beginnings (-, _) and ends of longer words. */
export function hintFeatures(words: Words): string[] {
  const texts = words
    .filter(({ kind }) => kind !== "mark")
    .slice(0, MAX_WORDS)
    .map(({ kind, text }) => (kind === "number" ? "#" : text));
  const features = texts.flatMap((text, at) => [
    text,
    ...(text.length > LONG ? [`${text.slice(0, STEM)}-`, `-${text.slice(-STEM)}`] : []),
    ...(text.length > SHORT_STEM ? [`${text.slice(0, SHORT_STEM)}_`] : []),
    ...(at > 0 ? [`${texts[at - 1]}+${text}`] : []),
  ]);
  return [...new Set(features)];
}

let read: Readonly<Record<Concept, FeatureTable>> | null = null;

export interface LearnedHints {
  likely: readonly Concept[];
  /** Also where the rules have read something else. */
  sure: readonly Concept[];
  /** „Wir bauen Konfiguratoren für andere“ */
  unlikely: readonly Concept[];
}

export const noHints: LearnedHints = { likely: [], sure: [], unlikely: [] };

/** The functions that an answer to the question for the kind of website, or for functions, is likely to describe. */
export function learnedHints(words: Words): LearnedHints {
  const features = hintFeatures(words);
  if (features.length === 0) return noHints;
  read ??= tables();
  const byConcept = read;
  const shares = CONCEPTS.map((concept) => ({ concept, share: likelihood(features, byConcept[concept]) }));
  const where = (holds: (share: number) => boolean) =>
    shares.filter(({ share }) => holds(share)).map(({ concept }) => concept);
  return {
    likely: where((share) => share > LIKELY),
    sure: where((share) => share > SURE),
    unlikely: isTold(words) ? where((share) => share < UNLIKELY) : [],
  };
}

const isTold = (words: Words) => words.filter(({ kind }) => kind !== "mark").length >= MIN_TOLD_WORDS;

function tables(): Readonly<Record<Concept, FeatureTable>> {
  return {
    shop: readTable(hintWeights.shop),
    booking: readTable(hintWeights.booking),
    blog: readTable(hintWeights.blog),
    members: readTable(hintWeights.members),
    special: readTable(hintWeights.special),
  };
}
