// A text in the pieces that may be a name: between commas, full stops and dashes.
import { industryOfWord } from "../read-industry.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";

/** Letters before a full stop that shortens a word. */
const MAX_SHORT = 3;
const UNABBREVIATED = /^(?:mbb|mbh|gbr|ohg|kg|ag|ug|eg|co)$/;

/** Pieces of `words`; marks inside „Dr. Ahlers“, „e.V.“, „Dipl.-Ing.“ or „Garten- und Landschaftsbau“ divide nothing. */
export function nameParts(words: Words, isProper: (word: TaggedWord) => boolean): TaggedWord[][] {
  const isNamed = (piece: Words) =>
    piece.some((word) => industryOfWord(word) !== null) && piece.some((word) => isProper(word));
  const pieces: TaggedWord[][] = [[]];
  for (const [at, word] of words.entries()) {
    // „Name: Ergotherapie Wiggers“, a line break, „Branche: Gesundheit“
    const last = pieces.at(-1)?.at(-1);
    if (last !== undefined && last.sentence !== word.sentence) pieces.push([]);
    // What stands before a colon is a label, but for „Landmetzgerei Ueing: Wurst, Catering“.
    if (word.text === ":" && !isNamed(pieces.at(-1) ?? [])) pieces[pieces.length - 1] = [];
    else if (word.kind === "mark" && !isInner(words, at) && !/^[&+"„“”'.]$/.test(word.raw)) pieces.push([]);
    else if (word.text === "." && !isInner(words, at)) pieces.push([]);
    // „Fleischerei Hagemeister seit 1921“
    else if (word.text === "seit" && words[at + 1]?.kind === "number") pieces.push([word]);
    else pieces.at(-1)?.push(word);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function isInner(words: Words, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  // „e.V.“ keeps its full stop, though a sentence may begin behind it.
  if (word?.text === "." && /^[vk]$/.test(before?.text ?? "") && words[at - 2]?.text === ".") return true;
  if (word?.text === ".") return next === undefined ? isShort(before) : next.sentence === word.sentence;
  // „Zucht-, Reit- und Fahrverein“
  if (word?.text === ",") return before?.text === "-" && words[at - 2]?.end === before.start;
  if (word?.text !== "-" || before?.end !== word.start) return false;
  return before.text === "." || (before.kind === "word" && /^(?:und|,)$/.test(next?.text ?? ""));
}

/** „e.V.“, „Dr.“ at the very end; behind „Lohmann & Partner mbB“ it ends the sentence. */
function isShort(word: TaggedWord | undefined): boolean {
  return (word?.text.length ?? MAX_SHORT + 1) <= MAX_SHORT && !UNABBREVIATED.test(word?.text ?? "");
}
