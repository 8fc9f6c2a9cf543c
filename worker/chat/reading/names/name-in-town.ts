// A name that nothing marks but the town behind it: „radhaus telgte“, „Datenschmiede Nottuln“.
import type { Words } from "../tagged-words.ts";
import { isTrade } from "./name-shape.ts";
import { GREETING, isCommon, isTown, SENTENCE } from "./name-words.ts";

/** „radhaus telgte“, „Kleiderkarussell Ascheberg“: a word of its own in front of a town. */
export function isInTown(part: Words): boolean {
  const [own, town, ...rest] = part;
  if (!own || !town || rest.length > 0 || !isTown(town.text)) return false;
  // In small letters „billig olfen“ looks the same.
  const isNoun = /^\p{Lu}/u.test(own.raw) || BUILT.test(own.text);
  const isKnown = own.tags.size > 0 || own.value !== null || isTrade(own) || isCommon(own.text);
  if (COINED.test(own.raw) && own.value === null) return true;
  return (
    isNoun &&
    !isKnown &&
    !SENTENCE.test(own.text) &&
    !GREETING.test(own.text) &&
    own.text.length > MIN_OWN_LETTERS
  );
}

const MIN_OWN_LETTERS = 4;
/** „Datenschmiede Nottuln“, „Yogaraum Senden“ */
const COINED =
  /^\p{Lu}\p{Ll}{3,}(?:schmiede|manufaktur|raum|werkstatt|stube|haus|laden|treff|garten|küche|scheune)$/u;
const BUILT = /(?:haus|laden|werk|hof|stube|studio|treff|markt|garten|raum|werkstatt|salon|eck)$/;
