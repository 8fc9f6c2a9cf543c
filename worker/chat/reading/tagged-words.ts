// Words of a text with what they speak of, and where turns of phrase begin.
import { correctWords } from "./everyday-words.ts";
import { type LexiconTag, lexicon, smallWords } from "./lexicon.ts";
import { lookup, type Tags } from "./lookup.ts";
import { articles, numberOfDigits, numberOfWord, numberWords } from "./numbers/number-words.ts";
import { type PhraseTag, phrases } from "./phrases.ts";
import { type Word, wordsOf } from "./words.ts";

export interface TaggedWord extends Word {
  tags: Tags<LexiconTag>;
  value: number | null;
  isArticle: boolean;
}

export type Words = readonly TaggedWord[];

export interface FoundPhrase {
  tag: PhraseTag;
  from: number;
  to: number;
}

export interface TaggedText {
  words: Words;
  phrases: readonly FoundPhrase[];
}

const known: ReadonlySet<string> = new Set([...correctWords, ...numberWords, ...articles]);
const tagsOf = lookup(lexicon, known, smallWords);
const none: Tags<LexiconTag> = new Map();

const phraseList = Object.entries(phrases).flatMap(([tag, texts]) =>
  texts.split(/,\s+/).map((text) => ({ tag: tag as PhraseTag, parts: text.split(" ") })),
);
const phrasesByStart = Map.groupBy(phraseList, ({ parts }) => parts[0] ?? "");

export function taggedWords(text: string): TaggedWord[] {
  const seen = new Map<string, Recognised>();
  return wordsOf(text).map((word): TaggedWord => {
    const recognised = seen.get(word.text) ?? recognise(word);
    seen.set(word.text, recognised);
    return { ...word, ...recognised };
  });
}

export function taggedText(words: Words): TaggedText {
  return { words, phrases: findPhrases(words) };
}

type Recognised = Pick<TaggedWord, "tags" | "value" | "isArticle">;

function recognise({ kind, text, raw }: Word): Recognised {
  const isArticle = articles.has(text);
  if (kind === "number") return { tags: none, value: numberOfDigits(raw), isArticle };
  if (kind === "mark") return { tags: none, value: null, isArticle };
  const tags = tagsOf(text);
  const value = numberOfWord(text) ?? (tags.size > 0 || known.has(text) ? null : misspelledNumber(text));
  return { tags: value === null ? tags : none, value, isArticle };
}

const misspelled = lookup(Object.fromEntries(numberWords.map((word) => [word, word])), known);

function misspelledNumber(text: string): number | null {
  const [meant] = misspelled(text).keys();
  return meant === undefined ? null : numberOfWord(meant);
}

function findPhrases(words: Words): FoundPhrase[] {
  const spoken = words.flatMap((word, index) => (word.kind === "mark" ? [] : [{ ...word, index }]));
  return spoken.flatMap((first, at) =>
    (phrasesByStart.get(first.text) ?? [])
      .filter(({ parts }) => parts.every((part, offset) => spoken[at + offset]?.text === part))
      .map(({ tag, parts }) => ({
        tag,
        from: first.index,
        to: spoken[at + parts.length - 1]?.index ?? first.index,
      })),
  );
}
