// A kind of house and a name of everyday words behind it: „Teeladen Zeit für dich“, „Tanzschule Schritt für Schritt“.
import { tradeOfWord } from "../read-industry.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isCapital, isProper, isTrade } from "./name-shape.ts";
import { ARTICLE, END, GREETING, isCommon, isThing, isTown, SENTENCE } from "./name-words.ts";
import { firstOf } from "./names-by-their-place.ts";

/** Houses; „Nachhilfe“ and „Heizung“ are work, and what follows them is a list. */
const HOUSE =
  /(?:laden|shop|schule|studio|salon|praxis|haus|hof|atelier|werkstatt|cafe|restaurant|hotel|pension|kanzlei|agentur|buero|bar|imbiss|bistro|apotheke|buchhandlung|galerie|kita|kindergarten|kneipe|chor|club|manufaktur|roesterei|brennerei|brauerei|theater|kino|gasthof|gasthaus|eisdiele|truck|bude|stube|konditorei|baeckerei|verein)$/;
/** Words of a kind: „Second Hand Shop“. */
const MAX_KIND = 3;
const MAX_PHRASE = 4;
/** „Fahrschule Kurse“, „Werkstatt Termine“ ask or list. */
const SEVERAL = /(?:e|en|er|s)$/;

/** The house and its phrase at the beginning of a piece, where a word in the phrase is an everyday one. */
export function houseAndPhrase(text: string, parts: readonly Words[]): string | null {
  const [first, ...only] = parts[0] ?? [];
  // „Nähstübchen. Änderungen, Vorhänge“
  if (
    first &&
    only.length === 0 &&
    /^\p{Lu}\p{Ll}{2,}(?:stübchen|lädchen|häuschen|eckchen|körbchen)$/u.test(first.raw)
  )
    return first.raw;
  return firstOf(parts, (part) => {
    const begin = part.findIndex(({ text: said }) => !GREETING.test(said) && !ARTICLE.test(said));
    const own = begin < 0 ? [] : part.slice(begin);
    // „Pflegedienst Hand in Hand“
    const isLinked = (at: number) =>
      [1, 2, 3].every((step) => own[at + step] !== undefined) && own[at + 1]?.text === own[at + 3]?.text;
    const house = own.findIndex(
      (word, at) => isCapital(word) && (HOUSE.test(word.text) || (isTrade(word) && isLinked(at))),
    );
    const isKind = own.slice(0, house).every((word) => isTrade(word) || isThing(word.text));
    if (house < 0 || house >= MAX_KIND || !isKind) return null;
    const phrase = phraseOf(own.slice(house + 1), SENTENCE.test(own[house]?.text ?? ""));
    const [first, last] = [own[0], phrase.at(-1)];
    return first && last ? text.slice(first.start, last.end) : null;
  });
}

/** The words of a phrase at the beginning of `words`; none where they are no name, or one that needs no rule of its own. */
function phraseOf(words: Words, isUnread: boolean): Words {
  const phrase: TaggedWord[] = [];
  for (const [at, word] of words.entries()) {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isLast = after === undefined || after.kind === "mark";
    const isLink = before !== undefined && after !== undefined && links(before, word, after);
    const isObject = before !== undefined && phrase.at(-1) === before && OBJECT.test(word.text);
    const isNoun = isCapital(word) && (isLast || !END.test(word.text)) && !isTown(word.text);
    if (!isLink && !isObject && !isNoun) break;
    phrase.push(word);
  }
  const next = words[phrase.length];
  const isOver = next === undefined || next.kind === "mark" || END.test(next.text) || isTown(next.text);
  const nouns = phrase.filter(isCapital);
  const isName =
    isOver &&
    isCapital(phrase[0]) &&
    phrase.length <= MAX_PHRASE &&
    (nouns.every(isOwn) || isTwice(phrase)) &&
    (isUnread || !nouns.every(isProper)) &&
    !(phrase.length === 1 && SEVERAL.test(phrase[0]?.text ?? ""));
  return isName ? phrase : [];
}

/** „Hand in Hand“ */
const isTwice = ([one, , other]: Words): boolean =>
  one !== undefined && one.text === other?.text && !isTrade(one);

const OBJECT = /^(?:dich|mich|uns|euch|alle|zwei)$/;

/** „Schritt für Schritt“, „Hand in Hand“; „Zeit für dich“ */
function links(before: TaggedWord, word: TaggedWord, after: TaggedWord): boolean {
  if (!/^(?:fuer|in|an|um|auf|zu|und)$/.test(word.text) || !isCapital(before)) return false;
  return before.text === after.text || (word.text === "fuer" && OBJECT.test(after.text));
}

/** No trade, no goods, nothing a website has. */
function isOwn(word: TaggedWord): boolean {
  const isLast = END.test(word.text);
  // A slip makes a „Gilde“ of „Hilde“.
  const isKnown =
    word.tags.size > 0 ||
    tradeOfWord(word, false) !== null ||
    isCommon(word.text) ||
    SENTENCE.test(word.text);
  return word.kind === "word" && (isLast || !isKnown);
}
