// Which of several dates is the website's: „Ausstellung im Juni, Einladungen Ende April, da muss die Adresse stimmen“.
import { textOf } from "../question-shapes.ts";
import type { Words } from "../tagged-words.ts";

const THEN = /^(?:da|dann|bis dahin)\b/;
const MUST = /^(?:muss|muessen|muesste\w*|soll|sollen|sollte\w*|brauch\w*)$/;

/** Whether the clause behind the date at `at` says what has to be done by then. */
export function isAwaited(words: Words, at: number): boolean {
  const clause = words[at]?.clause;
  const next = words.find((word, index) => index > at && word.clause !== clause)?.clause;
  const behind = words.filter((word) => word.clause === next);
  return THEN.test(textOf(behind)) && behind.some(({ text }) => MUST.test(text));
}

/** „Bis 30. April, ab Mai verleihen wir wieder“: what begins after the wished date moves it not. */
export function isAfterwards(words: Words, at: number): boolean {
  const isFrom = words[at - 1]?.text === "ab";
  const before = words.filter(({ sentence }, index) => index < at && sentence === words[at]?.sentence);
  return isFrom && before.some(({ text }) => /^(?:bis|spaetestens)$/.test(text));
}

/** „vor Weihnachten ist bei uns die Hölle los“ tells why it is to be later or earlier. */
export function isAboutUs(words: Words, at: number): boolean {
  const own = words.filter(({ clause }) => clause === words[at]?.clause);
  const isOfUs = own.some(({ text }, index) => text === "bei" && own[index + 1]?.text === "uns");
  const isDuring = /^(?:vor|zu|an|im|nach)$/.test(words[at - 1]?.text ?? "");
  const tells = own.some(({ text }) => /^(?:ist|sind|wird|laeuft|geht|gehts|haben)$/.test(text));
  return (
    isDuring &&
    isOfUs &&
    tells &&
    !own.some(({ text }) => /^(?:fertig|online|live|stehen)$/.test(text) || MUST.test(text))
  );
}
