// The name of the visitor's firm, in the visitor's own letters: what is said to be one, or looks like one.

import type { TaggedWord, Words } from "../tagged-words.ts";
import { trimmed, unquoted } from "./name-extent.ts";
import { isInTown } from "./name-in-town.ts";
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
import {
  ARTICLE,
  BUSINESS,
  GREETING,
  isCommon,
  isTown,
  LEADING,
  LEGAL_FORM,
  SENTENCE,
} from "./name-words.ts";
import { domainAtFirst, embeddedName, firstOf, nameBeforeDash, quotedName } from "./names-by-their-place.ts";
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

const MAX_WORDS = 7;
const MAX_LETTERS = 60;

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
    firstMarked(composed, partsOf(words).slice(0, 1)) ??
    introducedName(composed, words, isMarked) ??
    firstMarked(composed, partsOf(words)) ??
    embeddedName(composed, words) ??
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
  // „Taxi Münch, Lüdinghausen“
  const [own, ...beside] = partsOf(words);
  if (own === undefined || !beside.every((part) => part.every((word) => isTown(word.text)))) return null;
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
  const titled = after(words, TITLED).filter((part) => !isUndecided(part));
  return (
    firstOf(
      said.filter((part) => !isUndecided(part)),
      (part) => nameOf(text, part, isTypedLow || trimmed(part).some(mayBeCalled)),
    ) ?? firstOf(titled, (part) => nameOf(text, part))
  );
}

const JOB =
  /^(?:assistent|geschaeftsfuehr|sekretaer|kassenwart|kassierer|schriftfuehr|vorsitzend|mitarbeiter|auszubildend|azubi|praktikant|leiter|verantwortlich|zustaendig|ansprechpartner|neue)\w*$/;
const MAX_LOW_WORDS = 3;

function isShort(part: Words): boolean {
  return part.length <= MAX_LOW_WORDS && !isUndecided(part) && !part.some(({ text }) => SENTENCE.test(text));
}

/** „Wir sind …“, „ich bin die …“, where what follows looks like a name. */
function introducedName(text: string, words: Words, looksSo: (name: Words) => boolean): string | null {
  return firstOf(after(words, INTRODUCED), (part) => {
    const name = trimmed(part);
    // „Ich bin Assistentin der Geschäftsleitung“, „wir sind fünf Hebammen“
    if (JOB.test(name[0]?.text ?? "") || (name[0]?.value ?? null) !== null) return null;
    // „ein ambulanter Pflegedienst“, „ein Team aus drei Leuten“
    const isNamed = looksSo !== isBare && name.some((word) => isProper(word) && /^\p{Lu}/u.test(word.raw));
    return looksSo(name) && (isNamed || !isOneOfItsKind(part)) ? nameOf(text, part) : null;
  });
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
    const isCut = name.at(-1) !== part.at(-1) && part.slice(0, begin).every(isLead);
    const isSentence = (isCut ? name : part).some((word) => SENTENCE.test(word.text));
    return isMarked(name) && !isSentence && (!isOneOfItsKind(part) || isFollowed(name))
      ? nameOf(text, part)
      : null;
  });
}

/** „Wolle und Handarbeit“ is cut at its „und“ and no name. */
function isBareOf(part: Words): boolean {
  const name = trimmed(part);
  const rest = part.slice(part.indexOf(name.at(-1) as TaggedWord) + 1);
  return isBare(name) && rest[0]?.text !== "und" && !rest.some(isTrade);
}

const isLead = ({ text }: TaggedWord): boolean => ARTICLE.test(text) || GREETING.test(text);

/** „Zufrieden?“, or a sentence about the firm. */
function isSpokenOf(words: Words, part: Words): boolean {
  const last = part.at(-1);
  const next = words.find((word) => last !== undefined && word.start >= last.end);
  return next?.text === "?" || part.some(({ text }) => SENTENCE.test(text));
}

/** `isEnough`: whether the words of it may be a name at all. */
function nameOf(text: string, part: Words, isEnough?: boolean): string | null {
  const name = trimmed(part);
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || first.kind === "number") return null;
  // „unabhängige Finanzberatung“ beside a name with capitals
  const isAdjective = /^\p{Ll}{4,}(?:e|er|es)$/u.test(first.raw) && /\p{Lu}/u.test(text);
  if (isAdjective && !name.some(({ text: said }) => LEGAL_FORM.test(said))) return null;
  if (name.every((word) => word.kind === "mark" || isTown(word.text))) return null;
  if (/^(?:wie|was|wer|wo|warum)$/.test(first.text)) return null;
  if (LEADING.test(first.raw) || first.tags.has("sell")) return null;
  // An amount in a name would be read back to the visitor.
  if (name.some(({ text: said }) => /^(?:€|\$|euro|eur)$/.test(said))) return null;
  if (name.filter(({ kind }) => kind !== "mark").length > MAX_WORDS) return null;
  if (!(isEnough ?? (isMarked(name) || name.some(isProper)))) return null;
  // Tabs and the like come along when a name is pasted.
  const raw = unquoted(text.slice(first.start, last.end).replace(/[\s\p{C}]+/gu, " "));
  return raw.length <= MAX_LETTERS ? raw : null;
}
