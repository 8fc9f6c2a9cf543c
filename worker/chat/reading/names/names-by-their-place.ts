// Names that nothing but their place in the text tells: between quotation marks, before a dash, behind „meinen Töpferhof“, as a domain.
import { labelOf } from "../dates/calendar-names.ts";
import { industryOfWord, tradeOfWord } from "../read-industry.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { normalised } from "../words.ts";
import { nominative } from "./name-extent.ts";
import { isCapital, isProper, isTrade } from "./name-shape.ts";
import { GREETING, isCommon, isThing, isTown, SENTENCE } from "./name-words.ts";

const OF_IT = /^(?:mein\w*|unser\w*|der|die|das|den|des|dem|vom|zum|im)$/;
const KIND =
  /(?:hof|haus|laden|werkstatt|buero|praxis|studio|vereins?|kontor|kanzlei|museum|scheune|stube|garten|schule|muehle|brauerei|apotheke|handlung|center|zentrum|treff)$/;
const MAX_EMBEDDED = 4;
/** „der Förderverein der Linden-Grundschule“ is called by whom it is for. */
const SOCIETY =
  /(?:foerderverein|freundeskreis|elterninitiative|traegerverein|interessengemeinschaft|buergerinitiative|stiftung)$/;

/** „Ich habe in Gescher meinen Töpferhof Erdfarben“, „betreibe das Sprachbüro Lindqvist“: what kind of firm, and its name behind it. */
export function embeddedName(text: string, words: Words): string | null {
  return firstOf([...words.keys()], (at) => {
    const kind = words[at + 1];
    if (!OF_IT.test(words[at]?.text ?? "") || kind === undefined || !isCapital(kind)) return null;
    if (!isTrade(kind) && !KIND.test(kind.text)) return null;
    const genitive =
      SOCIETY.test(kind.text) && /^(?:der|des|von|fuer)$/.test(words[at + 2]?.text ?? "") ? 1 : 0;
    const behind = words.slice(at + 2 + genitive, at + 2 + genitive + MAX_EMBEDDED);
    const end = behind.findIndex((word) => !isCapital(word) || isTown(word.text));
    const own = end < 0 ? behind : behind.slice(0, end);
    const last = own.at(-1);
    return last !== undefined && (own.some(isProper) || genitive > 0)
      ? nominativeBehind(words[at], text.slice(kind.start, last.end))
      : null;
  });
}

const nominativeBehind = (article: TaggedWord | undefined, name: string) =>
  article?.text === "des" ? nominative(name) : name;

/** „Maschenglück – Wolle, Stoffe, Kurzwaren“, „5 Elemente – Praxis für TCM“: a short name, then what it is. */
export function nameBeforeDash(text: string, words: Words): string | null {
  const [, before = ""] = /^\s*((?:\d{1,3} )?\p{Lu}[^–—,.!?;:]{2,38}?) (?:[–—]|-) /u.exec(text) ?? [];
  const own = words.filter(({ end }) => end <= text.indexOf(before) + before.length);
  const isName =
    own.length > 0 &&
    own.length <= MAX_BEFORE_DASH &&
    ((own.some(isProper) &&
      !own.some(({ text: said }) => /^(?:anfrage|frage|neu|kurz)$/.test(said)) &&
      !own.some(
        (word) => SENTENCE.test(word.text) || GREETING.test(word.text) || /^\p{Ll}/u.test(word.raw),
      )) ||
      isBeforeTrade(own, words.slice(own.length)));
  return before.length > 0 && isName ? before : null;
}

/** „Klarheit – Coaching für Führungskräfte“, „Mach mal halblang – Yogastudio“: no trade itself, and the trade right behind the dash. */
function isBeforeTrade(own: Words, [dash, first, second]: Words): boolean {
  const isTold =
    (first !== undefined && isTrade(first)) ||
    (second !== undefined && isTrade(second) && !isThing(first?.text ?? ""));
  const isSpoken = own.some(
    (word) =>
      SAID_BEFORE_DASH.test(word.text) ||
      GREETING.test(word.text) ||
      isTrade(word) ||
      isTown(word.text) ||
      isThing(word.text),
  );
  const isWork = own.length === 1 && /(?:ung|ungen|dienste?|bau)$/.test(own[0]?.text ?? "");
  const isAbout = own.every(
    (word) => word.tags.size > 0 || (isCommon(word.text) && !/(?:heit|keit|schaft)$/.test(word.text)),
  );
  return dash?.kind === "mark" && isTold && !isSpoken && !isWork && !isAbout;
}

/** „Kurz gesagt –“, „Ich bin neu hier –“, „Erste Frage –“, „Super –“ */
const SAID_BEFORE_DASH =
  /^(?:ich|wir|mir|uns|man|du|sie|er|es|das|bin|sind|ist|hab|habe|haben|kurz|gesagt|neu|frage|erste|ganz|einfach|also|ja|nein|nee|ok|okay|klar|super|gern|gerne|danke|bitte|sorry|moment|gut|prima|genau|richtig|nochmal|nur|erstmal|firma|betrieb|verein|name|branche|beruf|gewerbe|thema|anfrage|website|homepage|webseite|angebot|preis\w*)$/;

/**
 * „Kneipe. Zum schrägen Otto“, „Falz und Faden, Buchbinderei“, „Heute & Morgen, Seniorenbegleitung“: two pieces, one
 * with the trade, the other shaped as names of houses are.
 */
export function nameBesideTrade(text: string, parts: readonly Words[]): string | null {
  const [first = [], second = []] = parts;
  return firstOf([[first, second] as const, [second, first] as const], ([own, beside]) => {
    const isSentence = [...own, ...beside].some((word) => SENTENCE.test(word.text));
    if (isSentence || !beside.some(isTrade) || own.some(isRightlyTrade)) return null;
    const isName = (isAtSign(own) && beside.some(isHouse)) || isPair(own);
    const [begin, last] = [own[0], own.at(-1)];
    return isName && begin && last ? text.slice(begin.start, last.end) : null;
  });
}

/** A slip makes a trade of „Faden“ (Laden). */
const isRightlyTrade = (word: TaggedWord) => tradeOfWord(word, false) !== null;
const isHouse = (word: TaggedWord) => industryOfWord(word) === "hospitality";

/** „Zum schrägen Otto“, „Bei Luigi“ */
function isAtSign(own: Words): boolean {
  const noun = own.at(-1);
  const isShort = own.length === 2 || own.length === 3;
  return (
    isShort &&
    (/^(?:zum|zur)$/.test(own[0]?.text ?? "") || own[0]?.raw === "Bei") &&
    isCapital(noun) &&
    labelOf(noun?.text ?? "").size === 0
  );
}

/** „Heute & Morgen“; with „und“ only where both begin alike, as „Falz und Faden“ does. */
function isPair(own: Words): boolean {
  const [one, and, other, ...rest] = own;
  if (!one || !and || !other || rest.length > 0 || !isCapital(one) || !isCapital(other)) return false;
  if (isThing(one.text) || isThing(other.text) || isTown(one.text)) return false;
  if (GREETING.test(one.text)) return false;
  if (and.raw === "&") return true;
  const isUntold = one.tags.size + other.tags.size === 0 && !isCommon(one.text) && !isCommon(other.text);
  return and.text === "und" && isUntold && one.text[0] === other.text[0];
}

const MAX_BEFORE_DASH = 4;
const MAX_QUOTED = 40;

const GERMAN_QUOTED = /„(\p{Lu}[^„“”"]{2,60})[“”"]/u;
/** „Second-Hand "Zweitliebe" Kindermode“; at the end, what stands before belongs to it: „Salon "Haarscharf"“. */
const QUOTED = /„(\p{Lu}[^„“”"]{2,60})[“”"]|["“»](\p{Lu}[^„“”"»«]{2,60})["”«](?=\s+\p{L})/u;
/** In longer texts other quotation marks hold more than names: „bisher nur das Schild "Fahrradreparatur"“. */
const MAX_WORDS_BESIDE_QUOTES = 8;

/** „Alle sagen nur „Bei Pöppings“, so soll es auch auf die Seite“: a name between quotation marks. */
export function quotedName(text: string): string | null {
  const isShort = text.trim().split(/\s+/).length <= MAX_WORDS_BESIDE_QUOTES;
  const [, german, other] = (isShort ? QUOTED : GERMAN_QUOTED).exec(text) ?? [];
  const quoted = german ?? other ?? "";
  const words = quoted.split(/\s+/);
  const isSpoken = words.some((word) => SENTENCE.test(normalised(word)));
  return quoted.length > 0 && quoted.length <= MAX_QUOTED && words.length <= 5 && !isSpoken ? quoted : null;
}

/** „kabelsalat-it.de – Admin-Service“, „Verleih von Zelten, zeltfix.com“: a domain at the beginning or alone in its piece; none of a platform. */
export function domainOf(text: string): string | null {
  const domain = DOMAIN.exec(text)?.[1] ?? null;
  return domain !== null && !PLATFORM.test(domain) ? domain : null;
}

const DOMAIN =
  /(?:^|[,;:.!?–—(]\s|\n)\s?(?:www\.)?([\p{L}\d-]{2,40}\.(?:de|com|net|eu|info|org|nrw|shop))(?=$|\s|[,;.!?)](?:\s|$))/iu;
const PLATFORM =
  /^(?:google|facebook|instagram|etsy|ebay|amazon|wix|jimdo|wordpress|booking|airbnb|gmx|web|gmail|outlook)\./i;

export function firstOf<Item, Value>(
  items: readonly Item[],
  find: (item: Item) => Value | null,
): Value | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
