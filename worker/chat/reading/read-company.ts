// The name of the visitor's firm, in the visitor's own letters: what is said to be one, or looks like one.
import { everydayWords } from "./everyday-words.ts";
import { nameParts } from "./name-parts.ts";
import {
  ARTICLE,
  END,
  FIRM,
  GREETING,
  isCommon,
  LEADING,
  LEGAL_FORM,
  ONE_OF_ITS_KIND,
  PARTNERS,
  PLACE,
  SENTENCE,
  WORK,
} from "./name-words.ts";
import { industryOfWord } from "./read-industry.ts";
import type { TaggedWord, Words } from "./tagged-words.ts";

const MAX_WORDS = 7;
/** A name that nothing marks as one is short. */
const MAX_BARE_WORDS = 3;
const MAX_LETTERS = 60;

const listOf = (turns: string) => turns.split(/,\s+/).map((text) => text.split(" "));
/** What follows is the name, whatever it looks like. */
const SAID = listOf(
  `wir heissen, ich heisse, heissen, heisse, mein name ist, mein name, unser name ist, der name ist, name ist,
  meine firma heisst, unsere firma heisst, mein betrieb heisst, unser betrieb heisst, die firma heisst,
  der betrieb heisst, der laden heisst, das ganze heisst, nennt sich, nennen uns, nenne mich, namens, unter dem namen,
  mit dem namen, firma, fa, firmenname, name, unternehmen, called, named, my name is`,
);
/** What follows may be the name, or tell what the firm is. */
const INTRODUCED = listOf(
  `wir sind, ich bin, ich bins, hier ist, hier schreibt, hier spricht, es geht um, geht um, frage fuer, ist fuer,
  seite fuer, website fuer, homepage fuer, firmenseite fuer, we are, i am`,
);

/** The name in `text`, whose words are `words`; null when there is none to be sure of. */
export function readCompany(text: string, words: Words): string | null {
  const composed = text.normalize("NFC");
  return firstName(composed, words) ?? lookedLike(composed, words);
}

/** A name said later, when nobody asks for it: „Unser Betrieb heißt …“, and, while none is known, „wir sind die …“. */
export function readRenamed(text: string, words: Words, isKnown: boolean): string | null {
  const composed = text.normalize("NFC");
  const from = words.findIndex(
    (word, at) => /^heiss(?:t|en)$/.test(word.text) && FIRM.test(words[at - 1]?.text ?? ""),
  );
  const [part] = from < 0 ? [] : partsOf(words.slice(from + 1));
  const renamed = part ? nameOf(composed, part) : null;
  if (renamed !== null || isKnown) return renamed;
  return firstOf(after(words, INTRODUCED), (piece) => {
    const name = trimmed(piece);
    const isName = isMarked(name) || (isBare(name) && name.length > 1);
    return isName && !isOneOfItsKind(piece) ? nameOf(composed, piece) : null;
  });
}

/** „Wir heißen …“, „… heißt der Laden“; „wir sind …“ where what follows looks like a name. */
function firstName(text: string, words: Words): string | null {
  const before = partsOf(words).flatMap((part) => {
    const at = part.findIndex(
      ({ text: said }, index) =>
        said === "heisst" && part.slice(index + 1).some((word) => FIRM.test(word.text)),
    );
    return at > 0 ? [part.slice(0, at)] : [];
  });
  return (
    firstOf([...before, ...after(words, SAID)], (part) => nameOf(text, part)) ??
    firstOf(after(words, INTRODUCED), (part) => {
      const name = trimmed(part);
      const isName = isMarked(name) || (!isOneOfItsKind(part) && isBare(name));
      return isName ? nameOf(text, part) : null;
    })
  );
}

/** A piece that looks like a name: trade and name, a legal form, quotes; a bare one only beside a trade or alone. */
function lookedLike(text: string, words: Words): string | null {
  const parts = partsOf(words);
  const marked = firstOf(parts, (part) => {
    const name = trimmed(part);
    const isCut = name.at(-1) !== part.at(-1) && part.indexOf(name[0] as TaggedWord) === 0;
    const isSentence = (isCut ? name : part).some((word) => SENTENCE.test(word.text));
    return isMarked(name) && !isSentence && (!isOneOfItsKind(part) || isFollowed(name))
      ? nameOf(text, part)
      : null;
  });
  if (marked !== null) return marked;
  // „Pflaster, Hecken, Teiche“ is what the firm does.
  const bare = parts.filter((part) => (isBare(part) || isTypedSmall(parts)) && !isAsked(words, part));
  const isOf = parts.length === 1 || parts.some((part) => part.some((word) => industryOfWord(word) !== null));
  const isList = parts.filter((part) => part.length === 1).length > 2;
  const [only] = bare;
  if (isList || !only) return null;
  const isBesideWork = parts.length === 2 && parts.some((part) => part.some((word) => isCommon(word.text)));
  return isOf || isBesideWork ? nameOf(text, only) : null;
}

function isAsked(words: Words, part: Words): boolean {
  const last = part.at(-1);
  return words.find((word) => last !== undefined && word.start >= last.end)?.text === "?";
}

/** What follows one of `turns`, to the end of its part. */
function after(words: Words, turns: readonly string[][]): TaggedWord[][] {
  return words.flatMap((_, at) => {
    const turn = turns.find((said) => said.every((word, offset) => words[at + offset]?.text === word));
    if (!turn) return [];
    const rest = words.slice(at + turn.length);
    const [first] = partsOf(rest.filter((word, index) => index > 0 || !/^[:,]$/.test(word.text)));
    return first ? [first] : [];
  });
}

const firstOf = <Item, Value>(items: readonly Item[], find: (item: Item) => Value | null): Value | null => {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
};

const partsOf = (words: Words): TaggedWord[][] => nameParts(words, isProper);

function isOneOfItsKind(part: Words): boolean {
  const first = part.find(({ kind, text }) => kind === "word" && !GREETING.test(text));
  return first !== undefined && ONE_OF_ITS_KIND.test(first.text);
}

/** Trade and proper word side by side, a legal form, quotes, „Holz & Huf“. */
function isMarked(name: Words): boolean {
  const first = name.find(({ kind }) => kind !== "mark");
  if (!first || first.kind === "number" || !name.some(isProper)) return false;
  const hasForm = name.some(({ text }) => LEGAL_FORM.test(text)) || /\be\. ?v\b/i.test(rawOf(name));
  const isQuoted = /^["„“”]$/.test(name[0]?.raw ?? "");
  const isJoined = name.some(
    ({ raw }, at) =>
      raw === "&" &&
      isProper(name[at - 1]) &&
      (isProper(name[at + 1]) || PARTNERS.test(name[at + 1]?.text ?? "")),
  );
  return hasForm || isQuoted || isJoined || isFollowed(name) || isPlaced(name);
}

/** „Malerbetrieb Schulze“, „Schneider Elektrotechnik“, „Praxis Dr. Wessels“; not „Catering für Feiern“. */
function isFollowed(name: Words): boolean {
  const spoken = name.filter(({ kind }) => kind !== "mark");
  const until = spoken.findIndex(({ text }) => /^(?:fuer|von|mit|zu|am|an|im|in|zum|zur|auf)$/.test(text));
  const own = until < 0 ? spoken : spoken.slice(0, until);
  return (
    own.some((word) => isTrade(word) || WORK.test(word.text) || PLACE.test(word.text)) && own.some(isProper)
  );
}

/** „Apotheke am Rathaus“, „Gasthof Zur Linde“. */
function isPlaced(name: Words): boolean {
  const at = name.findIndex(({ text }) => /^(?:am|an|zum|zur|im)$/.test(text));
  return at > 0 && name.slice(0, at).some(isTrade) && /^\p{Lu}/u.test(name[at + 1]?.raw ?? "");
}

/** Up to three words with capitals that tell nothing. */
function isBare(part: Words): boolean {
  const spoken = part.filter(
    ({ kind, text }) => kind !== "mark" && !GREETING.test(text) && !ARTICLE.test(text),
  );
  return (
    spoken.length > 0 &&
    spoken.length <= MAX_BARE_WORDS &&
    spoken.every((word) => word.kind === "word" && isProper(word) && /^\p{Lu}/u.test(word.raw))
  );
}

/** „nadel werk“, all of the message in small letters; one such word may be anything. */
function isTypedSmall(parts: readonly Words[]): boolean {
  const [part = []] = parts;
  return parts.length === 1 && part.length > 1 && part.length <= MAX_BARE_WORDS && part.every(isProper);
}

const rawOf = (words: Words): string => words.map(({ raw }) => raw).join("");

/** The words of `part` that can be the name: without greeting and article, to where something else begins. */
function trimmed(part: Words): Words {
  const owner = part.findIndex(
    ({ text }, at) =>
      /^(?:von|vom|bei)$/.test(text) &&
      at > 0 &&
      part.slice(at + 1).some(isTrade) &&
      !part.slice(0, at).some(isTrade),
  );
  const own = owner < 0 ? part : part.slice(owner + 1);
  const begin = own.findIndex(
    (word) =>
      word.raw === "„" || (word.kind !== "mark" && !GREETING.test(word.text) && !ARTICLE.test(word.text)),
  );
  if (begin < 0) return [];
  const end = own.findIndex((_, at) => at > begin && ends(own, at, begin));
  return own.slice(begin, end < 0 ? undefined : end);
}

/** „und“ ends „Hotel Wiesengrund und Restaurant“, not „Solar und Elektrotechnik Sonnenhof“ nor „Dr. Volmer und Kollegen“. */
function ends(part: Words, at: number, begin: number): boolean {
  const word = part[at];
  if (word?.text !== "und") return word !== undefined && END.test(word.text);
  const next = part[at + 1]?.text ?? "";
  if (PARTNERS.test(next)) return false;
  if (END.test(next)) return true;
  const before = part.slice(begin, at);
  const isComplete = before.some(isTrade) && before.some(isProper);
  return isComplete || !part.slice(at + 1).some((next) => isTrade(next) || LEGAL_FORM.test(next.text));
}

function nameOf(text: string, part: Words): string | null {
  const name = trimmed(part);
  const first = name[0];
  const last = name.at(-1);
  if (!first || !last || first.kind === "number") return null;
  if (LEADING.test(first.raw) || first.tags.has("sell")) return null;
  // An amount in a name would be read back to the visitor.
  if (name.some(({ text: said }) => /^(?:€|\$|euro|eur)$/.test(said))) return null;
  const isSentence = name.filter(({ kind }) => kind !== "mark").length > MAX_WORDS;
  if (isSentence || !name.some((word) => word.kind === "word" && isProper(word))) return null;
  // Tabs and the like come along when a name is pasted.
  const raw = unquoted(text.slice(first.start, last.end).replace(/[\s\p{C}]+/gu, " "));
  return raw.length <= MAX_LETTERS ? raw : null;
}

/** Without the quotes around all of it, or one that has lost its other; „Salon "Haarscharf"“ keeps both. */
function unquoted(name: string): string {
  const marks = name.match(/["„“”]/g) ?? [];
  const isQuoted = marks.length % 2 === 1 || /^["„“”'][^"„“”]*["„“”']$/.test(name);
  return isQuoted ? name.replace(/^["„“”']|["„“”']$/g, "") : name;
}

/** Words of the lexicon that firms are called by: Klein, Business. */
const NAME_TAGS = new Set<string>("plain basic professional premium business starter".split(" "));

function isTrade(word: TaggedWord): boolean {
  return industryOfWord(word) !== null;
}

/** A word that is no trade, town, filler or part of an answer: „Schulze“ of „Malerbetrieb Schulze“. */
function isProper(word: TaggedWord | undefined): boolean {
  if (word === undefined || word.kind !== "word") return false;
  if (![...word.tags.keys()].every((tag) => NAME_TAGS.has(tag))) return false;
  return !everydayWords.has(word.text) && !GREETING.test(word.text) && !isCommon(word.text) && !isTrade(word);
}
