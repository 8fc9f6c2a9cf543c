// Pages told line by line, behind bullets, between strokes, or as „erstens …, zweitens …“: how many lines there are.

import type { TaggedWord, Words } from "../tagged-words.ts";
import { FIRST, PAGE_NAME } from "./page-names.ts";

const LEAST = 3;
const BULLET = /^[•*·–-]$/;
const ORDINALS =
  /^(?:erstens|zweitens|drittens|viertens|fuenftens|sechstens|siebtens|siebentens|achtens|neuntens|zehntens)$/;

/** Null where the text is no such list. */
export function pagesByLine(words: Words): number | null {
  const ordinals = words.filter(({ text }) => ORDINALS.test(text)).length;
  if (ordinals >= LEAST) return ordinals;
  return bulleted(words) ?? betweenStrokes(words);
}

/** „• Begrüßung“, „- Kontakt und Anfahrt“, each on a line of its own. */
function bulleted(words: Words): number | null {
  const lines = [...Map.groupBy(words, ({ sentence }) => sentence).values()].filter(isBulleted);
  const isCounted = words.some(
    ({ value, isArticle, tags }) => tags.has("page") || (value !== null && !isArticle),
  );
  return lines.length >= LEAST && !isCounted && lines.some((line) => line.some(isUsual))
    ? lines.length
    : null;
}

const isBulleted = (line: Words): boolean => BULLET.test(line[0]?.text ?? "") && line.length > 1;
const isUsual = ({ text }: TaggedWord): boolean => PAGE_NAME.test(text);

/** „Start / Küche & Karte / Räume / Kontakt“ */
function betweenStrokes(words: Words): number | null {
  const strokes = words.filter(({ text }) => text === "/").length;
  const isOther = words.some(({ text, value, isArticle }) => text === "," || (value !== null && !isArticle));
  return strokes + 1 >= LEAST && !isOther && FIRST.test(words[0]?.text ?? "") ? strokes + 1 : null;
}
