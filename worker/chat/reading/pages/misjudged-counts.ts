// Counts that are named only to be called too many or too few.
import type { Quantity } from "../numbers/quantities.ts";
import type { Words } from "../tagged-words.ts";

/** „8 Seiten sind zu viel“, „25 Seiten, das ist zu viel“. */
const MISJUDGED = /^(?:viel|viele|wenig|wenige)$/;

export function isMisjudged(words: Words, { from, to }: Quantity): boolean {
  const own = words[from];
  const clause = words.filter((word, at) => at > to && word.clause === own?.clause);
  const next = words.filter(
    (word) => word.clause === (own?.clause ?? 0) + 1 && word.sentence === own?.sentence,
  );
  const isAboutIt =
    /^(?:das|die|ist|sind|viel)$/.test(next[0]?.text ?? "") && next.every(({ value }) => value === null);
  return saysTooMany(clause) || (isAboutIt && saysTooMany(next));
}

function saysTooMany(words: Words): boolean {
  return words.some(({ text }, at) => MISJUDGED.test(text) && words[at - 1]?.text === "zu");
}
