// Numbers of pages said by another: „zwei Seiten mehr“, „10 statt 8 Seiten“.
import type { Span } from "#worker/pricing/project.ts";
import { type Quantity, quantitiesOf } from "../numbers/quantities.ts";
import type { Words } from "../tagged-words.ts";

const MORE = /^(?:mehr|zusaetzlich|dazu|extra|drauf|obendrauf)$/;
const FURTHER = /^(?:weitere?n?|zusaetzliche?n?|extra)$/;
const FEWER = /^(?:weniger|wenger)$/;
const LESSENED = /^(?:gekuerzt|kuerz\w*|kuerzer|reduzier\w*|verringer\w*|verkleiner\w*)$/;
const ENLARGED = /^(?:erweiter\w*|ergaenz\w*|erhoeh\w*|vergroesser\w*|aufstock\w*|laenger)$/;
const REMOVED = /^(?:streich\w*|loesch\w*|entfern\w*|weglassen|weg|raus)$/;
const INSTEAD = /^(?:statt|anstatt|anstelle|als|nicht)$/;

/** The number that follows from `known` or takes its place; null where the text says none in this way. */
export function changedPages(words: Words, known: Span | null, refused: ReadonlySet<number>): Span | null {
  const counts = quantitiesOf(words);
  const ofToday = known === null ? changedFromToday(words, counts) : null;
  if (ofToday) return ofToday;
  const isSaid = ({ from, to }: Quantity) => !refused.has(from) || REMOVED.test(words[to + 1]?.text ?? "");
  for (const count of counts.filter(isSaid).reverse()) {
    if (isInsteadOfPages(words, count, counts, known)) return count.span;
    const step = known === null ? 0 : direction(words, count);
    if (known !== null && step !== 0) return moved(known, count.span, step);
  }
  return null;
}

/** „12 als 8 Seiten“, „10 Seiten statt 8“ needs no rule. */
function isInsteadOfPages(
  words: Words,
  count: Quantity,
  counts: readonly Quantity[],
  known: Span | null,
): boolean {
  const isTurned = INSTEAD.test(words[count.to + 1]?.text ?? "");
  const other = counts.find(({ from }) => from === count.to + 2);
  // „8 statt 5“, where five were known
  const isKnown = other?.unit === null && known !== null && other.span.min === known.min;
  return isTurned && count.unit === null && !count.isArticle && (other?.unit === "page" || isKnown);
}

/** 1: so many more; -1: so many fewer; 0: neither. */
function direction(words: Words, { from, to, unit, span }: Quantity): 1 | -1 | 0 {
  if (span.max !== span.min || (unit !== "page" && unit !== null)) return 0;
  const [one, two] = [words[from - 1]?.text ?? "", words[from - 2]?.text ?? ""];
  const [after, beyond] = [words[to + 1]?.text ?? "", words[to + 2]?.text ?? ""];
  if (beyond === "nicht") return 0;
  // „ne mehr brauchen wir nicht“
  if (words[from]?.text === "ne" && after === "mehr") return 0;
  if (FEWER.test(after)) return -1;
  if (MORE.test(after) && !(unit === null && after !== "mehr")) return 1;
  if (unit !== "page") return 0;
  if (after === "noch" && one !== "nur") return 1;
  if (REMOVED.test(after)) return -1;
  if (one === "um" && LESSENED.test(after)) return -1;
  if ((one === "um" && ENLARGED.test(after)) || /^(?:plus|\+)$/.test(one)) return 1;
  const isFurther = words.slice(from, to + 1).some(({ text }) => FURTHER.test(text));
  const isStill = one === "noch" && two !== "nur";
  return isFurther || isStill ? 1 : 0;
}

/** „Im Moment 9, da fliegen aber zwei raus“, „jetzt sechs, zwei kommen dazu“. */
function changedFromToday(words: Words, counts: readonly Quantity[]): Span | null {
  const [first, second, ...rest] = counts.filter(({ isArticle }) => !isArticle);
  if (!first || !second || rest.length > 0 || second.span.max !== second.span.min) return null;
  const behind = words
    .slice(second.to + 1, second.to + 3)
    .map(({ text }) => text)
    .join(" ");
  if (/^(?:(?:davon|seiten|koennen|fliegen|fallen) )?(?:raus|weg)\b/.test(behind))
    return moved(first.span, second.span, -1);
  return /^kommen dazu\b/.test(behind) ? moved(first.span, second.span, 1) : null;
}

function moved(known: Span, { min: count }: Span, step: 1 | -1): Span {
  const by = (pages: number) => Math.max(1, pages + step * count);
  return { min: by(known.min), max: known.max === null ? null : by(known.max) };
}

const HALF_OF = /^(?:davon|reicht|reichen|langt|langen|genuegt|genuegen)$/;

/** „Er hatte 8, davon will ich die Hälfte“: half of `pages`, rounded up; else as they are. */
export function halved(words: Words, pages: Span): Span {
  const at = words.findIndex(({ text }) => text === "haelfte");
  const half = words[at];
  // „20, davon liest keiner die Hälfte. Machen wir acht draus“
  if (words.slice(at + 1).some(({ value, isArticle }) => value !== null && !isArticle)) return pages;
  if (!words.some(({ text, sentence }) => sentence === half?.sentence && HALF_OF.test(text))) return pages;
  const { min, max } = pages;
  return { min: Math.ceil(min / 2), max: max === null ? null : Math.ceil(max / 2) };
}
