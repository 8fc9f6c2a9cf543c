// Which languages beside German a text asks for.
import type { Span } from "#worker/pricing/project.ts";
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { quantitiesOf } from "./numbers/quantities.ts";
import { existingLanguages } from "./refusals/already-there.ts";
import { tooLittle } from "./refusals/polarity.ts";
import type { TaggedText, TaggedWord, Words } from "./tagged-words.ts";

const NAMES =
  "englisch niederlaendisch franzoesisch polnisch russisch tuerkisch spanisch italienisch ukrainisch arabisch daenisch portugiesisch rumaenisch kroatisch serbisch plattdeutsch griechisch schwedisch bulgarisch ungarisch tschechisch chinesisch litauisch lettisch slowakisch slowenisch norwegisch finnisch albanisch vietnamesisch hindi persisch kurdisch japanisch koreanisch thailaendisch hebraeisch".split(
    " ",
  );
const FURTHER_NAMES: Record<string, string> = { niederlaendisch: "hollaendisch" };
const ABROAD: Record<string, string> = {
  englisch: "english engl",
  niederlaendisch: "dutch",
  franzoesisch: "french",
  polnisch: "polish",
  tuerkisch: "turkish",
};
/** In capitals only: „NL und EN“. */
const SHORT: Record<string, string> = {
  EN: "englisch",
  NL: "niederlaendisch",
  FR: "franzoesisch",
  PL: "polnisch",
  TR: "tuerkisch",
};
const ENDINGS = ["", "e", "er", "en", "es", "em"];
const languageNames = lookup(
  Object.fromEntries(
    NAMES.map((name) => [
      name,
      [name, FURTHER_NAMES[name] ?? name]
        .flatMap((word) => ENDINGS.map((ending) => word + ending))
        // „Platten“ are slabs, or cold cuts.
        .concat(name === "plattdeutsch" ? "platt" : (ABROAD[name]?.split(" ") ?? []))
        .join(" "),
    ]),
  ),
  correctWords,
);
/** In the first message „englische Rosen“ may be what a firm sells; there one of these must stand beside. */
const ABOUT_LANGUAGE =
  /^(?:deutsch|auf|sprach(?!schul|kurs)\w*|version|versionen|uebersetzung|uebersetzt\w*|mehrsprachig\w*|website|webseite|homepage|seite)$/;

/** In a first message „Englisch“ in one clause with this is a language, not a trade. */
const NEEDS = /^(?:brauch\w*|benoetig\w*|moecht\w*|wollen|ja|gern\w*|dazu)$/;
/** „Polnisch auch noch“, „und Französisch“: beside those named before. */
const BESIDES = /^(?:auch|noch|dazu|zusaetzlich|ausserdem|zudem)$/;
const BESIDES_AT_BEGIN = /^(?:und|plus|sowie)$/;
const INSTEAD = /^(?:nur|lieber|statt|anstatt|sondern|stattdessen)$/;

export type LanguageReading =
  /** Null: several, not counted. `names`: by name, earlier ones among them where the text adds to these. */
  | { kind: "wanted"; further: Span | null; names?: readonly string[] }
  /** Some by name: „ohne Polnisch“. */
  | { kind: "fewer"; by: number; names: readonly string[] }
  | { kind: "refused" }
  | null;

interface Context {
  /** The first question was asked: company and industry. */
  isFirst: boolean;
  refused: ReadonlySet<number>;
  named: readonly string[];
}

export function readLanguages(
  { words }: TaggedText,
  { isFirst, refused: said, named: before }: Context,
): LanguageReading {
  const refused = new Set([...said, ...existingLanguages(words, speaksOfLanguage)]);
  const all = words.flatMap(({ kind, text, raw }, at) => {
    const name =
      kind === "word"
        ? (languageOf(text) ??
          (isFirst ? null : (SHORT[isShortList(words, at) ? raw.toUpperCase() : raw] ?? null)))
        : null;
    return name === null ? [] : [{ name, at }];
  });
  // „Englisch und Französisch, ach lass Französisch weg“
  const last = all.filter(({ name, at }) => !all.some((other) => other.name === name && other.at > at));
  // „en + nl? nur en“
  const only = last.find(
    ({ at }) => /^(?:nur|bloss)$/.test(words[at - 1]?.text ?? "") && words[at - 2]?.text !== "nicht",
  );
  const named = last.filter(({ at }) => only === undefined || at >= only.at);
  const tooFew = clausesOfTooFew(words);
  const isRefused = (at: number) => refused.has(at) && !tooFew.has(at);
  const isOfTeaching =
    isFirst && words.some(({ text }) => /^(?:sprach(?:schul|kurs)|uebersetz(?:er|ung)|dolmetsch)/.test(text));
  const isAbout = !isFirst || words.some(({ text }) => ABOUT_LANGUAGE.test(text));
  const isMeant = (at: number) =>
    !isOfTeaching && (isAbout || isNeeded(words, at)) && !isRefused(at) && !isTaught(words, at);
  const newly = named.filter(({ at }) => isMeant(at)).map(({ name }) => name);
  const wanted = new Set(newly.length > 0 && addsOn(words) ? [...before, ...newly] : newly);
  const counted = countedFurther(words, refused);
  const says = (tag: "manyLanguages" | "twoLanguages" | "threeLanguages") =>
    words.some(({ tags }, at) => tags.has(tag) && !refused.has(at));
  const fewest = fewestBeyond(
    words,
    tooFew,
    new Set(named.filter(({ at }) => tooFew.has(at) && !isBesides(words, at)).map(({ name }) => name)),
  );
  const known = Math.max(
    wanted.size,
    fewest > 1 ? fewest : 0,
    counted ?? 0,
    says("twoLanguages") ? 1 : 0,
    says("threeLanguages") ? 2 : 0,
  );
  if (known > 0) return { kind: "wanted", further: { min: known, max: known }, names: [...wanted] };
  if (fewest > 0 || says("manyLanguages") || isListed(words, refused))
    return { kind: "wanted", further: null };
  const dropped = new Set(named.filter(({ at }) => refused.has(at)).map(({ name }) => name));
  if (dropped.size > 0) return { kind: "fewer", by: dropped.size, names: [...dropped] };
  return refusesAll(words, refused) ? { kind: "refused" } : null;
}

/** „Shop, Buchung, Sprachen“ */
function isListed(words: Words, refused: ReadonlySet<number>): boolean {
  return words.some(
    ({ text, clause }, at) =>
      /^(?:fremd)?sprachen$/.test(text) &&
      !refused.has(at) &&
      words.every(
        (word) =>
          word.clause !== clause ||
          word.kind === "mark" ||
          word.text === text ||
          /^(?:und|auch|plus)$/.test(word.text) ||
          word.tags.has("shop") ||
          word.tags.has("booking"),
      ),
  );
}

const JOINS = /^(?:und|oder|plus|nur|auch|noch|dazu|bloss|[+,/&?.])$/;

/** „en + nl“, „nur en“: nothing else in the clause. */
function isShortList(words: Words, at: number): boolean {
  if (!((words[at]?.raw.toUpperCase() ?? "") in SHORT)) return false;
  return clauseAt(words, at).every(({ text, raw }) => raw.toUpperCase() in SHORT || JOINS.test(text));
}

/** „nicht nur Deutsch auch Polnisch“ */
function isBesides(words: Words, at: number): boolean {
  return words
    .slice(0, at)
    .some(({ text, clause }) => clause === words[at]?.clause && /^(?:auch|sondern)$/.test(text));
}

/** „wir brauchen Buchung und Englisch“; „Gärtnerei mit englischen Rosen“ names none. */
function isNeeded(words: Words, at: number): boolean {
  const isName = NAMES.includes(words[at]?.text ?? "");
  return isName && words.some(({ text, clause }) => clause === words[at]?.clause && NEEDS.test(text));
}

const TAUGHT =
  /^(?:unterricht\w*|lern\w*|lehr\w*|\w*kurse?n?|nachhilfe\w*|mathe|mathematik|physik|chemie|biologie|latein)$/;

/** „Wir unterrichten Englisch“ is what the firm does. */
function isTaught(words: Words, at: number): boolean {
  // „Nachhilfe buchen, das Ganze auch auf Arabisch und Englisch“
  const before = words.slice(Math.max(0, at - 3), at).filter(({ clause }) => clause === words[at]?.clause);
  if (before.some(({ text }) => text === "auf")) return false;
  return words.some(({ text, clause }) => clause === words[at]?.clause && TAUGHT.test(text));
}

function addsOn(words: Words): boolean {
  const isMore = BESIDES_AT_BEGIN.test(words[0]?.text ?? "") || words.some(({ text }) => BESIDES.test(text));
  return isMore && !words.some(({ text }) => INSTEAD.test(text));
}

function languageOf(word: string): string | null {
  return [...languageNames(word).keys()][0] ?? null;
}

function speaksOfLanguage({ kind, text, tags }: TaggedWord): boolean {
  return (
    tags.has("manyLanguages") || tags.has("twoLanguages") || (kind === "word" && languageOf(text) !== null)
  );
}

/** Words of the clauses that say of languages that they are too few: „Deutsch reicht nicht“, „nicht nur Deutsch“. */
function clausesOfTooFew(words: Words): ReadonlySet<number> {
  const clauses = new Set(tooLittle(words).map((at) => words[at]?.clause));
  const indexes = [...words.keys()].filter((at) => clauses.has(words[at]?.clause));
  const isAbout = indexes.some((at) => {
    const word = words[at];
    return word?.tags.has("language") || word?.tags.has("german") || languageOf(word?.text ?? "") !== null;
  });
  return new Set(isAbout ? indexes : []);
}

/** How many beside German are asked for at least; 0 where nothing is too few, 1 for „eine Sprache reicht nicht“. */
function fewestBeyond(words: Words, tooFew: ReadonlySet<number>, named: ReadonlySet<string>): number {
  if (tooFew.size === 0) return 0;
  const counted = quantitiesOf(words).findLast(({ unit, from }) => unit === "language" && tooFew.has(from));
  return Math.max(named.size + 1, counted?.span.max ?? 0);
}

const ONLY = /^(?:nur|ausschliesslich|bloss|lediglich|hoechstens|maximal)$/;

/** „3 Sprachen“ are two beside German, „2 weitere Sprachen“ two; „nur eine Sprache“ is German. */
function countedFurther(words: Words, refused: ReadonlySet<number>): number | null {
  const quantity = quantitiesOf(words).findLast(
    ({ unit, from }) => unit === "language" && !refused.has(from),
  );
  if (!quantity) return null;
  const count = quantity.span.max ?? quantity.span.min;
  const isFurther = words
    .slice(Math.max(0, quantity.from - 1), quantity.to + 2)
    .some(({ tags }) => tags.has("furtherWord"));
  const isMore = words[quantity.to + 1]?.text === "mehr" && words[quantity.to + 2]?.text !== "nicht";
  if (isFurther || isMore) return count;
  return quantity.isArticle && !saysOnly(clauseAt(words, quantity.from)) ? 1 : count - 1;
}

function clauseAt(words: Words, at: number): Words {
  return words.filter(({ clause }) => clause === words[at]?.clause);
}

function saysOnly(words: Words): boolean {
  return words.some(
    ({ text, tags }, at) => (ONLY.test(text) && words[at - 1]?.text !== "nicht") || tags.has("enough"),
  );
}

/** „nur auf Deutsch“, „eine Sprache reicht“, „keine Fremdsprachen“. */
function refusesAll(words: Words, refused: ReadonlySet<number>): boolean {
  const isGermanOnly = words.some(({ tags }) => tags.has("german")) && saysOnly(words);
  const isOneOnly = quantitiesOf(words).some(
    ({ unit, from, span }) => unit === "language" && span.max === 1 && saysOnly(clauseAt(words, from)),
  );
  const isRefused = words.some(
    ({ tags }, at) => refused.has(at) && (tags.has("manyLanguages") || tags.has("language")),
  );
  return isGermanOnly || isOneOnly || isRefused;
}
