// Whether a sentence without a question mark sounds like a question: learned from sentences that people typed (decision 049).
import { askingWeights } from "./asking-weights.ts";
import { type FeatureTable, likelihood, readTable } from "./feature-table.ts";
import { hasQuestionMark, type Known, type Sentence, textOf } from "./question-shapes.ts";

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

let read: FeatureTable | null = null;

/** 0–1: how surely it asks. The table is read at the first sentence: a Worker that answers something else should not start later for it. */
export function soundsAsked(sentence: Sentence): number {
  const features = askingFeatures(sentence);
  if (features.length === 0) return 0;
  read ??= readTable(askingWeights);
  return likelihood(features, read);
}

/** How much a sentence has to sound like a question to be one: where there is an answer to it, and where there is none. */
const LIKELY = 0.8;
const SURE = 0.95;
/** The same of what stands behind a comma. */
const SURE_OF_PART = 0.9;
/** Of a text that says nothing else. */
const MAYBE = 0.5;
/** A clause that begins so belongs to the one before: „…, wo man sieht, was es kostet“. */
const DEPENDENT = /^(?:und|wo|wer|was|wie|die|der|das|den|dem|weil|denn|dass|damit|wenn|ob)$/;
/**
 * What begins so asks nothing of its own, whatever it sounds like: „Leute fragen immer, wie teuer ein Dach ist“, „ich will was
 * schreiben“, „Zwergenstube nenne ich das“.
 */
const TELLING =
  /^(?:(?:\w+ ){1,3}nenne?n? (?:ich|wir)\b|(?:und |also |ach )?(?:ich|wir|(?:die |meine |unsere )?(?:leute|kunden|gaeste)|der kunde|kunde|damit|dass|da|um|wann) (?!.*\b(?:wuesst\w*|frag\w* mich|interess\w*|ob)\b))/;

/** „Kann ich nicht sagen, schlagen Sie was vor“ */
const LEAVES_IT =
  /\b(?:kann ich (?:noch |so |gar )?nicht sagen|schlag(?:en|t)? (?:sie |ihr )?(?:mir |uns |mal |einfach )?was vor|such(?:en|t)? (?:sie |ihr |du )?(?:was|es|das|das passende|was passendes) aus|verlass\w* (?:ich mich|wir uns) (?:\w+ ){0,2}auf (?:sie|euch|dich)|leisesten schimmer)\b/;

const isTold = (sentence: Sentence) => TELLING.test(textOf(sentence));

/** „was ganz Schlichtes“ chooses a kind of website; „oder wat is besser“ leaves the choice to us. */
const isChoice = (sentence: Sentence) =>
  sentence.some(({ tags }) => tags.has("plain")) ||
  (sentence[0]?.text === "oder" && !hasQuestionMark(sentence));

/** Whether a whole sentence asks by its sound. What may answer does not: „wenn Sie das bis Ostern schaffen, wär mir das recht“. */
export function isAskedBySound(sentence: Sentence, { isTopic, isAboutWebsite, timeIn }: Known): boolean {
  const share = soundsAsked(sentence);
  if (LEAVES_IT.test(textOf(sentence))) return false;
  if (share <= LIKELY || isChoice(sentence) || isAboutWebsite(sentence) || isTold(sentence)) return false;
  const time = timeIn(sentence);
  return time !== "date" && (share > SURE || (time === null && isTopic(sentence)));
}

/** „…, welches System nehmen Sie“: what stands behind a comma. */
export function isPartAskedBySound(part: Sentence, topics: Known): boolean {
  return (
    !DEPENDENT.test(part[0]?.text ?? "") && soundsAsked(part) > SURE_OF_PART && isAskedBySound(part, topics)
  );
}

/** Whether what says nothing else may be a question; where functions are told it may be a wish as well. */
export function mayBeAsked(words: Sentence, { isAboutWebsite }: Known, mayBeWish: boolean): boolean {
  if (isAboutWebsite(words) || isTold(words) || LEAVES_IT.test(textOf(words))) return false;
  return soundsAsked(words) > (mayBeWish ? LIKELY : MAYBE);
}
