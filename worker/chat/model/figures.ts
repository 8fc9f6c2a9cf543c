// Every figure of a text with what it counts: „3–5 Seiten“, „ab 2.490 €“, „acht Wochen“, „50 %“. Two texts agree when their keys do.
import { articles, numberOfWord } from "../reading/numbers/number-words.ts";
import { type Word, wordsOf } from "../reading/words.ts";

export interface Figure {
  /** Unit and value in one spelling: „euro 1290-2490“, „week 2+“. */
  key: string;
  unit: string;
  /** Index of its first and last word, unit included, in `wordsOf` of the text. */
  from: number;
  to: number;
}

/** What is counted, by the word behind the number; anything else counts by that word itself. */
const units: readonly (readonly [string, RegExp])[] = [
  ["euro", /^(?:€|euros?|eur)$/],
  ["cent", /^cents?$/],
  ["money", /^(?:dollars?|usd|franken|chf)$/],
  ["percent", /^(?:%|prozent\w*)$/],
  ["page", /^(?:unter|einzel)?seiten?$/],
  ["language", /^sprach/],
  ["minute", /^minuten?$/],
  ["hour", /^(?:stunden?|std|h)$/],
  ["day", /^(?:werk|arbeits)?tage?[ns]?$/],
  ["week", /^wochen?$/],
  ["month", /^monat/],
  ["year", /^jahr/],
];
/** „eine Seite“ may be a website; „ein Euro“, „einer Woche“ count. */
const NOT_BY_ARTICLE: readonly string[] = ["page", "language"];

const BETWEEN = /^(?:weiter|zusaetzlich|einzeln|klein|verschieden|volle|ganze)/;
const JOINT = /^(?:-|bis|oder)$/;
const ROUGHLY = /^(?:ca|circa|etwa|rund|ungefaehr|\.|zu|von|den|die|das)$/;
const AT_LEAST = /^(?:ab|mindestens|wenigstens)$/;
const AT_MOST = /^(?:bis|hoechstens|maximal|unter)$/;
const MORE_THAN = /^(?:ueber|mehr|als)$/;
/** „Ein Shop beginnt bei 3.500 €“. */
const BEGINS = /^(?:beginn|start|fang|los)/;
/** Numbers in words that nobody of us writes. */
const BIG_WORD =
  /(?:hundert|tausend|million|milliarde|dutzend|haelfte|doppelt|dreifach|halbe|anderthalb|eineinhalb|zehntel|drittel|viertel)/;

export function figuresIn(text: string): Figure[] {
  const words = wordsOf(text);
  const figures: Figure[] = [];
  for (let at = 0; at < words.length; ) {
    const figure = figureAt(words, at);
    if (figure) figures.push(figure);
    at = figure ? Math.max(figure.to, at) + 1 : at + 1;
  }
  return figures;
}

function figureAt(words: readonly Word[], at: number): Figure | null {
  const first = valueAt(words, at);
  if (first === null) return null;
  const unit = unitAfter(words, at);
  const end = rangeEnd(words, unit && unit.name === "euro" ? unit.at : at) ?? rangeEnd(words, at);
  const last = end ?? at;
  const counted = unitAfter(words, last) ?? unit;
  const name = counted?.name ?? "none";
  if (articles.has(words[at]?.text ?? "") && !isCountedByArticle(name)) return null;
  const value = end === null ? bounded(words, at, first) : `${first}-${valueAt(words, end)}`;
  return { key: `${name} ${value}`, unit: name, from: at, to: Math.max(counted?.at ?? last, last) };
}

function isCountedByArticle(unit: string): boolean {
  return units.some(([name]) => name === unit) && !NOT_BY_ARTICLE.includes(unit);
}

/** A spelling of the number at `at`, the same for „1.290“ and „1290“, „8“ and „acht“; null when there is none. */
function valueAt(words: readonly Word[], at: number): string | null {
  const word = words[at];
  if (!word) return null;
  if (word.kind === "number") return germanNumber(word.raw);
  if (word.kind === "mark") return null;
  if (articles.has(word.text)) return "1";
  if (/^beiden?$/.test(word.text)) return null;
  if (BIG_WORD.test(word.text)) return word.text;
  const value = numberOfWord(word.text);
  return value === null ? null : String(value);
}

/** „1.290,00“ → 1290. What is no German number stays as it is written, and agrees with nothing but itself. */
function germanNumber(raw: string): string {
  const isGerman = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/.test(raw);
  return isGerman ? String(Number(raw.replaceAll(".", "").replace(",", "."))) : raw;
}

function unitAfter(words: readonly Word[], at: number): { name: string; at: number } | null {
  let index = at + 1;
  if (words[index]?.text === "-") index += 1;
  while (BETWEEN.test(words[index]?.text ?? "")) index += 1;
  const word = words[index];
  if (!word || word.kind === "number") return null;
  const known = units.find(([, pattern]) => pattern.test(word.text));
  if (known) return { name: known[0], at: index };
  return word.kind === "word" && !JOINT.test(word.text) ? { name: word.text, at } : null;
}

/** Index of the upper end of a range whose lower end, with its unit, ends at `last`. */
function rangeEnd(words: readonly Word[], last: number): number | null {
  const joint = words[last + 1]?.text ?? "";
  const isBetween =
    joint === "und" && words.slice(Math.max(0, last - 3), last).some(({ text }) => text === "zwischen");
  if (!JOINT.test(joint) && !isBetween) return null;
  const at = words[last + 2]?.text === "zu" ? last + 3 : last + 2;
  const value = valueAt(words, at);
  return value === null || articles.has(words[at]?.text ?? "") ? null : at;
}

/** „ab 8“ → 8+, „höchstens 8“ → -8, „über 8“ → >8. */
function bounded(words: readonly Word[], at: number, value: string): string {
  let before = at - 1;
  while (ROUGHLY.test(words[before]?.text ?? "")) before -= 1;
  const [one, two] = [words[before]?.text ?? "", words[before - 1]?.text ?? ""];
  if (AT_LEAST.test(one) || (one === "bei" && BEGINS.test(two))) return `${value}+`;
  if (AT_MOST.test(one)) return `-${value}`;
  return MORE_THAN.test(one) ? `>${value}` : value;
}
