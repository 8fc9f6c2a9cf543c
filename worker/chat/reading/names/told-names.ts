// What follows or precedes the words by which a name is told: „wir heißen …“, „… heißt der Laden“, „Name: …“.

import type { TaggedWord, Words } from "../tagged-words.ts";
import { nameParts } from "./name-parts.ts";
import { isProper, isTrade } from "./name-shape.ts";
import { ARTICLE, END, FIRM, LEGAL_FORM, SENTENCE } from "./name-words.ts";

/** „Name steht noch nicht“, „der Name kommt noch“, „Name: später“: what stands behind „Name“ says that there is none. */
const UNDECIDED =
  /^(?:noch|nicht|net|kein\w*|spaeter|folgt|offen|fehlt|egal|unklar|geheim|unbekannt|ueberleg\w*|such\w*|geaendert|nachgereicht|programm|entschieden|tba|tbd)$/;

/** „Wir wissen noch nicht, wie wir heißen“ */
const UNDECIDED_BEFORE = /\b(?:noch nicht|nicht (?:klar|raus|sicher)|keine ahnung|unklar)\b.{0,15}$/;

function isUndecidedBefore(words: Words, at: number): boolean {
  const before = words.slice(0, at).filter(({ sentence }) => sentence === words[at]?.sentence);
  return UNDECIDED_BEFORE.test(before.map(({ text }) => text).join(" "));
}

/** „Der Name kommt später“, „Name steht noch nicht“: nothing in the text is one by its shape alone. */
export function isNameWithheld(words: Words): boolean {
  const text = words.map((word) => word.text).join(" ");
  return WITHHELD.test(text) && !/\b(?:vermutlich|wahrscheinlich|vielleicht|wohl)\b/.test(text);
}

const WITHHELD =
  /\b(?:name (?:kommt|folgt|fehlt|steht noch|ist noch (?:nicht|offen)|noch (?:nicht|offen)|sag\w* ich)|namen nenne|anonym|tut nichts zur sache|(?:moecht\w*|will|wollen|muss|sag\w*|verrat\w*|nenn\w*) (?:\w+ ){0,4}nicht (?:sagen|nennen|verraten|angeben)|sage? ich (?:\w+ )?nicht|geht (?:sie|euch|dich) nichts an|(?:hab|habe|haben) (?:\w+ ){0,2}(?:noch )?(?:kein|keine|keinen) (?:betrieb|firma|namen))\b/;

export const isUndecided = (part: Words): boolean => part.some(({ text }) => UNDECIDED.test(text));

export const listOf = (turns: string) => turns.split(/,\s+/).map((text) => text.split(" "));
/** What follows is the name, whatever it looks like. */
export const NAMED = listOf(
  `jetzt heissen wir, nun heissen wir, wir heissen, heissen wir, heissen wir jetzt, heissen wir nun, heisse ich, eingetragen als, eingetragen sind wir als, angemeldet als, ich heisse, heissen tun wir, heissen, heisse, mein name ist, unser name ist, der name ist, name ist, das ganze heisst,
  nennt sich, nennen uns, nennen mich, nenne mich, namens, firmieren als, firmiere als, firmiert als, firmiert wird als, firmieren unter, unter dem namen, mit dem namen, firmenname, name, called, named, my name is, name is`,
);
/** What follows is the name, if it is no trade. */
export const TITLED = listOf(
  "mein name, firma, fa, unternehmen, einzelunternehmen, mein betrieb, unser betrieb",
);
/** „Weingut Hövelmann heißen wir“, „Nadelwerk heißt der Laden“, „soll Blattwerk heißen“. */
export function calledBefore(words: Words): TaggedWord[][] {
  return partsOf(words).flatMap((part) => {
    const at = part.findIndex((_, index) => isCallingBack(part, index));
    const [from, to] = ["soll", "heissen"].map((verb) => part.findIndex((word) => word.text === verb));
    const shall =
      from !== undefined && to !== undefined && from >= 0 && to > from + 1 ? [part.slice(from + 1, to)] : [];
    // „… und so soll die Seite dann auch heißen“ names nothing
    const named = shall.filter((words) => !words.some(({ text }) => SENTENCE.test(text) || text === "seite"));
    return at > 0 ? [ownOf(part.slice(0, at)), ...named] : named;
  });
}

/** Whether the verb at `at` calls what stands before it by its name. */
function isCallingBack(part: Words, at: number): boolean {
  const [said = "", next = "", third = ""] = [0, 1, 2].map((step) => part[at + step]?.text);
  // „der Laden heißt Umme Ecke und wir …“ tells it behind the verb.
  const isFirmBefore = at === 2 && ARTICLE.test(part[0]?.text ?? "") && FIRM.test(part[1]?.text ?? "");
  if (said === "heisst") return part[0]?.text !== "wie" && !isFirmBefore && isFirmBehind(part, at);
  // „Wolbring heiß ich“
  if (/^heisse?$/.test(said)) return next === "ich";
  // „jetzt heißen wir Packwerk“ tells it behind the verb.
  if (said === "heissen") return next === "wir" && (/^(?:|und|\.)$/.test(third) || END.test(third));
  // „Thermowerk nennt sich das Ganze“
  if (said === "nennt")
    return next === "sich" && /^(?:das|der|die)$/.test(third) && part.length - at <= MAX_CALLING_WORDS;
  // „Zeitlos nenne ich das“
  if (/^nenne?n?$/.test(said)) return /^(?:ich|wir)$/.test(next) && NAMED_THING.test(third);
  return said === "mein" && next === "name" && at + 2 === part.length;
}

/** „nennt sich das Ganze hier“ */
const MAX_CALLING_WORDS = 5;
const NAMED_THING = /^(?:das|es|uns|mich|ihn|sie|den|die)$/;

/** „… heißt der Laden“, „Kettenblatt heißt der“; „die Brauerei heißt Emsperle und wir brauen“ tells it behind the verb. */
function isFirmBehind(part: Words, at: number): boolean {
  const behind = part.slice(at + 1);
  const end = behind.findIndex(({ text }) => text === "und");
  const clause = end < 0 ? behind : behind.slice(0, end);
  const isShown = clause.length === 1 && /^(?:der|die|das)$/.test(clause[0]?.text ?? "");
  return (
    isShown ||
    clause.some(
      (word, offset) => FIRM.test(word.text) || (OWN.test(clause[offset - 1]?.text ?? "") && isTrade(word)),
    )
  );
}

const OWN = /^(?:mein|meine|unser|unsere)$/;

/** Of „ja hallo also ich hab einen Malerbetrieb Malermeister Krampe“, as one dictates, what stands behind the sentence. */
function ownOf(before: TaggedWord[]): TaggedWord[] {
  const verb = before.findLastIndex(({ text }) => SENTENCE.test(text));
  return before.slice(verb + 1);
}

/** What follows one of `turns`, to the end of its part. */
export function after(words: Words, turns: readonly string[][]): TaggedWord[][] {
  return words.flatMap((_, at) => {
    const turn = turns.find((said) => said.every((word, offset) => words[at + offset]?.text === word));
    if (!turn) return [];
    if (isUndecidedBefore(words, at) || /^kein/.test(words[at - 1]?.text ?? "")) return [];
    const rest = withoutSince(words.slice(at + turn.length));
    const [first] = partsOf(rest.filter((word, index) => index > 0 || word.text !== ":"));
    return first ? [first] : [];
  });
}

/** „Wir heißen ab Januar übrigens Holzbau Holtkötter“ */
function withoutSince(words: Words): Words {
  const since = /^(?:ab|seit)$/.test(words[0]?.text ?? "") ? 2 : 0;
  const begin = words.findIndex(({ text }, at) => at >= since && !SOON.test(text));
  return begin < 0 ? words : words.slice(begin);
}

/** „heißt bei uns Schlüssel-Hannes“ */
const SOON =
  /^(?:bei|uns|hier|ja|halt|einfach|uebrigens|jetzt|kuenftig|demnaechst|neuerdings|nun|bald|inzwischen|dann|mittlerweile)$/;

/** What follows „der Betrieb heißt“, „Büro heißt“. */
export function behindFirm(words: Words, verb: RegExp, firm = FIRM): TaggedWord[][] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    if (
      !verb.test(word.text) ||
      !(
        firm.test(before?.text ?? "") ||
        // „Die Brauerei heißt Emsperle“
        (firm === FIRM && before !== undefined && (isTrade(before) || LEGAL_FORM.test(before.text))) ||
        (firm === FIRM && /^(?:,|der|die)$/.test(before?.text ?? ""))
      )
    )
      return [];
    // „das heißt neben Deutsch auf Dänisch“
    const isThatIs = before?.text === "das" && !/^\p{Lu}/u.test(words[at + 1]?.raw ?? "");
    if (isThatIs || isUndecidedBefore(words, at)) return [];
    return partsOf(withoutSince(words.slice(at + 1))).slice(0, 1);
  });
}

export const partsOf = (words: Words): TaggedWord[][] => nameParts(words, isProper);
