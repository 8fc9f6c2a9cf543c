// A name that nothing marks but the town behind it: „radhaus telgte“, „Datenschmiede Nottuln“.
import { taggedWords, type Words } from "../tagged-words.ts";
import { isProper, isTrade } from "./name-shape.ts";
import { GREETING, isCommon, isTown, SENTENCE } from "./name-words.ts";

/** „radhaus telgte“, „Kleiderkarussell Ascheberg“: a word of its own in front of a town. */
export function isInTown(part: Words): boolean {
  const [own, town, ...rest] = part;
  if (!own || !town || rest.length > 0 || !town.text.split("-").some(isTown)) return false;
  // In small letters „billig olfen“ looks the same.
  const isNoun = /^\p{Lu}/u.test(own.raw) || BUILT.test(own.text);
  const isKnown = own.tags.size > 0 || own.value !== null || isTrade(own) || isCommon(own.text);
  if ((COINED.test(own.raw) && own.value === null) || INSTITUTION.test(own.text)) return true;
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
/** „Freilichtbühne Nordkirchen“, „Handyklinik Greven“: one in a town, also where its trade is told by it. */
const INSTITUTION =
  /(?:buehne|museum|theater|kino|hallenbad|freibad|buecherei|musikschule|volkshochschule|grundschule|heimathaus|jugendzentrum|tierheim|stadtwerke|hospiz|krankenhaus|\p{L}{3}(?:garage|klinik|fabrik|lounge|kontor|oase|insel|box|welt|keller|schmiede|manufaktur|scheune))$/u;
const BUILT = /(?:haus|laden|werk|hof|stube|studio|treff|markt|garten|raum|werkstatt|salon|eck)$/;

/** Of clubs and churches the town is a part. */
const OF_TOWN =
  /(?:vereins?|club|verband|chor|gilde|zunft|schuetzen|feuerwehr|bruderschaft|kirche|gemeinde|concordia|landjugend|museum)$|^(?:st|sc|sv|tsv|vfl|dlrg|drk|buecherei|kita)$/;
/** Two more are the name: „Gasthof Schulze-Ising Billerbeck“. */
const MIN_WORDS = 3;

/** A firm's name without the town behind it. */
export function townless(name: string): string {
  const words = taggedWords(name);
  const own = words.slice(0, -1);
  const last = words.at(-1);
  const isOver =
    last?.text.split("-").some(isTown) &&
    !/^(?:in|an|im|am|zu|kreis|stadt|region|raum)$/.test(own.at(-1)?.text ?? "");
  const isWhole =
    own.length + 1 < MIN_WORDS ||
    own.some(({ text }) => OF_TOWN.test(text)) ||
    !own.some((word) => isProper(word) && !isTrade(word));
  const at = last && isOver && !isWhole ? name.lastIndexOf(last.raw) : -1;
  return at > 0 ? name.slice(0, at).trimEnd() : name;
}
