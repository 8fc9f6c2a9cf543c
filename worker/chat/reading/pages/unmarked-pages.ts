// Pages dictated in a row, without a comma between them.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { EACH, FIRST, LEADING, OF_US, PAGE_NAME, TALK } from "./page-names.ts";

/** So many words without a mark between them, the first and the last of them usual pages. */
export const LEAST_UNMARKED = 4;

const JOINS = /^(?:und|u|plus|dazu|dann|noch|sowie|danach)$/;
/** „wie gesagt“, „halt“ */
const FILLS = /^(?:wie|gesagt|natuerlich|also|so|ja|eben|halt|na|klar)$/;

/** „start unsere weine das weingut weinproben und kontakt“, begun with the usual page and dictated without a comma. */
export function pagesWithoutMarks(words: Words): number | null {
  const spoken = words.filter(({ text }) => !FILLS.test(text));
  if (!FIRST.test(spoken[0]?.text ?? "") || spoken.length < LEAST_UNMARKED) return null;
  const isOther = ({ kind, value, isArticle, text }: TaggedWord) =>
    kind !== "word" ||
    (value !== null && !isArticle) ||
    TALK.test(text) ||
    EACH.test(text) ||
    text === "fuer";
  if (spoken.some(isOther)) return null;
  const names = spoken.flatMap(({ text }, at) => (LEADING.test(text) || JOINS.test(text) ? [] : [at]));
  const isLed = (at: number) =>
    LEADING.test(spoken[at - 1]?.text ?? "") || JOINS.test(spoken[at - 1]?.text ?? "");
  const isUsual = (at: number) => PAGE_NAME.test(spoken[at]?.text ?? "");
  const pages = names.filter((at) => spoken[at - 1]?.text !== "ueber" && !OF_US.test(spoken[at]?.text ?? ""));
  const isEndUsual = isUsual(spoken.length - 1);
  const isPlain = pages.every((at) => isUsual(at) || isLed(at) || isUsual(at - 1));
  return pages.length >= LEAST_UNMARKED && (isEndUsual || isPlain) ? pages.length : null;
}
