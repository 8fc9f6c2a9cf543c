// A list of pages in its pieces: between commas, line breaks, „und“, „dann“.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { PAGE_NAME } from "./page-names.ts";

const DIVIDES =
  /^(?:[,;.!?:()+/&·•|-]|und|plus|dazu|sowie|ausserdem|dann|danach|noch|and|sonst|zusaetzlich)$/;

export interface Piece {
  words: TaggedWord[];
  /** The mark or word behind it. */
  end: string;
}

export function piecesOf(words: Words): Piece[] {
  const pieces: Piece[] = [{ words: [], end: "" }];
  const open = () => pieces.at(-1) as Piece;
  for (const [at, word] of words.entries()) {
    const isNewLine = at > 0 && word.sentence !== words[at - 1]?.sentence;
    if (isNewLine && open().words.length > 0) pieces.push({ words: [], end: "" });
    if (!DIVIDES.test(word.text) || isJoined(words, at)) {
      if (word.kind !== "mark" && word.text !== "und") open().words.push(word);
      continue;
    }
    if (open().words.length === 0) continue;
    open().end = word.text;
    pieces.push({ words: [], end: "" });
  }
  return pieces.filter((piece) => piece.words.length > 0);
}

/** „evtl. Galerie“, „Garten- und Landschaftsbau“, „Fragen und Antworten“, „Trauerfall – was tun“ are no two. */
function isJoined(words: Words, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.text === ".") return next !== undefined && next.sentence === word.sentence;
  if (word?.text === "-") {
    const isHalf = before?.end === word.start && next?.text === "und";
    const goesOn = /^\p{Ll}/u.test(next?.raw ?? "") && /^\p{Lu}/u.test(before?.raw ?? "");
    return isHalf || (goesOn && !PAGE_NAME.test(next?.text ?? ""));
  }
  if (word?.text !== "und") return false;
  const isHalf = before?.text === "-" && before.start === words[at - 2]?.end;
  return isHalf || (before?.text === "fragen" && next?.text === "antworten");
}

/** Without what stands in brackets. */
export function withoutBrackets(words: Words): Words {
  let depth = 0;
  return words.filter(({ text }) => {
    if (text === "(") depth += 1;
    const isInside = depth > 0;
    if (text === ")") depth = Math.max(0, depth - 1);
    return !isInside;
  });
}
