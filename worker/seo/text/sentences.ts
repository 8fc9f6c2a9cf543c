// Splits text into sentences: for the mean sentence length of the readability formulas.
import {
  abbreviations,
  abbreviationsBeforeNumbers,
  maybeFinalAbbreviations,
  months,
} from "./abbreviations.ts";
import { stopWords } from "./stop-words.ts";

/** Characters around a period that are read to recognise an abbreviation. */
const lookBehind = 40;
const closingQuotes = /["'“”»«’]/;

/**
 * Sentences of a text whose blocks are separated by "\n"; a block border ends a sentence. Pieces without a word do not count.
 * Periods of abbreviations (z. B., Dr., Str.), dates (12. März), ordinals and numbers (3.5) end nothing.
 */
export function splitSentences(text: string): string[] {
  return Array.from(iterateSentences(text));
}

/** Counts without keeping them. */
export function countSentences(text: string): number {
  let count = 0;
  for (const _ of iterateSentences(text)) count++;
  return count;
}

function* iterateSentences(text: string): Generator<string> {
  // No split(): a page of one-letter lines would make millions of strings.
  for (let from = 0; from <= text.length; ) {
    const border = text.indexOf("\n", from);
    const to = border === -1 ? text.length : border;
    yield* splitLine(text.slice(from, to));
    from = to + 1;
  }
}

function* splitLine(line: string): Generator<string> {
  let start = 0;
  // No look-ahead for white space: on a run of dots it would make the search quadratic.
  for (const mark of line.matchAll(/[.!?…]+["'“”»«’)\]]*/g)) {
    const end = mark.index + mark[0].length;
    if (!endsSentence(line, mark.index, mark[0], end)) continue;
    const sentence = line.slice(start, end).trim();
    if (hasWord(sentence)) yield sentence;
    start = end;
  }
  const rest = line.slice(start).trim();
  if (hasWord(rest)) yield rest;
}

function hasWord(sentence: string): boolean {
  return /[\p{L}\p{N}]/u.test(sentence);
}

function endsSentence(line: string, index: number, mark: string, end: number): boolean {
  if (end >= line.length) return true;
  if (!/\s/.test(line[end] ?? "") || isFollowedByName(line, end)) return false;
  const next = findNextWord(line, end);
  if (/^\p{Ll}/u.test(next)) return false;
  if (!mark.startsWith(".") || mark.startsWith("..")) return true;
  return endsWithPeriod(line.slice(Math.max(0, index - lookBehind), index), next);
}

/** „Gute Arbeit!“ – Familie Müller: the attribution belongs to the quotation. */
function isFollowedByName(line: string, end: number): boolean {
  return closingQuotes.test(line[end - 1] ?? "") && /^\s[–—-]\s/.test(line.slice(end, end + 3));
}

function findNextWord(line: string, from: number): string {
  const rest = line.slice(from, from + lookBehind);
  return /[\p{L}\p{N}][\p{L}\p{N}.-]*/u.exec(rest)?.[0] ?? "";
}

/** Does a single period after `before` end the sentence when `next` (not lower case) follows? */
function endsWithPeriod(before: string, next: string): boolean {
  const token = (/[^\s("„»«[/–—]+$/u.exec(before)?.[0] ?? "").toLowerCase();
  const starter = startsSentence(next);
  if (token === "") return true;
  if (/^\p{L}$/u.test(token)) return starter && /[uo]\.\s[aä]$/i.test(before); // "Rinnen u. ä. Das …"
  if (maybeFinalAbbreviations.has(token) || /\p{L}str$/u.test(token)) return starter;
  if (isAbbreviation(token)) return false;
  if (abbreviationsBeforeNumbers.has(token) && /^\d/.test(next)) return false;
  if (/^\d/.test(token) && numberedNoun.test(before)) return true;
  if (/^\d{1,2}$/.test(token)) return before.trim() !== token && !continuesNumber(next) && starter;
  if (/^[ivx]{2,6}$/.test(token)) return starter;
  return true;
}

/** After these a number is no ordinal: "Hauptstr. 12. Kommen Sie vorbei." */
const numberedNoun = /(?:str\.|straße|allee|weg|nr\.|nummer|seite|punkt|jahr)\s\d{1,4}$/i;

/** "12. 3. 2026", "12. März" */
function continuesNumber(next: string): boolean {
  return /^\d/.test(next) || months.has(next.toLowerCase().replace(/\.$/, ""));
}

/** "dr", "z.b", "dipl.-ing", "ust-idnr" */
function isAbbreviation(token: string): boolean {
  const last = token.slice(token.lastIndexOf("-") + 1);
  return abbreviations.has(last) || /^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u.test(token);
}

/** After "Im 2." a noun goes on with the sentence, after "im Jahr 12." an article or pronoun starts a new one. */
function startsSentence(next: string): boolean {
  const word = next.toLowerCase();
  return stopWords.de.has(word) || stopWords.en.has(word);
}
