// Whether a text asks for care after the start, and for which plan.
import { carePlans } from "#content/prices.ts";
import type { CareWish } from "#worker/pricing/project.ts";
import { CENTS_PER_EURO } from "#worker/pricing/shown-amount.ts";
import type { TaggedText, Words } from "./tagged-words.ts";

interface Context {
  isFirst: boolean;
  refused: ReadonlySet<number>;
}

export function readCare({ words }: TaggedText, { isFirst, refused }: Context): CareWish | null {
  const priced = planByPrice(words);
  const at = words.findLastIndex(({ tags }) => tags.has("care") || (!isFirst && tags.has("upkeep")));
  if (at < 0) return priced;
  const isRefused = refused.has(at) || (at === words.length - 2 && words[at + 1]?.tags.has("negator"));
  if (isRefused || maintainsAlone(words, at)) return "none";
  return priced ?? planNear(words, at) ?? "any";
}

/** „das Paket für 49 Euro“: a price that only one plan has, said of a package or a month. */
function planByPrice(words: Words): CareWish | null {
  if (
    !words.some(
      ({ tags }) => tags.has("package") || tags.has("month") || tags.has("care") || tags.has("upkeep"),
    )
  )
    return null;
  const plan = carePlans.find(({ price }) => words.some(({ value }) => value === price / CENTS_PER_EURO));
  return plan?.id ?? null;
}

function planNear(words: Words, at: number): CareWish | null {
  const near = words.slice(Math.max(0, at - 3), at + 7);
  return carePlans.find(({ id }) => near.some(({ tags }) => tags.has(id)))?.id ?? null;
}

/** „Wartung mache ich selbst“. */
function maintainsAlone(words: Words, at: number): boolean {
  const { sentence } = words[at] ?? {};
  return words.some(
    (word) => word.sentence === sentence && /^(?:selbst|selber|eigenregie|alleine|allein)$/.test(word.text),
  );
}
