// Occurrences of a phrase with its words inflected or with stop words between them: "Dachdecker in Olfen"
// for "Dachdecker Olfen". Reported beside the exact figures, never part of them.
import { stopWords } from "../text/stop-words.ts";
import { iterateWords } from "../text/words.ts";
import { findRelatedWords, listMostFrequent, type RelatedIndex, type RelatedWord } from "./related-words.ts";

/** Words searched; bounds the work on hostile pages. */
const maxWords = 50_000;
/** Stop words allowed between two words of the phrase: "Dachdecker für ganz Olfen". */
const maxBetween = 2;
/** Ends of sentences and blocks interrupt a phrase; commas, dashes and bars do not. */
const parting = /[\n.!?;:]/;

interface TextWord {
  word: string;
  start: number;
  end: number;
}

/** @param index of the same text */
export function findRelatedPhrases(keyword: string, text: string, index: RelatedIndex): RelatedWord[] {
  const wanted = Array.from(iterateWords(keyword.toLowerCase()), (word) => word.text);
  const first = wanted[0];
  if (first === undefined) return [];
  const accepted = wanted.map(
    (word) => new Set([word, ...findRelatedWords(word, index).map((related) => related.word)]),
  );
  const exact = wanted.join(" ");
  const counts = new Map<string, number>();
  const words = takeWords(text);
  for (let at = 0; at < words.length; at++) {
    const last = matchPhrase(words, at, accepted, text);
    if (last === null) continue;
    const matched = words.slice(at, last + 1).map(({ word }) => word);
    const found = matched.join(" ");
    if (found !== exact) counts.set(found, (counts.get(found) ?? 0) + 1);
    at = last;
  }
  return listMostFrequent(counts);
}

function takeWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { text: word, start } of iterateWords(text)) {
    if (words.length === maxWords) break;
    words.push({ word: word.toLowerCase(), start, end: start + word.length });
  }
  return words;
}

/** Index of the last word of a match that begins at `from`, or null. */
function matchPhrase(
  words: readonly TextWord[],
  from: number,
  accepted: readonly ReadonlySet<string>[],
  text: string,
): number | null {
  if (accepted[0]?.has(words[from]?.word ?? "") !== true) return null;
  let at = from;
  for (const forms of accepted.slice(1)) {
    let between = 0;
    for (at++; ; at++, between++) {
      const word = words[at];
      const before = words[at - 1];
      if (word === undefined || before === undefined || parting.test(text.slice(before.end, word.start)))
        return null;
      if (forms.has(word.word)) break;
      if (between === maxBetween || !stopWords.de.has(word.word)) return null;
    }
  }
  return at;
}
