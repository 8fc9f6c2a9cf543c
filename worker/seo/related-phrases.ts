// Places where the words of a phrase stand together in other forms or with small words between: "Dachdecker in Olfen"
// for "Dachdecker Olfen". Beside the exact figures, never part of them.
import { type RelatedIndex, type RelatedWord, relatedWords } from "./related-words.ts";
import { stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

/** Words of the text that are looked at; bounds the work on hostile pages. */
const mostWords = 50_000;
/** Small words that may stand between two words of the phrase: "Dachdecker für ganz Olfen". */
const mostBetween = 2;
const shown = 10;
/** Ends of sentences and blocks part words; commas, dashes and bars do not. */
const parting = /[\n.!?;:]/;

interface TextWord {
  word: string;
  start: number;
  end: number;
}

/** @param index of the same text */
export function relatedPhrases(keyword: string, text: string, index: RelatedIndex): RelatedWord[] {
  const wanted = Array.from(wordsOf(keyword.toLowerCase()), (word) => word.text);
  const first = wanted[0];
  if (first === undefined) return [];
  const accepted = wanted.map(
    (word) => new Set([word, ...relatedWords(word, index).map((related) => related.word)]),
  );
  const exact = wanted.join(" ");
  const counts = new Map<string, number>();
  const words = firstWords(text);
  for (let at = 0; at < words.length; at++) {
    const last = matchFrom(words, at, accepted, text);
    if (last === null) continue;
    const found = words
      .slice(at, last + 1)
      .map(({ word }) => word)
      .join(" ");
    if (found !== exact) counts.set(found, (counts.get(found) ?? 0) + 1);
    at = last;
  }
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, shown);
}

function firstWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { text: word, start } of wordsOf(text)) {
    if (words.length === mostWords) break;
    words.push({ word: word.toLowerCase(), start, end: start + word.length });
  }
  return words;
}

/** Index of the last word of a match that begins at `from`, or null. */
function matchFrom(
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
      if (between === mostBetween || !stopWords.de.has(word.word)) return null;
    }
  }
  return at;
}
