// Which languages beside German a text asks for.
import type { Span } from "#worker/pricing/project.ts";
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { quantitiesOf } from "./quantities.ts";
import type { TaggedText, TaggedWord } from "./tagged-words.ts";

/** In normalised spelling. */
const NAMES =
  "englisch niederlaendisch franzoesisch polnisch russisch tuerkisch spanisch italienisch ukrainisch arabisch daenisch portugiesisch rumaenisch kroatisch serbisch plattdeutsch griechisch schwedisch bulgarisch ungarisch tschechisch chinesisch".split(
    " ",
  );
const FURTHER_NAMES: Record<string, string> = { niederlaendisch: "hollaendisch", plattdeutsch: "platt" };
const ENDINGS = ["", "e", "er", "en", "es", "em"];
const languageNames = lookup(
  Object.fromEntries(
    NAMES.map((name) => [
      name,
      [name, FURTHER_NAMES[name] ?? name].flatMap((word) => ENDINGS.map((ending) => word + ending)).join(" "),
    ]),
  ),
  correctWords,
);
/** In the first message „englische Rosen“ may be what a firm sells; there one of these must stand beside. */
const ABOUT_LANGUAGE =
  /^(?:deutsch|auf|sprach\w*|version|versionen|uebersetz\w*|mehrsprachig\w*|website|webseite|homepage|seite)$/;

export type LanguageReading =
  /** Null: several, not counted. */
  | { kind: "wanted"; further: Span | null }
  /** Some by name: „ohne Polnisch“. */
  | { kind: "fewer"; by: number }
  | { kind: "refused" }
  | null;

interface Context {
  /** The first question was asked: company and industry. */
  isFirst: boolean;
  refused: ReadonlySet<number>;
}

export function readLanguages({ words }: TaggedText, { isFirst, refused }: Context): LanguageReading {
  const named = words.flatMap(({ kind, text }, at) => {
    const name = kind === "word" ? languageOf(text) : null;
    return name === null ? [] : [{ name, at }];
  });
  const isAbout = !isFirst || words.some(({ text }) => ABOUT_LANGUAGE.test(text));
  const wanted = new Set(named.filter(({ at }) => isAbout && !refused.has(at)).map(({ name }) => name));
  const counted = countedFurther(words, refused);
  const says = (tag: "manyLanguages" | "twoLanguages" | "threeLanguages") =>
    words.some(({ tags }, at) => tags.has(tag) && !refused.has(at));
  const known = Math.max(
    wanted.size,
    counted ?? 0,
    says("twoLanguages") ? 1 : 0,
    says("threeLanguages") ? 2 : 0,
  );
  if (known > 0) return { kind: "wanted", further: { min: known, max: known } };
  if (says("manyLanguages")) return { kind: "wanted", further: null };
  const dropped = new Set(named.filter(({ at }) => refused.has(at)).map(({ name }) => name));
  if (dropped.size > 0) return { kind: "fewer", by: dropped.size };
  return refusesAll(words, refused) ? { kind: "refused" } : null;
}

function languageOf(word: string): string | null {
  return [...languageNames(word).keys()][0] ?? null;
}

const ONLY = /^(?:nur|ausschliesslich|bloss|lediglich)$/;

/** „3 Sprachen“ are two beside German, „2 weitere Sprachen“ two; „nur eine Sprache“ is German. */
function countedFurther(words: readonly TaggedWord[], refused: ReadonlySet<number>): number | null {
  const quantity = quantitiesOf(words).findLast(
    ({ unit, from }) => unit === "language" && !refused.has(from),
  );
  if (!quantity) return null;
  const count = quantity.span.max ?? quantity.span.min;
  const isFurther = words
    .slice(Math.max(0, quantity.from - 1), quantity.to + 2)
    .some(({ tags }) => tags.has("furtherWord"));
  if (isFurther) return count;
  return quantity.isArticle && !saysOnly(clauseAt(words, quantity.from)) ? 1 : count - 1;
}

function clauseAt(words: readonly TaggedWord[], at: number): readonly TaggedWord[] {
  return words.filter(({ clause }) => clause === words[at]?.clause);
}

function saysOnly(words: readonly TaggedWord[]): boolean {
  return words.some(({ text, tags }) => ONLY.test(text) || tags.has("enough"));
}

/** „nur auf Deutsch“, „eine Sprache reicht“, „keine Fremdsprachen“. */
function refusesAll(words: readonly TaggedWord[], refused: ReadonlySet<number>): boolean {
  const isGermanOnly = words.some(({ tags }) => tags.has("german")) && saysOnly(words);
  const isOneOnly = quantitiesOf(words).some(
    ({ unit, from, span }) => unit === "language" && span.max === 1 && saysOnly(clauseAt(words, from)),
  );
  const isRefused = words.some(
    ({ tags }, at) => refused.has(at) && (tags.has("manyLanguages") || tags.has("language")),
  );
  return isGermanOnly || isOneOnly || isRefused;
}
