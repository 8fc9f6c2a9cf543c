// What a word of a text tells about whether it is part of a firm's name: itself, its neighbours, their kinds and their letters.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isTrade } from "./name-shape.ts";
import {
  BUSINESS,
  CLUB,
  END,
  FIRM,
  GREETING,
  isCommon,
  isThing,
  isTown,
  LEGAL_FORM,
  PARTNERS,
  PLACE,
  SENTENCE,
  WORK,
} from "./name-words.ts";

/** One letter for each kind a word may be of. */
const KINDS: readonly (readonly [string, (word: TaggedWord) => boolean])[] = [
  ["t", isTrade],
  ["c", ({ text }) => isCommon(text)],
  ["o", ({ text }) => isTown(text)],
  ["h", ({ text }) => isThing(text)],
  ["g", ({ text }) => GREETING.test(text)],
  ["f", ({ text }) => FIRM.test(text)],
  ["b", ({ text }) => BUSINESS.test(text)],
  ["l", ({ text }) => LEGAL_FORM.test(text)],
  ["s", ({ text }) => SENTENCE.test(text)],
  ["w", ({ text }) => WORK.test(text)],
  ["p", ({ text }) => PLACE.test(text)],
  ["v", ({ raw }) => CLUB.test(raw)],
  ["e", ({ text }) => END.test(text)],
  ["k", ({ text }) => PARTNERS.test(text)],
];
/** From there on it does not matter where a word stands, and how many there are. */
const MAX_PLACE = 4;
const MAX_LENGTH = 12;
/** Beside it stands the name. */
const NAMES = /^(?:heis+t?(?:en|e)?|nennen?|genannt|name|firma|getauft)$/;

interface Seen {
  word: TaggedWord;
  /** X: a capital, A: nothing but capitals, x: small, 9: a digit, a mark: itself. */
  shape: string;
  kinds: string;
}

/** The features of each word, in the order of the words. */
export function nameFeatures(words: Words): string[][] {
  const seen = words.map((word): Seen => {
    const kinds = KINDS.filter(([, isOfKind]) => word.kind === "word" && isOfKind(word));
    return { word, shape: shapeOf(word), kinds: kinds.map(([letter]) => letter).join("") };
  });
  const cue = seen.findIndex(({ word }) => NAMES.test(word.text));
  const isLow = seen.every(({ shape }) => shape !== "X" && shape !== "A");
  const length = Math.floor(Math.min(words.length, MAX_LENGTH) / 3);
  return seen.map((one, at) => {
    const [before, after] = [seen[at - 1], seen[at + 1]];
    const { text, sentence, clause } = one.word;
    return [
      ...featuresOf("", one, isLow),
      ...featuresOf("<", before, isLow),
      ...featuresOf(">", after, isLow),
      `<<=${seen[at - 2]?.word.text ?? "."}`,
      `>>=${seen[at + 2]?.word.text ?? "."}`,
      `^${text.slice(0, 3)}`,
      `^^${text.slice(0, 4)}`,
      `$${text.slice(-3)}`,
      `$$${text.slice(-4)}`,
      `$$$${text.slice(-5)}`,
      `l${Math.min(text.length, MAX_LENGTH)}`,
      cue < 0 ? "q" : `q${Math.max(-MAX_PLACE, Math.min(MAX_PLACE, at - cue))}`,
      `${classOf(before)}|${classOf(one)}`,
      `${classOf(one)}|${classOf(after)}|`,
      `#${Math.min(at, MAX_PLACE)}`,
      `##${length}`,
      ...(before
        ? [`&${before.word.sentence === sentence ? 1 : 0}${before.word.clause === clause ? 1 : 0}`]
        : []),
    ];
  });
}

function featuresOf(side: "" | "<" | ">", one: Seen | undefined, isLow: boolean): string[] {
  if (one === undefined) return [`${side}.`];
  const how = isLow ? "_" : "";
  return [
    `${side}=${one.word.text}`,
    `${side}${one.shape}${how}`,
    `${side}${classOf(one)}${how}`,
    ...[...one.kinds].map((kind) => `${side}@${kind}`),
  ];
}

const classOf = (one: Seen | undefined): string => (one === undefined ? "." : `${one.shape}${one.kinds}`);

function shapeOf({ raw, kind }: TaggedWord): string {
  if (kind === "mark") return raw.slice(0, 1);
  if (/^\p{Lu}{2,}$/u.test(raw)) return "A";
  if (/^\p{Lu}/u.test(raw)) return "X";
  return /^\p{N}/u.test(raw) ? "9" : "x";
}
