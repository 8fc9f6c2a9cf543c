// What says nothing of a website: thanks, greetings, a bare yes or no, „weiß nicht“.
import type { TaggedText } from "./tagged-words.ts";

export const THANKS =
  /^(?:danke\w*|vielen|besten|herzlichen|dank|schoen|super|prima|toll|perfekt|klasse|alles|klar|gut|tschuess|tschoe|bis|dann|auf|wiedersehen)$/;
export const GREETING =
  /^(?:hallo|halloechen|hi|hey|hej|hoi|moin\w*|servus|na|tach\w*|goden|dag|hei|guten|schoenen|tag|morgen|mittag|abend|gruess|grue{1,2}zi|gott|euch|zusammen|merhaba|selam|salut|bonjour|ciao|hola|ahoi)$/;
/** „Na“, „nei“, „ne“ alone. */
export const NO_BY_EAR = /^(?:na|naa|nah|nei|ne{1,9}|noe{1,5}|nope|nada|n(?:ae){1,4}|noa|danke|merci)$/;
export const YES = /^(?:ja|jo|joa|jau|jup|klar|gerne?|bitte|ok|okay|genau|richtig|stimmt)$/;

export function consistsOf({ words }: TaggedText, pattern: RegExp): boolean {
  const spoken = words.filter(({ kind }) => kind !== "mark");
  return spoken.length > 0 && spoken.every(({ text }) => pattern.test(text));
}

export function isUnsure({ words, phrases }: TaggedText): boolean {
  const isOnlyMarks = words.length > 0 && words.every(({ kind }) => kind === "mark");
  return (
    isOnlyMarks ||
    phrases.some(({ tag }) => tag === "dontKnow") ||
    // „Egal wann“ says when.
    words.some(
      ({ tags }, at) => tags.has("unsure") && !(words[at]?.text === "egal" && words[at + 1]?.text === "wann"),
    )
  );
}
