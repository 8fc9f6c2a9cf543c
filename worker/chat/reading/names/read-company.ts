// The name of the visitor's firm, in the visitor's own letters: what is said to be one, or looks like one.

import { textOf } from "../question-shapes.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { withoutEarlier } from "./earlier-names.ts";
import { houseAndPhrase } from "./house-and-phrase.ts";
import { likelyName } from "./learned-name.ts";
import { isOfficeBefore, trimmed } from "./name-extent.ts";
import { isInTown, townless } from "./name-in-town.ts";
import { nameOf } from "./name-of.ts";
import { isAdjective, isBare, isMarked, isOneOfItsKind, isProper, tellsOfWork } from "./name-shape.ts";
import { ARTICLE, BUSINESS, GREETING, isTown, SENTENCE } from "./name-words.ts";
import {
  domainOf,
  embeddedName,
  firstOf,
  nameBeforeDash,
  nameBesideTrade,
  quotedName,
} from "./names-by-their-place.ts";
import { behindAdverbs, namedFor, smallName } from "./names-in-sentences.ts";
import { digitInside, numberedName } from "./numbered-names.ts";
import { onlyWord, wordBeforeTrade } from "./only-word.ts";
import { isGivenName, nameBeforeOwner } from "./owner-beside.ts";
import { bareName, firstMarked } from "./shaped-names.ts";
import {
  after,
  behindFirm,
  calledBefore,
  isNameWithheld,
  isUndecided,
  listOf,
  NAMED,
  partsOf,
  TITLED,
} from "./told-names.ts";
import { toldOtherwise } from "./told-otherwise.ts";

/** What follows may be the name, or tell what the firm is. */
const INTRODUCED = listOf(
  `wir sind, were, i run, we run, ich bin, schreibe fuer, schreibe fuers, melde mich fuer, anfrage fuer, anfrage von, ich bins, hier ist, hier is, hier schreibt, hier spricht, es geht um, geht um, frage fuer, ist fuer,
  seite fuer, website fuer, homepage fuer, firmenseite fuer, we are, i am,
  betreiben, betreibe, fuehren, fuehre, leiten, leite, arbeite bei, arbeiten bei, geschaeftsfuehrer der,
  geschaeftsfuehrerin der, inhaber der, inhaberin der, sekretariat, im auftrag der, im auftrag von, hab die, habe die, haben die`,
);

/** „Wir haben Gasthaus Prinz“: only what is marked as a name. */
const HELD = listOf("wir haben, ich habe, ich hab");
/** What follows is a name in any message. */
const RENAMED = listOf("nennen uns, nenne mich, heissen tun wir");

/** The name in `text`, whose words are `words`; null when there is none to be sure of. */
export function readCompany(text: string, words: Words): string | null {
  const present = withoutEarlier(words);
  const name =
    (present.length < words.length ? readPresent(text, present) : null) ??
    nameBehindOffice(text, words) ??
    readPresent(text, words);
  return name && townless(name);
}

/** „Mein Name ist Terbeck, ich bin Büroleiterin der Kanzlei Wessels“ */
function nameBehindOffice(text: string, words: Words): string | null {
  if (!/\bname ist\b/.test(textOf(words))) return null;
  const at = words.findIndex((_, at) => isOfficeBefore(words, at));
  return at < 0 ? null : readPresent(text, words.slice(at));
}

/** „Mein Hund heißt Bello“, „unsere Straße heißt Am Markt“, „dachdecker telgte gesucht“ */
const NOT_THE_FIRM =
  /\bgesucht\b|\b(?:hund|katze|pferd|sohn|tochter|kind|frau|mann|vater|mutter|oma|opa|chefin|chef|kollegin|kollege|strasse|ort|ortsteil|dorf|stadt|gegend|programm)e?n? heiss(?:t|en)\b/;

/** Places and rooms that are told apart by numbers. */
const NUMBERED = /(?:strasse|str|weg|platz|allee|gasse|ring|damm|hof|kamp|zimmer|nummer|nr|raum|etage)$/;

/** What no rule knows and yet stands as names do. */
export function readLearnedName(text: string, words: Words): string | null {
  // „Netzwerk“: a single word has nothing around it that would tell.
  const isAlone = words.filter(({ kind }) => kind === "word").length < 2;
  const isDecided = isAlone || isNameWithheld(words) || NOT_THE_FIRM.test(textOf(words));
  const name = isDecided ? [] : likelyName(words);
  // „Systemische Beratung“
  const isKind = name.every((word) => isAdjective(word) || tellsOfWork(word));
  // „Hauptstraße 12“, „Zimmer 12“
  const isPlace = name.at(-1)?.kind === "number" && NUMBERED.test(name.at(-2)?.text ?? "");
  return isKind || isPlace ? null : nameOf(text.normalize("NFC"), name, true);
}

function readPresent(text: string, words: Words): string | null {
  const composed = text.normalize("NFC");
  const parts = partsOf(words);
  return (
    quotedName(composed) ??
    toldOtherwise(composed, words) ??
    nameBeforeDash(composed, words) ??
    saidName(composed, words) ??
    nameBeforeOwner(composed, parts) ??
    nameBesideTrade(composed, parts) ??
    (isNameWithheld(words) ? null : shapedName(composed, words))
  );
}

/** What looks like a name, or stands where names stand. */
function shapedName(composed: string, words: Words): string | null {
  return (
    numberedName(composed, partsOf(words)) ??
    houseAndPhrase(composed, partsOf(words)) ??
    firstMarked(composed, partsOf(words).slice(0, 1)) ??
    introducedName(composed, words, isMarked) ??
    firstMarked(composed, partsOf(words)) ??
    embeddedName(composed, words) ??
    ledName(composed, words) ??
    firstOf(/\p{Lu}/u.test(composed) ? after(words, HELD) : [], (part) =>
      isMarked(trimmed(part)) && !isOneOfItsKind(part) ? nameOf(composed, part) : null,
    ) ??
    introducedName(composed, words, isBare) ??
    bareName(composed, words) ??
    firstOf(partsOf(words).slice(0, 2), (part) => (isInTown(part) ? nameOf(composed, part, true) : null)) ??
    domainOf(composed) ??
    digitInside(composed) ??
    wordBeforeTrade(composed, partsOf(words)) ??
    onlyWord(composed, words)
  );
}

/** `text` as a name, where somebody else takes it for one already; no sentence and no amount is one. */
export function readAsName(text: string, words: Words): string | null {
  const named = partsOf(words).filter((part) => !part.some((word) => SENTENCE.test(word.text)));
  return firstOf(named, (part) => nameOf(text.normalize("NFC"), part));
}

interface Renaming {
  /** A name is known. */
  isKnown: boolean;
  /** Neither name nor trade is. */
  isStranger: boolean;
}

/** A name said later, when nobody asks for it: „Unser Betrieb heißt …“, and, while none is known, „wir sind die …“. */
export function readRenamed(text: string, words: Words, { isKnown, isStranger }: Renaming): string | null {
  const composed = text.normalize("NFC");
  const called = [...calledBefore(words), ...behindFirm(words, /^heiss(?:t|en)$/), ...after(words, RENAMED)];
  const behind = called.filter((part) => !isUndecided(part));
  // „der laden heißt nadelöhr“
  const low = /\p{Lu}/u.test(text) ? [] : behindFirm(words, /^heisst$/, BUSINESS).filter(isShort);
  const renamed =
    firstOf(behind, (part) => nameOf(composed, part, trimmed(part).some(mayBeCalled))) ??
    firstOf(low, (part) => nameOf(composed, part, true));
  if (renamed !== null || isKnown) return renamed;
  // After „asdfgh“ the first real word may be the name.
  const late = isStranger ? firstMarked(composed, partsOf(words)) : null;
  if (late !== null) return late;
  return firstOf(after(words, INTRODUCED), (piece) => {
    const name = trimmed(piece);
    const isName = isMarked(name) || (isBare(name) && name.length > 1);
    return isName && !isOneOfItsKind(piece) ? nameOf(composed, piece) : null;
  });
}

/** A name instead of an answer, from whoever has told no more than the trade: all of the text, and marked or with capitals. */
export function readLateName(text: string, words: Words): string | null {
  // „Taxi Münch, Lüdinghausen“, „Musikschule Klangfarbe, Oelde, 11 Lehrer“
  const [own, ...beside] = partsOf(words);
  const isBeside = (part: Words) => part[0]?.kind === "number" || part.every((word) => isTown(word.text));
  if (own === undefined || !beside.every(isBeside)) return null;
  const parts = [own];
  const composed = text.normalize("NFC");
  // In small letters only a trade with a name shows itself.
  const isTypedLow = !/\p{Lu}/u.test(text);
  return firstMarked(composed, parts) ?? (isTypedLow ? null : bareName(composed, own));
}

/** „Wir heißen …“, „… heißt der Laden“, „Firma …“. */
function saidName(text: string, words: Words): string | null {
  const isTypedLow = !/\p{Lu}/u.test(text);
  const before = calledBefore(words);
  const said = [...before, ...behindFirm(words, /^(?:heisst|heissen)$/), ...after(words, NAMED)];
  // „wir heißen Wellkarton, nein, das war früher, jetzt heißen wir Packwerk“
  const isCorrected = words.some(({ text: word }) => CORRECTS.test(word));
  const titled = after(words, TITLED).filter((part) => !isUndecided(part));
  return (
    firstOf(
      (isCorrected ? said.toReversed() : said).filter(
        (part) => !isUndecided(part) && !isGivenName(words, part),
      ),
      (part) =>
        calledAsGreeted(part) ??
        nameOf(
          text,
          part,
          isTypedLow || trimmed(part).some(mayBeCalled) || (before.includes(part) && isShort(part)),
        ),
    ) ?? firstOf(titled, (part) => nameOf(text, withoutTown(part)))
  );
}

/** „Wir heißen Morgen.“ */
function calledAsGreeted([word, ...rest]: Words): string | null {
  const isOver = rest.every(({ kind }) => kind === "mark");
  return word !== undefined && isOver && /^\p{Lu}\p{Ll}{3,}$/u.test(word.raw) && GREETING.test(word.text)
    ? word.raw
    : null;
}

/** „Fa. Quante Rhede“ */
function withoutTown(part: Words): Words {
  const last = part.at(-1);
  return part.length > 1 && last !== undefined && isTown(last.text) ? part.slice(0, -1) : part;
}

const CORRECTS = /^(?:nein|nee|quatsch|entschuldigung|frueher|falsch|korrektur)$/;

const JOB =
  /^(?:assistent|geschaeftsfuehr|sekretaer|kassenwart|kassierer|schriftfuehr|vorsitzend|mitarbeiter|auszubildend|azubi|praktikant|leiter|verantwortlich|zustaendig|ansprechpartner|neue)\w*$/;
const MAX_LOW_WORDS = 3;

function isShort(part: Words): boolean {
  return part.length <= MAX_LOW_WORDS && !isUndecided(part) && !part.some(({ text }) => SENTENCE.test(text));
}

/** „Wir sind …“, „ich bin die …“, where what follows looks like a name. */
function introducedName(text: string, words: Words, looksSo: (name: Words) => boolean): string | null {
  return firstOf([...after(words, INTRODUCED), ...behindAdverbs(words)], (part) => {
    const name = trimmed(part);
    if (isWriter(words, part, name) || isGivenName(words, part)) return null;
    // „Ich bin Assistentin der Geschäftsleitung“, „wir sind fünf Hebammen“
    if (JOB.test(name[0]?.text ?? "") || (name[0]?.value ?? null) !== null) return null;
    // „ein ambulanter Pflegedienst“, „ein Team aus drei Leuten“
    const isNamed = looksSo !== isBare && name.some((word) => isProper(word) && /^\p{Lu}/u.test(word.raw));
    return looksSo(name) && (isNamed || !isOneOfItsKind(part)) ? nameOf(text, part) : null;
  });
}

/** „ich bin der Uwe“, „ich bin die Tochter“: whoever writes, not the firm. */
function isWriter(words: Words, part: Words, name: Words): boolean {
  const at = words.indexOf(part[0] as TaggedWord);
  const isOne = words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:ich|bins)$/.test(text));
  return isOne && /^(?:der|die)$/.test(part[0]?.text ?? "") && name.length === 1 && isBare(name);
}

/** What a sentence leads to, and a name in small letters behind its trade. */
function ledName(text: string, words: Words): string | null {
  const named = namedFor(words);
  const small = smallName(words);
  return (named && nameOf(text, named)) ?? (small && nameOf(text, small));
}

/** „heißt Farbklecks“: any noun will do. */
function mayBeCalled({ raw, text }: TaggedWord): boolean {
  return /^\p{Lu}\p{L}{2}/u.test(raw) && !ARTICLE.test(text) && !GREETING.test(text) && !SENTENCE.test(text);
}
