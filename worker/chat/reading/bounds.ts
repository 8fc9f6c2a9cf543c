// What bounds a count: „höchstens 8“, „8 max“, „20+“.
import type { Span } from "#worker/pricing/project.ts";
import type { TaggedWord, Words } from "./tagged-words.ts";

const AT_MOST =
  /^(?:hoechstens|allerhoechstens|maximal|maximum|max|bis|bis zu|nicht mehr als|kaum mehr als|not more than|at most|up to)$/;
const AT_LEAST = /^(?:mindestens|mind|min|ab|wenigstens|minimum|at least|laenger als)$/;
/** „8 max“ */
const TOPS = /^(?:max|maximal|hoechstens|tops|maximum)$/;
const MORE_THAN = /^(?:ueber|mehr als|more than)$/;
const LESS_THAN = /^(?:unter|weniger als|keine)$/;

const SOME_MORE =
  /^(?:(?:auf|jeden|fall|sicher|bestimmt|,) ?){0,4}(?:eher|wohl|vielleicht|gern) (?:noch )?(?:ein paar|n paar|paar|etwas|was) mehr\b/;

/** „20+“, „20 Seiten plus“, „1 Monat oder mehr“: index of the last word of it. */
export function openEndAfter(words: Words, last: number, end: number): number | null {
  const sign = words[last + 1];
  if (sign?.text === "+" && sign.start === words[last]?.end) return Math.max(last + 1, end);
  const [one, two] = [words[end + 1]?.text ?? "", words[end + 2]?.text ?? ""];
  if (/^(?:plus|aufwaerts)$/.test(one) && !isMoreToCome(words[end + 2])) return end + 1;
  // „zehn mindestens“, „dreißig, eher noch ein paar mehr“
  if (/^(?:mindestens|wenigstens|minimum)$/.test(one) && (words[end + 2]?.value ?? null) === null)
    return end + 1;
  const rest = words.slice(end + 1, end + 10);
  const more = SOME_MORE.exec(rest.map(({ text }) => text).join(" "));
  if (more) return end + more[0].split(" ").length;
  return /^(?:oder|und)$/.test(one) && /^(?:mehr|laenger|spaeter)$/.test(two) ? end + 2 : null;
}

/** „fünf plus Datenschutz“, „3 plus 2“ are sums. */
function isMoreToCome(word: TaggedWord | undefined): boolean {
  return word !== undefined && (word.value !== null || (word.kind === "word" && !word.tags.has("page")));
}

/** Applies „höchstens“, „mindestens“, „mehr als“ … in front of the count. */
export function bounded(
  words: Words,
  { at, end }: { at: number; end: number },
  span: { min: number; max: number },
  isOpen: boolean,
): Span {
  if (isOpen) return { min: span.min, max: null };
  const before = words.slice(Math.max(0, at - 5), at).map(({ text }) => text);
  while (/^(?:ca|circa|zirka|etwa|ungefaehr|rund|so|\.|vielleicht|die|den|gut)$/.test(before.at(-1) ?? ""))
    before.pop();
  const [two, one] = [before.slice(-2).join(" "), before.at(-1) ?? ""];
  const says = (pattern: RegExp) =>
    pattern.test(one) || pattern.test(two) || pattern.test(before.slice(-3).join(" "));
  const after = words[end + 1]?.text ?? "";
  const isNext = [2, 3].some((step) => (words[end + step]?.value ?? null) !== null);
  // „8 max“; „zwei bis drei höchstens“ begins with two.
  if (TOPS.test(after) && !isNext)
    return { min: span.max > span.min ? span.min : Math.min(1, span.max), max: span.max };
  // „nicht mehr als 8“ ends like „mehr als 8“.
  if (says(AT_MOST)) return { min: Math.min(1, span.max), max: span.max };
  // „mehr als 5 sicher nicht“
  const isDenied = [1, 2].some((step) => /^(?:nicht|nich|net)$/.test(words[end + step]?.text ?? ""));
  if (says(MORE_THAN) && isDenied) return { min: Math.min(1, span.max), max: span.max };
  if (says(AT_LEAST) && before.at(-3) !== "nicht") return { min: span.min, max: null };
  if (says(MORE_THAN)) return { min: Math.floor(span.max) + 1, max: null };
  if (says(LESS_THAN) && span.max > 1) return { min: 1, max: Math.ceil(span.max) - 1 };
  return span;
}
