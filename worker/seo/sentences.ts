// Splits text into sentences: for the mean sentence length of the readability formulas.
import {
  abbreviations,
  abbreviationsBeforeNumbers,
  maybeFinalAbbreviations,
  months,
} from "./abbreviations.ts";
import { stopWords } from "./stop-words.ts";

/** Longest piece before a period that is looked at to recognise an abbreviation. */
const lookBehind = 40;
const closingQuotes = /["'“”»«’]/;

/**
 * Sentences of a text whose block borders are "\n"; a border ends a sentence. Pieces without a word are none.
 * Periods of abbreviations (z. B., Dr., Str.), dates (12. März), ordinals and numbers (3.5) end nothing.
 */
export function splitSentences(text: string): string[] {
  return text.split("\n").flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  // No look-ahead for white space: on a run of dots it would make the search quadratic.
  for (const mark of line.matchAll(/[.!?…]+["'“”»«’)\]]*/g)) {
    const end = mark.index + mark[0].length;
    if (!endsSentence(line, mark.index, mark[0], end)) continue;
    sentences.push(line.slice(start, end));
    start = end;
  }
  sentences.push(line.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function endsSentence(line: string, index: number, mark: string, end: number): boolean {
  if (end >= line.length) return true;
  if (!/\s/.test(line[end] ?? "")) return false;
  if (isFollowedByName(line, end)) return false;
  const next = nextWord(line, end);
  if (/^\p{Ll}/u.test(next)) return false;
  return (
    !mark.startsWith(".") ||
    mark.startsWith("..") ||
    periodEnds(line.slice(Math.max(0, index - lookBehind), index), next)
  );
}

/** „Gute Arbeit!“ – Familie Müller: the quotation goes on with who said it. */
function isFollowedByName(line: string, end: number): boolean {
  return closingQuotes.test(line[end - 1] ?? "") && /^\s[–—-]\s/.test(line.slice(end, end + 3));
}

function nextWord(line: string, from: number): string {
  const rest = line.slice(from, from + lookBehind);
  return /[\p{L}\p{N}][\p{L}\p{N}.-]*/u.exec(rest)?.[0] ?? "";
}

/** Does a single period after `before` end the sentence when `next` (not lower case) follows? */
function periodEnds(before: string, next: string): boolean {
  const token = (/[^\s("„»«[/–—]+$/u.exec(before)?.[0] ?? "").toLowerCase();
  const starter = isSentenceStarter(next);
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
function isSentenceStarter(next: string): boolean {
  const word = next.toLowerCase();
  return stopWords.de.has(word) || stopWords.en.has(word);
}
