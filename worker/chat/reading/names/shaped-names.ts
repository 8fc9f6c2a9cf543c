// Pieces of a text that look like a name: trade and name, a legal form, quotes; or a few words with capitals beside a trade.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isOfficeBefore, trimmed } from "./name-extent.ts";
import { nameOf } from "./name-of.ts";
import {
  isBare,
  isFollowed,
  isMarked,
  isOneOfItsKind,
  isTrade,
  isTypedSmall,
  looksLikeName,
} from "./name-shape.ts";
import { ARTICLE, GREETING, isCommon, SENTENCE } from "./name-words.ts";
import { firstOf } from "./names-by-their-place.ts";
import { partsOf } from "./told-names.ts";

/** A few words with capitals, beside a trade or alone. */
export function bareName(text: string, words: Words): string | null {
  const parts = partsOf(words);
  const isList = parts.filter((part) => part.length === 1).length > 2;
  // „Pflaster, Hecken, Teiche“ is what the firm does.
  const only = isList
    ? parts.slice(0, 1).find((part) => part.length > 1 && isBareOf(part) && !isSpokenOf(words, part))
    : parts.find((part) => (isBareOf(part) || isTypedSmall(parts)) && !isSpokenOf(words, part));
  if (!only) return null;
  const isBesideTrade = parts.some((part) => part.some(isTrade));
  // „Schlüssel Schulte! Türöffnung, Tresore, Schließanlagen“
  const isBesideWork =
    (parts.length === 2 || isList) && parts.some((part) => part.some((word) => isCommon(word.text)));
  const [first] = trimmed(only);
  const isAlone =
    parts.length === 1 && (trimmed(only).length > 1 || (first !== undefined && looksLikeName(first)));
  return isAlone || isBesideTrade || isBesideWork ? nameOf(text, only) : null;
}

/** A piece that looks like a name: trade and name, a legal form, quotes. */
export function firstMarked(text: string, parts: readonly TaggedWord[][]): string | null {
  return firstOf(parts, (part) => {
    const name = trimmed(part);
    const begin = part.indexOf(name[0] as TaggedWord);
    // „hier der Kassenwart der Chorgemeinschaft Cäcilia e.V. Ich darf …“
    const isCut =
      name.at(-1) !== part.at(-1) && (part.slice(0, begin).every(isLead) || isOfficeBefore(part, begin));
    const isSentence = (isCut ? name : part).some((word) => SENTENCE.test(word.text)) || isSeparable(part);
    return isMarked(name) && !isSentence && (!isOneOfItsKind(part) || isFollowed(name))
      ? nameOf(text, part)
      : null;
  });
}

const isLead = ({ text }: TaggedWord): boolean => ARTICLE.test(text) || GREETING.test(text);

/** „Lehrkräfte laden Noten hoch“ */
const isSeparable = (part: Words): boolean =>
  /^(?:hoch|runter|herunter|rauf|ein|raus|rein|vor)$/.test(part.at(-1)?.raw ?? "") && part.length > 2;

/** „Wolle und Handarbeit“ is cut at its „und“ and no name. */
function isBareOf(part: Words): boolean {
  const name = trimmed(part);
  const rest = part.slice(part.indexOf(name.at(-1) as TaggedWord) + 1);
  return isBare(name) && rest[0]?.text !== "und" && !rest.some(isTrade);
}

/** „Zufrieden?“, or a sentence about the firm. */
function isSpokenOf(words: Words, part: Words): boolean {
  const last = part.at(-1);
  const next = words.find((word) => last !== undefined && word.start >= last.end);
  return next?.text === "?" || part.some(({ text }) => SENTENCE.test(text));
}
