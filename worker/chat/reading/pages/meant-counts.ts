// Whether a bare number counts pages: a total, a correction, a number that stands alone.
import type { Quantity } from "../numbers/quantities.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";

/** A bare number of so many may be euros. */
const LEAST_AMOUNT = 100;
const CORRECTS =
  /^(?:nein|nee|noe|doch|besser|lieber|sondern|eher|quatsch|moment|also|ach|stattdessen|aendern|meinte|vertan|mach|nimm|ups|upps|vertippt|verschrieben|korrektur)$/;
const CORRECTS_BEHIND = /^(?:besser|draus|daraus|reichen|genuegen|meinte|meinten)$/;
/** „Budget ca. 500“: a sentence with one of these counts no pages by a bare number. */
const OTHER_NUMBER = /^(?:budget\w*|telefon\w*|tel|plz|postleitzahl)$/;
/** „Gut, sieben“, „sagen wir acht“: so many after all. */
const AFTER_ALL = /^(?:gut|okay|ok|na|naja|dann|also|sagen|rechne\w*|nehm\w*|hm|ach|doch)$/;
const OF_A_DATE = /^(?:am|zum|bis|im|in|den|vom|ab|um)$/;

/** „insgesamt vier“, „fünf zusammen“. */
export function isTotal(words: Words, { from, to }: Quantity): boolean {
  const around = [...words.slice(Math.max(0, from - 2), from), ...words.slice(to + 1, to + 3)];
  const [one, two] = [words[from - 2]?.text, words[from - 1]?.text];
  // „dann sind es fünf“
  if ((one === "sind" && two === "es") || (one === "es" && two === "sind")) return true;
  return around.some(({ text }) => /^(?:insgesamt|zusammen|gesamt|summe|alles in allem)$/.test(text));
}

/** „zusammen neun“, told after the pages were counted otherwise. */
export function isSmallTotal(words: Words, count: Quantity): boolean {
  const isSmall = (count.span.max ?? count.span.min) <= MAX_TOTAL;
  return isSmall && !count.isArticle && isTotal(words, count) && standsAlone(words, count);
}

/** „eine Seite für Hochzeiten noch dazu, also 5“ */
export function isNowSoMany(words: Words, count: Quantity): boolean {
  const own = words[count.from];
  return (
    !count.isArticle &&
    words[count.from - 1]?.text === "also" &&
    (count.span.max ?? count.span.min) <= MAX_TOTAL &&
    words.some(({ tags, sentence }) => tags.has("page") && sentence === own?.sentence) &&
    standsAlone(words, count)
  );
}

/** More may be euros. */
export const MAX_TOTAL = 60;

/** „doch 8“, „8 ist besser“. */
export function corrects(words: Words, { from, to }: Quantity, isAsked: boolean): boolean {
  const before = words.slice(Math.max(0, from - 4), from);
  return (
    // „Wir werden also fünfzig“
    before.some(({ text }) => CORRECTS.test(text) && (isAsked || text !== "also")) ||
    // „2 Seiten? 3? Sagen wir 3“
    (isAsked &&
      /^(?:sagen|nehmen|machen)$/.test(before.at(-2)?.text ?? "") &&
      before.at(-1)?.text === "wir") ||
    words.slice(to + 1, to + 3).some(({ text }) => CORRECTS_BEHIND.test(text))
  );
}

export function isAfterAll(words: Words, count: Quantity): boolean {
  const before = words.slice(Math.max(0, count.from - 4), count.from);
  return (
    before.some(({ text }) => AFTER_ALL.test(text)) &&
    !before.some(({ text }) => OF_A_DATE.test(text)) &&
    words[count.to + 1]?.kind !== "number" &&
    standsAlone(words, count)
  );
}

/** „Seiten reduzieren auf 4“. */
export function speaksOfPages(words: Words, { from }: Quantity): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some(({ tags, sentence }) => tags.has("page") && sentence === words[from]?.sentence);
}

/** Whether a bare number counts nothing else: what follows is no noun that it could count. */
export function standsAlone(words: Words, { from, to, isArticle }: Quantity): boolean {
  const sentence = words.filter((word) => word.sentence === words[from]?.sentence);
  const isAfterAll = words[from - 1]?.text === "also" && words[to + 1] === undefined;
  if (!isAfterAll && sentence.some(({ text }) => OTHER_NUMBER.test(text))) return false;
  if (isAmount(words[from], words[from - 1])) return false;
  const next = words[to + 1];
  // „richten Sie Mails ein“
  if (isArticle && /^(?:a|an|n|nen|nem)$/.test(words[from]?.text ?? "")) return false;
  if (!next && isArticle && !/^eine?s?$/.test(words[from]?.text ?? "")) return false;
  if (!next && words[from]?.text === "ein" && from > 1) return false;
  // „ein paar Beispiele“
  if (words[to]?.text === "paar" && next?.kind === "word" && next.text !== "halt")
    return next.tags.has("counted") || next.tags.has("page");
  if (!next || next.kind === "mark") return next?.text !== "%" && next?.text !== "€";
  if (isArticle) return next.tags.has("enough");
  return next.tags.has("counted") || next.tags.has("page") || /^\p{Ll}/u.test(next.raw);
}

/** „macht das für 200“. */
function isAmount(word: TaggedWord | undefined, before: TaggedWord | undefined): boolean {
  return (
    (word?.value ?? 0) >= LEAST_AMOUNT && /^(?:fuer|um|rund|nur|wollte|will|nimmt)$/.test(before?.text ?? "")
  );
}
