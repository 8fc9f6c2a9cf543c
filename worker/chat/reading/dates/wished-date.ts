// Which of several dates is the website's: „Ausstellung im Juni, Einladungen Ende April, da muss die Adresse stimmen“.
import { textOf } from "../question-shapes.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isMonth } from "./calendar-names.ts";

const THEN = /^(?:da|dann|bis dahin)\b/;
const MUST = /^(?:muss|muessen|muesste\w*|soll|sollen|sollte\w*|brauch\w*)$/;

/** Whether the clause behind the date at `at` says what has to be done by then. */
export function isAwaited(words: Words, at: number): boolean {
  const clause = words[at]?.clause;
  const next = words.find((word, index) => index > at && word.clause !== clause)?.clause;
  const behind = words.filter((word) => word.clause === next);
  return THEN.test(textOf(behind)) && behind.some(({ text }) => MUST.test(text));
}

const DONE = /^(?:fertig|online|live|stehen|steht|brauch\w*|benoetig\w*|haett\w*)$/;
/** Words between „bis“ and its month: „bis spätestens zum 15. Mai“. */
const INSIDE = /^(?:zum|zur|den|dem|spaetestens|anfang|mitte|ende|dahin|also|etwa|ca|\.)$/;

/** The word that leads to the date at `at`, past its day: „bis“ of „bis zum 15. Mai“. */
function leadOf(words: Words, at: number): string {
  let before = at - 1;
  while (before > at - 5 && (words[before]?.kind === "number" || INSIDE.test(words[before]?.text ?? "")))
    before -= 1;
  return words[before]?.text ?? "";
}

/** What happens on a day of its own, and what takes a date back or stretches it. */
const HAPPENS =
  /^(?:ist|sind|bin|geht|gehts|hat|haben|habe|faengt|fangen|beginnt|beginnen|kommt|kommen|startet|starten|macht|machen|eroeffn\w*|oeffnen|oeffnet|fahre?n?|faehrt|fliege?n?|feiern?|wird|werden|ziehe?n?|zieht|heirate[nt]?|laeuft|findet|schliessen|schliesst|verreisen?|verleihen)$/;
const STRETCHES =
  /^(?:auch|noch|not|notfalls|reicht|passt|ok|okay|lieber|besser|eher|nee|nein|quatsch|oder|bis|spaetestens|sagen|erst|doch)$/;

/** „bis Mai“, „zum 1. April“ */
const isWish = (words: Words, at: number) =>
  /^(?:bis|spaetestens)$/.test(leadOf(words, at)) ||
  words
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ text }, index, own) =>
        /^(?:bis|spaetestens)$/.test(text) || (text === "zum" && own[index + 1]?.kind === "number"),
    );

const TELLS = /^(?:das|die|der|dat|also|naemlich|sprich|heisst)$/;

/** „Bis 30. Juni, am 3. Juli geht’s in den Urlaub“: what happens after the wished date moves it not. */
export function isAfterwards(words: Words, at: number, earlier: readonly number[]): boolean {
  const first = startOf(words, at);
  // „bis die Saison losgeht, das ist ab Mitte April“ tells the wished date itself.
  if (TELLS.test(words[first]?.text ?? "")) return false;
  const before = earlier.filter((date) => date < first);
  const isLed = before.some((date) => isWish(words, date));
  const lead = leadOf(words, at);
  if (lead === "ab" && isLed) return true;
  const isAsked = (date: number) =>
    partAt(words, date).some(({ text }) => DONE.test(text) || MUST.test(text));
  return (
    (isLed || before.some(isAsked)) && /^(?:ab|am|im|vom|zum|zur)$/.test(lead) && happens(partAt(words, at))
  );
}

const happens = (part: Words) =>
  part.some(({ text }) => HAPPENS.test(text)) &&
  !part.some(({ text }) => STRETCHES.test(text) || DONE.test(text) || MUST.test(text));

/** What stands between the commas around `at`. */
function partAt(words: Words, at: number): Words {
  const { sentence } = words[at] ?? {};
  const rest = words.slice(startOf(words, at));
  const end = rest.findIndex((word) => word.sentence !== sentence || /^[,:;]$/.test(word.text));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Where the part of the sentence begins that the date stands in: behind the comma, not behind the stop of its day. */
function startOf(words: Words, at: number): number {
  const { sentence } = words[at] ?? {};
  return (
    words.findLastIndex(
      (word, index) => index < at && (/^[,:;]$/.test(word.text) || word.sentence !== sentence),
    ) + 1
  );
}

/** „danach bin ich drei Wochen in Kur“ */
export function isOfAfter(words: Words, at: number): boolean {
  const first = startOf(words, at);
  const [one, two] = [words[first]?.text ?? "", words[first + 1]?.text ?? ""];
  const isAfter = /^(?:danach|nachher|hinterher|anschliessend)$/.test(one);
  if (isAfter && happens(partAt(words, at))) return true;
  // „dann bin ich im Urlaub bis Juli“
  return (
    one === "dann" && /^(?:bin|sind)$/.test(two) && words.slice(first).some(({ text }) => AWAY.test(text))
  );
}

const LONG_AGO = /^(?:1[89]\d\d|20[01]\d)$/;

/** „seit dem 12.4.2009“, „im März 1998“ lie behind. */
export function isBehind(words: Words, at: number): boolean {
  const year = /\.(\d{4})$/.exec(words[at]?.raw ?? "")?.[1] ?? words[at + 1]?.raw ?? "";
  return leadOf(words, at) === "seit" || LONG_AGO.test(year) || isSinceThe(words, at);
}

const isSinceThe = (words: Words, at: number) =>
  /^(?:dem|der|den)$/.test(words[at - 1]?.text ?? "") && words[at - 2]?.text === "seit";

const AWAY =
  /^(?:geschlossen|dicht|urlaub\w*|betriebs(?:ferien|urlaub)|weg|verreist|kur|krank|unterwegs|saison|hochsaison)$/;
const FROM = /^(?:vom|von|zwischen)$/;
const TO = /^(?:bis|-|und)$/;

/** „Wir haben vom 3. bis 20. August zu“: both ends of a time that is no date. */
export function isClosed(words: Words, at: number): boolean {
  const own = words.filter(({ sentence }) => sentence === words[at]?.sentence);
  const here = own.findIndex(({ start }) => start === words[at]?.start);
  const from = own.findIndex(
    ({ text }, index) => FROM.test(text) && (own[index + 1]?.kind === "number" || isMonth(own[index + 1])),
  );
  const isSpan = from >= 0 && own.slice(from).some(({ text }) => TO.test(text));
  if (!isSpan || from > here || own.slice(from, here).some(({ text }) => text === ",")) return false;
  return own.some(({ text }, index) => AWAY.test(text) || (text === "zu" && isEnd(own[index + 1])));
}

const isEnd = (next: TaggedWord | undefined) => next === undefined || next.kind === "mark";

const BUSY = /\b(?:hoelle los|(?:viel|was|nichts?|nix|wenig) los|hochbetrieb|hochsaison|saure gurken)\b/;

/** „vor Weihnachten ist bei uns die Hölle los“, „im Dezember ist Hochbetrieb“ tells why it is to be later or earlier. */
export function isAboutUs(words: Words, at: number): boolean {
  const own = words.filter(({ clause }) => clause === words[at]?.clause);
  const isOfUs =
    own.some(({ text }, index) => text === "bei" && own[index + 1]?.text === "uns") || BUSY.test(textOf(own));
  const isDuring = /^(?:vor|zu|an|im|nach)$/.test(words[at - 1]?.text ?? "");
  const tells = own.some(({ text }) => /^(?:ist|sind|wird|laeuft|geht|gehts|haben)$/.test(text));
  return (
    isDuring &&
    isOfUs &&
    tells &&
    !own.some(({ text }) => /^(?:fertig|online|live|stehen)$/.test(text) || MUST.test(text))
  );
}
