// What one says before one says something: it looks like a question, and asks nothing.
import type { TaggedWord } from "./tagged-words.ts";

/** „Hm, wissen Sie was, ich nehme doch einen Shop“, „Weißt du was, …“ */
const ASIDE = /^(?:wissen sie|weisst du|wisst ihr) was ,$/;
const ASIDE_WORDS = 4;

/** The words without such asides. Pure. */
export function withoutAsides(words: readonly TaggedWord[]): TaggedWord[] {
  const isAside = (at: number) =>
    ASIDE.test(
      words
        .slice(at, at + ASIDE_WORDS)
        .map(({ text }) => text)
        .join(" "),
    );
  const begins = [...words.keys()].filter(isAside);
  return words.filter((_, at) => !begins.some((begin) => at >= begin && at < begin + ASIDE_WORDS));
}
