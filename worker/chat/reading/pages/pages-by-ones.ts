// Pages told as „eine … und eine …“, or as a few usual ones and no more.
import type { Quantity } from "../numbers/quantities.ts";
import type { Words } from "../tagged-words.ts";
import { PAGE_NAME } from "./page-names.ts";
import { partsOf } from "./page-parts.ts";

const ARTICLE = /^(?:eine|ne)$/;
/** Words to a page's name at most: „eine für die Werkstatt“. */
const MAX_WORDS = 6;

/** „eine Startseite, eine für die Werkstatt und eine mit Kontakt“. */
export function pagesByArticle(words: Words, counts: readonly Quantity[]): number | null {
  const parts = partsOf(words);
  const isEach = parts.every(
    ([first, ...rest], at) =>
      (ARTICLE.test(first?.text ?? "") && rest.length > 0 && rest.length < MAX_WORDS) ||
      // „Die Startseite, eine über den Hof“
      (at === 0 && rest.some(({ text }) => PAGE_NAME.test(text))),
  );
  return isEach && parts.length > 2 && counts.every(({ isArticle }) => isArticle) ? parts.length : null;
}

const ONE = /^(?:eine|ne|einer)$/;
const OF_PAGE = /^(?:seite|startseite|unterseite|kontaktseite|fuer|mit|ueber|wer|was|wo|zum|zur|zu|wie)$/;
/** So many ones told in free prose count. */
const LEAST_ONES = 3;

/** „so eine Startseite und dann eine Seite über das Team und eine mit den Leistungen und dann Kontakt“. */
export function pagesByOnes(words: Words): number | null {
  const ones = words.filter(({ text }, at) => ONE.test(text) && OF_PAGE.test(words[at + 1]?.text ?? ""));
  if (ones.length < LEAST_ONES) return null;
  const alone = words.filter(
    ({ text }, at) =>
      PAGE_NAME.test(text) &&
      (at === 0 || /^(?:dann|plus|dazu|noch|und|halt|eben|natuerlich)$/.test(words[at - 1]?.text ?? "")),
  );
  return ones.length + alone.length;
}

const ONLY =
  /^(?:eigentlich|nur|bloss|einfach|reicht|reichen|genuegt|genuegen|langt|mir|uns|und|oder|plus|die|das|den|ja|also|mehr|nicht|voellig|noch|halt|eben)$/;

/** „Eigentlich nur Start und Kontakt.“ */
export function usualPagesOnly(words: Words): number | null {
  const spoken = words.filter(({ kind }) => kind !== "mark");
  const usual = spoken.filter(({ text }) => PAGE_NAME.test(text));
  const isOnly = spoken.some(({ text }) =>
    /^(?:nur|bloss|reicht|reichen|genuegt|genuegen|langt)$/.test(text),
  );
  const isAll = spoken.every(({ text }) => PAGE_NAME.test(text) || ONLY.test(text));
  return isOnly && isAll && usual.length > 1 ? usual.length : null;
}
