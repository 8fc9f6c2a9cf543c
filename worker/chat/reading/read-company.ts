// The name of the visitor's firm, in the visitor's own letters.
import { serviceArea } from "#content/owner.ts";
import { everydayWords } from "./everyday-words.ts";
import { industryOfWord } from "./read-industry.ts";
import type { TaggedWord, Words } from "./tagged-words.ts";
import { normalised } from "./words.ts";

const MAX_WORDS = 7;
const MAX_LETTERS = 60;

const GREETING =
  /^(?:hallo|hi|hey|moin|servus|guten|gruess|tag|morgen|abend|gott|zusammen|ihr|liebes|hello|team|sehr|geehrte|geehrter|damen|herren|und)$/;
/** „wir sind die …“, „hier ist …“, „mein Name ist …“: what follows is the name. */
const INTRODUCTIONS =
  `wir sind, ich bin, hier ist, hier schreibt, hier spricht, heissen, heisse, mein name ist, mein name,
  unser name ist, meine firma heisst, unsere firma heisst, mein betrieb heisst,
  unser betrieb heisst, die firma heisst, der betrieb heisst, firma, fa, firmenname, name, unternehmen`
    .split(/,\s+/)
    .map((text) => text.split(" "));
const FIRM = /^(?:wir|firma|betrieb|unternehmen|laden|praxis|geschaeft|verein)$/;
const ARTICLE =
  /^(?:der|die|das|den|dem|ein|eine|einen|einer|von|vom|ist|heisst|nennt|sich|jetzt|hier|inhaber|inhaberin|chef|chefin)$/;
const END =
  /^(?:aus|auf|in|im|bei|seit|und|mit|brauch\w*|benoetig\w*|such\w*|moecht\w*|will|wollen|wuerd\w*|haett\w*|hab|habe|haben|mach\w*|biet\w*|verkauf\w*|plan\w*|hier|ist|sind|war|bin)$/;
/** „auf deutsch“, „bis Ostern“: no name begins so in small letters. */
const LEADING = /^(?:auf|bis|fuer|ab|um|nach|vor|zu|zum|zur|wegen|ohne|ueber)$/;
/** With one of these a text is a sentence about the firm, not its name. */
const SENTENCE =
  /^(?:ich|wir|mir|uns|brauch\w*|benoetig\w*|such\w*|moecht\w*|will|wollen|hab|habe|haben|hat|haette\w*|mach\w*|verkauf\w*|bin|sind|ist|geht|soll|sollen|kostet|kosten|bitte|anweisung\w*|preis\w*|website\w*|webseite\w*|homepage\w*|onlineshop\w*|seiten|shop)$/;
const FILLER =
  /^(?:der|die|das|ein|eine|einen|einer|und|fuer|aus|in|im|am|an|bei|mit|als|von|branche|bereich|selbststaendig\w*|selbstaendig\w*|freiberuf\w*|kleinunternehm\w*|firma|betrieb|unternehmen|fa|gewerbe|kleine?r?s?|neue?s?|einzelunternehm\w*|nebenberuf\w*|gruender\w*|startup|dienstleist\w*|service\w*|kein\w*|familienbetrieb\w*|familiengefuehrt\w*|generation|meisterbetrieb|privat\w*|gruendung|zu|viel|name|noch|hallo|moin|so|halt|eben|ja|nein)$/;
const NEARBY_TOWNS = "Nottuln Senden Ascheberg Nordkirchen Selm Werne Billerbeck Havixbeck Münsterland";
const TOWNS: ReadonlySet<string> = new Set(
  [...serviceArea, NEARBY_TOWNS].flatMap((towns) => towns.split(" ")).map(normalised),
);

/** The name in `text`, whose words are `words`; null when there is none to be sure of. */
export function readCompany(text: string, words: Words): string | null {
  const composed = text.normalize("NFC");
  for (const part of introduced(words)) {
    const name = nameOf(composed, part);
    if (name !== null) return name;
  }
  for (const part of parts(words)) {
    if (part.some((word) => SENTENCE.test(word.text))) continue;
    const name = nameOf(composed, part);
    if (name !== null) return name;
  }
  return null;
}

/** „Unser Betrieb heißt …“: a name said later, when nobody asks for it; null when none is. */
export function readRenamed(text: string, words: Words): string | null {
  const from = words.findIndex(
    (word, at) => /^heiss(?:t|en)$/.test(word.text) && FIRM.test(words[at - 1]?.text ?? ""),
  );
  const [part] = from < 0 ? [] : parts(words.slice(from + 1));
  return part ? nameOf(text.normalize("NFC"), part) : null;
}

/** What follows an introduction, to the end of its part. */
function introduced(words: Words): TaggedWord[][] {
  return words.flatMap((_, at) => {
    const introduction = INTRODUCTIONS.find((said) =>
      said.every((word, offset) => words[at + offset]?.text === word),
    );
    if (!introduction) return [];
    const [first] = parts(
      words.slice(at + introduction.length).filter((word, index) => index > 0 || word.text !== ":"),
    );
    return first ? [first] : [];
  });
}

/** Pieces between commas, full stops and dashes; those inside „Dr. Ahlers“, „e.V.“ or „Dipl.-Ing.“ divide nothing. */
function parts(words: Words): TaggedWord[][] {
  const pieces: TaggedWord[][] = [[]];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isInner =
      word.text === "."
        ? next === undefined || next.sentence === word.sentence
        : word.raw === "-" && words[at - 1]?.text === "." && words[at - 1]?.end === word.start;
    // What stands before a colon is a label, but for „Landmetzgerei Ueing: Wurst, Catering“.
    if (word.text === ":" && !isNamed(pieces.at(-1) ?? [])) pieces[pieces.length - 1] = [];
    else if (word.kind === "mark" && !isInner && !/^[&+"„“”'.]$/.test(word.raw)) pieces.push([]);
    else if (word.text === "." && !isInner) pieces.push([]);
    else pieces.at(-1)?.push(word);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function isNamed(piece: Words): boolean {
  return piece.some((word) => industryOfWord(word) !== null) && piece.some((word) => isProper(word));
}

function nameOf(text: string, part: Words): string | null {
  const begin = part.findIndex(
    (word) => word.kind !== "mark" && !GREETING.test(word.text) && !ARTICLE.test(word.text),
  );
  if (begin < 0 || LEADING.test(part[begin]?.raw ?? "") || part[begin]?.tags.has("sell")) return null;
  const end = part.findIndex((word, at) => at > begin && END.test(word.text));
  const name = part.slice(begin, end < 0 ? undefined : end);
  // An amount in a name would be read back to the visitor.
  if (name.some(({ text: said }) => /^(?:€|\$|euro|eur)$/.test(said))) return null;
  const said = name.filter(({ kind }) => kind === "word");
  const isSentence = name.filter(({ kind }) => kind !== "mark").length > MAX_WORDS;
  const first = name[0];
  const last = name.at(-1);
  if (!first || !last || said.length === 0 || isSentence || first.kind === "number") return null;
  if (!said.some((word) => isProper(word))) return null;
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

/** A word that is no trade, town, filler or part of an answer: „Schulze“ of „Malerbetrieb Schulze“. */
function isProper(word: TaggedWord): boolean {
  if (![...word.tags.keys()].every((tag) => NAME_TAGS.has(tag))) return false;
  if (
    everydayWords.has(word.text) ||
    FILLER.test(word.text) ||
    GREETING.test(word.text) ||
    TOWNS.has(word.text)
  )
    return false;
  return industryOfWord(word) === null;
}
