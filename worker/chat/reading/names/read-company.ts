// The name of the visitor's firm, in the visitor's own letters: what is said to be one, or looks like one.

import type { TaggedWord, Words } from "../tagged-words.ts";
import { isOfficeBefore, trimmed } from "./name-extent.ts";
import { isInTown } from "./name-in-town.ts";
import { nameOf } from "./name-of.ts";
import {
  isBare,
  isFollowed,
  isMarked,
  isOneOfItsKind,
  isProper,
  isTrade,
  isTypedSmall,
  looksLikeName,
} from "./name-shape.ts";
import { ARTICLE, BUSINESS, GREETING, isCommon, isTown, SENTENCE } from "./name-words.ts";
import {
  domainAtFirst,
  embeddedName,
  firstOf,
  nameBeforeDash,
  nameBesideTrade,
  quotedName,
} from "./names-by-their-place.ts";
import { behindAdverbs, namedFor, smallName } from "./names-in-sentences.ts";
import {
  after,
  behindFirm,
  calledBefore,
  isUndecided,
  listOf,
  NAMED,
  partsOf,
  TITLED,
} from "./told-names.ts";

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
  const composed = text.normalize("NFC");
  return (
    quotedName(composed) ??
    nameBeforeDash(composed, words) ??
    saidName(composed, words) ??
    nameBeforeOwner(composed, partsOf(words)) ??
    nameBesideTrade(composed, partsOf(words)) ??
    firstMarked(composed, partsOf(words).slice(0, 1)) ??
    introducedName(composed, words, isMarked) ??
    firstMarked(composed, partsOf(words)) ??
    embeddedName(composed, words) ??
    ledName(composed, words) ??
    firstOf(/\p{Lu}/u.test(text) ? after(words, HELD) : [], (part) =>
      isMarked(trimmed(part)) && !isOneOfItsKind(part) ? nameOf(composed, part) : null,
    ) ??
    introducedName(composed, words, isBare) ??
    bareName(composed, words) ??
    firstOf(partsOf(words).slice(0, 2), (part) => (isInTown(part) ? nameOf(composed, part, true) : null)) ??
    domainAtFirst(composed)
  );
}

/** „Die Weiterwerkstatt, Inhaberin Svenja Holtkamper“; „Zimmerei, Inhaber Karl Sundermann“ names him alone. */
function nameBeforeOwner(text: string, [own, owner]: readonly TaggedWord[][]): string | null {
  if (!own || !/^inhaber(?:in)?$/.test(owner?.[0]?.text ?? "")) return null;
  const name = trimmed(own);
  const isCalled = /^(?:die|der|das)$/.test(own[0]?.text ?? "") && /^\p{Lu}/u.test(name[0]?.raw ?? "");
  // „büdchen an der stever, inhaber mehmet“
  if (!/\p{Lu}/u.test(text) && own.length > 1 && own.some(isTrade) && !isOneOfItsKind(own))
    return nameOf(text, name, true);
  return isCalled || isMarked(name) ? nameOf(text, own, true) : null;
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
  const said = [...calledBefore(words), ...behindFirm(words, /^(?:heisst|heissen)$/), ...after(words, NAMED)];
  // „wir heißen Wellkarton, nein, das war früher, jetzt heißen wir Packwerk“
  const isCorrected = words.some(({ text: word }) => CORRECTS.test(word));
  const titled = after(words, TITLED).filter((part) => !isUndecided(part));
  return (
    firstOf(
      (isCorrected ? said.toReversed() : said).filter((part) => !isUndecided(part)),
      (part) => nameOf(text, part, isTypedLow || trimmed(part).some(mayBeCalled)),
    ) ?? firstOf(titled, (part) => nameOf(text, part))
  );
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
    if (isWriter(words, part, name)) return null;
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

/** A few words with capitals, beside a trade or alone. */
function bareName(text: string, words: Words): string | null {
  const parts = partsOf(words);
  const isList = parts.filter((part) => part.length === 1).length > 2;
  // „Pflaster, Hecken, Teiche“ is what the firm does.
  const only = isList
    ? undefined
    : parts.find((part) => (isBareOf(part) || isTypedSmall(parts)) && !isSpokenOf(words, part));
  if (!only) return null;
  const isBesideTrade = parts.some((part) => part.some(isTrade));
  const isBesideWork = parts.length === 2 && parts.some((part) => part.some((word) => isCommon(word.text)));
  const [first] = trimmed(only);
  const isAlone =
    parts.length === 1 && (trimmed(only).length > 1 || (first !== undefined && looksLikeName(first)));
  return isAlone || isBesideTrade || isBesideWork ? nameOf(text, only) : null;
}

/** A piece that looks like a name: trade and name, a legal form, quotes. */
function firstMarked(text: string, parts: readonly TaggedWord[][]): string | null {
  return firstOf(parts, (part) => {
    const name = trimmed(part);
    const begin = part.indexOf(name[0] as TaggedWord);
    // „hier der Kassenwart der Chorgemeinschaft Cäcilia e.V. Ich darf …“
    const isCut =
      name.at(-1) !== part.at(-1) && (part.slice(0, begin).every(isLead) || isOfficeBefore(part, begin));
    const isSentence = (isCut ? name : part).some((word) => SENTENCE.test(word.text)) || isSeparable(part);
    return isMarked(name) && !isSentence && (!isOneOfItsKind(part) || isFollowed(name))
      ? nameOf(text, part)
      : null;
  });
}

const isLead = ({ text }: TaggedWord): boolean => ARTICLE.test(text) || GREETING.test(text);

/** „Lehrkräfte laden Noten hoch“ */
const isSeparable = (part: Words): boolean =>
  /^(?:hoch|runter|herunter|rauf|ein|raus|rein|vor)$/.test(part.at(-1)?.raw ?? "") && part.length > 2;

/** „Wolle und Handarbeit“ is cut at its „und“ and no name. */
function isBareOf(part: Words): boolean {
  const name = trimmed(part);
  const rest = part.slice(part.indexOf(name.at(-1) as TaggedWord) + 1);
  return isBare(name) && rest[0]?.text !== "und" && !rest.some(isTrade);
}

/** „Zufrieden?“, or a sentence about the firm. */
function isSpokenOf(words: Words, part: Words): boolean {
  const last = part.at(-1);
  const next = words.find((word) => last !== undefined && word.start >= last.end);
  return next?.text === "?" || part.some(({ text }) => SENTENCE.test(text));
}
