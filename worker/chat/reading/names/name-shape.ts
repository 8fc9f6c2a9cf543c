// What makes words of a text look like a firm's name, and how far it goes.
import { everydayWords } from "../everyday-words.ts";
import { industryOfWord, tradeOfWord } from "../read-industry.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { normalised } from "../words.ts";
import {
  BUSINESS,
  CLUB,
  GREETING,
  isCommon,
  isThing,
  isTown,
  LEGAL_FORM,
  ONE_OF_ITS_KIND,
  PARTNERS,
  PLACE,
  TECHNICAL,
  WORK,
} from "./name-words.ts";

/** A name that nothing marks as one is short. */
const MAX_BARE_WORDS = 3;
/** „CNC“ and „h“ are no names. */
const MIN_LETTERS = 2;
const ABBREVIATION = /^\p{Lu}{2,3}$/u;

/** Words of the lexicon that firms are called by: Klein, Business. */
const NAME_TAGS = new Set<string>("plain basic professional premium business starter".split(" "));

export function isTrade(word: TaggedWord): boolean {
  return industryOfWord(word) !== null;
}

/** A word that is no trade, town, filler or part of an answer: „Schulze“ of „Malerbetrieb Schulze“. */
export function isProper(word: TaggedWord | undefined): boolean {
  if (word?.kind !== "word" || word.text.length < MIN_LETTERS) return false;
  if (![...word.tags.keys()].every((tag) => NAME_TAGS.has(tag))) return false;
  // „Rheine-Mesum“
  if (isTown(normalised(word.raw.split("-")[0] ?? ""))) return false;
  // „klassische homöopathie“
  if (SMALL_ADJECTIVE.test(word.raw)) return false;
  return (
    !everydayWords.has(word.text) && !GREETING.test(word.text) && !isCommon(word.text) && !isMeantTrade(word)
  );
}

/** „Systemische Beratung“, „Handgemachte Kerzen“; „Müller“ and „Fischer“ are none. */
const ADJECTIVE = /^\w{3,}(?:isch|lich|iell|[dtns]uell|haft|sam|gemacht|willig)(?:e|er|es)$/;
export const isAdjective = ({ text }: TaggedWord): boolean => ADJECTIVE.test(text);
/** The same in small letters, where it ends in more than names do. */
const SMALL_ADJECTIVE = /^\p{Ll}{3,}(?:isch|lich|iell|tiv|haft|sam)(?:e|er|es|en)$/u;

/** „Rauhaus“ is a surname before it is a Brauhaus with a slip. */
function isMeantTrade(word: TaggedWord): boolean {
  return tradeOfWord(word, !SURNAME.test(word.text)) !== null;
}

/** Trade and proper word side by side, a legal form, quotes, „Holz & Huf“. */
export function isMarked(name: Words): boolean {
  const first = name.find(({ kind }) => kind !== "mark");
  if (!first || first.kind === "number") return false;
  if (isByInitials(name) || isClubOfTown(name) || isClubByLetters(name) || isCoined(name) || isPlaced(name))
    return true;
  if (TITLE.test(first.text) && name.some(isProper)) return true;
  const hasForm = name.length > 1 && hasLegalForm(name) && /^\p{Lu}/u.test(first.raw);
  if (hasForm || isBySomebody(name)) return true;
  if (isJoined(name) || name.some(isHouseName)) return true;
  if (!name.some(isProper)) return false;
  const isQuoted = /^["„“”]$/.test(name[0]?.raw ?? "");
  return hasLegalForm(name) || isQuoted || isFollowed(name) || isForItsTrade(name);
}

/** „HM Metallbau“; „KFZ Werkstatt“ and „SEO Beratung“ are kinds. */
function isByInitials([letters, kind, ...rest]: Words): boolean {
  const isOwn = /^\p{Lu}{2,3}$/u.test(letters?.raw ?? "") && !TECHNICAL.test(letters?.text ?? "");
  return (
    isOwn &&
    rest.length === 0 &&
    kind !== undefined &&
    isCapital(kind) &&
    tellsOfWork(kind) &&
    !isCommon(letters?.text ?? "")
  );
}

/** „Klartext by Franzi“ */
function isBySomebody(name: Words): boolean {
  const at = name.findIndex(({ text }) => text === "by");
  return at > 0 && isCapital(name[at + 1]) && name.slice(0, at).some(({ kind }) => kind === "word");
}

/** „Dr. Hagemann“, „Familie Berning“, „die Brüder Thesing“. */
const TITLE = /^(?:dr|dres|prof|dipl|familie|fam|brueder|geschwister|schwestern)$/;

/** „GmbH“, „e.V.“ */
function hasLegalForm(name: Words): boolean {
  return name.some(
    ({ text }, at) =>
      LEGAL_FORM.test(text) ||
      (text === "e" && name[at + 1]?.text === "." && /^[vk]$/.test(name[at + 2]?.text ?? "")),
  );
}

/** „Löwen-Apotheke“, „Linden-Grundschule“: what it is, and its own name before the hyphen. */
function isHouseName({ raw }: TaggedWord): boolean {
  const [own = "", ...kind] = raw.split("-");
  return (
    own.length > MIN_LETTERS &&
    /^\p{Lu}/u.test(own) &&
    !NO_OWN.test(normalised(own)) &&
    kind.length > 0 &&
    /^(?:apotheke|grundschule|schule|realschule|gymnasium|klinik|kita|muehle|brauerei|stift|gemeinde)$/.test(
      normalised(kind.at(-1) ?? ""),
    )
  );
}

/** „Online-Apotheke“ and „Yoga-Schule“ are kinds. */
const NO_OWN =
  /^(?:online|versand|internet|web|haus|privat|yoga|tanz|musik|fahr|reit|hunde|sprach|surf|segel|ski|kampf|bio|mini|mal|koch|grund|haupt|real|ganz\w*|montessori|waldorf|foerder|sonder|zahn|tier|fach|tages|natur|wald|betriebs|\w*kirchen)$/;

/** „Holz & Huf“, „Becker & Söhne“. */
function isJoined(name: Words): boolean {
  return name.some(({ raw }, at) => {
    const next = name[at + 1];
    if (raw !== "&") return false;
    // „Averdung & Sohn“: whatever it ends in, nobody but a person has one.
    if (at > 0 && PARTNERS.test(next?.text ?? "")) return isCapital(name[at - 1]) || isProper(name[at - 1]);
    return isProper(name[at - 1]) && isProper(next);
  });
}

/** „PadelPoint Dülmen“: a capital inside makes a name of a word. */
function isCoined(name: Words): boolean {
  const spoken = name.filter(({ kind }) => kind !== "mark");
  return (
    spoken.length <= MAX_BARE_WORDS &&
    spoken.every((word) => isProper(word) || isTrade(word) || isTown(word.text)) &&
    spoken.some((word) => /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(word.raw) && (isProper(word) || isTrade(word)))
  );
}

/** „TuS Ascheberg“: a club has no other name than its town's. */
function isClubOfTown(name: Words): boolean {
  const spoken = name.filter(({ kind }) => kind !== "mark");
  const isClub = (word: TaggedWord) => industryOfWord(word) === "club" && /^\p{Lu}/u.test(word.raw);
  const isAll = spoken.every((word) => isClub(word) || isTown(word.text) || isProper(word));
  return isAll && spoken.some(isClub) && spoken.some(({ text }) => isTown(text));
}

/** „SC Ottmarsbocholt“ */
function isClubByLetters(name: Words): boolean {
  const [club, own, ...rest] = name;
  const isOwn = own !== undefined && isCapital(own) && (isProper(own) || isTown(own.text));
  return CLUB.test(club?.raw ?? "") && isOwn && rest.length <= 1;
}

/** „Malerbetrieb Schulze“, „Schneider Elektrotechnik“, „Fenster Tenbrink“; not „Catering für Feiern“. */
export function isFollowed(name: Words): boolean {
  const spoken = name.filter(({ kind }) => kind !== "mark");
  const until = spoken.findIndex(({ text }) =>
    /^(?:fuer|von|vom|mit|zu|am|an|im|in|zum|zur|auf)$/.test(text),
  );
  const own = until < 0 ? spoken : spoken.slice(0, until);
  // „Uhren und Schmuck“ names none.
  const isListed = (at: number) => own[at + 1]?.text === "und" && !PARTNERS.test(own[at + 2]?.text ?? "");
  // „Laden vorstellen“
  const isVerb = ({ raw }: TaggedWord) => isCapital(own[0]) && /^\p{Ll}{4,}en$/u.test(raw);
  const isName = (word: TaggedWord) => isProper(word) && !isVerb(word) && !isAdjective(word);
  // „Wohnmobile mieten“
  if (own.length === 2 && isCapital(own[0]) && /^\p{Ll}{4,}en$/u.test(own[1]?.raw ?? "")) return false;
  // „eier kartoffeln grillfleisch“ is what there is.
  if (own.filter(({ text }) => isThing(text)).length > 1) return false;
  const names = own.filter((word, at) => isName(word) && !isListed(at) && own[at - 1]?.text !== "und");
  return own.some((word) => tellsOfWork(word) && names.some((other) => other !== word));
}

export const tellsOfWork = (word: TaggedWord): boolean =>
  isTrade(word) || WORK.test(word.text) || PLACE.test(word.text) || isThing(word.text);

/** „Apotheke am Rathaus“, „Gasthof Zur Linde“, „Ferienwohnung Zur alten Schmiede“, „Theater im Kornspeicher“. */
function isPlaced(name: Words): boolean {
  const at = name.findIndex(({ text }) => /^(?:am|an|zum|zur|im)$/.test(text));
  const next = name[at + 1];
  const isPlace = isCapital(next) || (/^\p{Ll}+en$/u.test(next?.raw ?? "") && isCapital(name[at + 2]));
  const isKind = (word: TaggedWord) => isTrade(word) || PLACE.test(word.text) || HOUSE.test(word.text);
  return at > 0 && name.slice(0, at).some(isKind) && isPlace;
}

export const isCapital = (word: TaggedWord | undefined): boolean => /^\p{Lu}/u.test(word?.raw ?? "");

/** Houses that are called by where they stand. */
export const HOUSE =
  /(?:theater|museum|galerie|kino|kita|kindergarten|wohnung|buehne|gaestehaus|pension|kulturforum)$/;

/** „Praxis für Logopädie Annegret Twiehoff“, „Büro für Gestaltung Kemper“. */
function isForItsTrade(name: Words): boolean {
  const spoken = name.filter(({ kind }) => kind !== "mark");
  const [first, word, trade, ...own] = spoken;
  const isKind =
    first !== undefined &&
    (PLACE.test(first.text) ||
      BUSINESS.test(first.text) ||
      /(?:praxis|buero|kanzlei|institut)$/.test(first.text));
  const isNamed = own.length > 0 && own.every((one) => isProper(one) && isCapital(one));
  return isKind && word?.text === "fuer" && isCapital(trade) && isNamed;
}

/** Two or three words with capitals that tell nothing; a single one looks like a name by its letters only. */
export function isBare(name: Words): boolean {
  // „Vollwert mit Franzi“
  const spoken = name.filter(
    ({ kind, text, raw }, at) =>
      kind !== "mark" &&
      !(text === "mit" && at > 0 && at < name.length - 1) &&
      // „A. Kemper“
      !(/^\p{Lu}$/u.test(raw) && name[at + 1]?.text === "."),
  );
  return (
    spoken.length > 0 &&
    spoken.length <= MAX_BARE_WORDS &&
    spoken.every((word) => isProper(word) && /^\p{Lu}/u.test(word.raw) && !ABBREVIATION.test(word.raw))
  );
}

/** Endings of surnames of the region, and capitals inside: „Brüggemann“, „FixPunkt“. */
const SURNAME =
  /(?:mann|scher|kamp|kaemper|koetter|meier|meyer|trup|hoff|horst|rott|brink|ing|ski|oglu|haus|feld|busch)$/;

/** „Lernwerk“, „Pinselglück“: words that are put together to be names. */
const COINED =
  /^(?!(?:netz|feuer|fach|stell|kraft|uhr|bau|trieb|lauf|mach|kunst|schuh|stock|hand|un)werk$)\p{L}{3,}(?:werk|glueck|zauber|stuebchen|schmiede|manufaktur|nest)$/u;

/** „Brüggemann“ alone; „Kammerjäger“ alone is what somebody does. */
export function looksLikeName({ raw, text }: TaggedWord): boolean {
  return SURNAME.test(text) || COINED.test(text) || /\p{Ll}\p{Lu}/u.test(raw);
}

/** „nadel werk“, all of the message in small letters; one such word may be anything. */
export function isTypedSmall(parts: readonly Words[]): boolean {
  const [part = []] = parts;
  return parts.length === 1 && part.length > 1 && part.length <= MAX_BARE_WORDS && part.every(isProper);
}

/** „ein Café am Markt“: one of its kind. */
export function isOneOfItsKind(part: Words): boolean {
  const first = part.find(({ kind, text }) => kind === "word" && !GREETING.test(text));
  return first !== undefined && ONE_OF_ITS_KIND.test(first.text);
}
