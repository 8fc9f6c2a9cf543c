// Pages said without counting them: one, a package by name or size, „zweistellig“.
import { websitePackages } from "#content/prices.ts";
import type { Span } from "#worker/pricing/project.ts";
import type { TaggedText } from "../tagged-words.ts";

const TWO_DIGITS = 10;
/** „das kleine Paket“, in the order of the list. */
const SIZES = [/\bkleine\w* paket/, /\bmittlere\w* paket/, /\bgross\w* paket/];

/** „nur eine Seite“, a package by its name, or the pages one by one. */
export function pagesWithoutNumber({ words, phrases }: TaggedText, isAsked: boolean): Span | null {
  if (words.some(({ text }) => text === "zweistellig")) return { min: TWO_DIGITS, max: null };
  const isOnePage =
    phrases.some(({ tag }) => tag === "wholePage" || (isAsked && tag === "singleOne")) ||
    words.some(({ tags }) => tags.has("onePage"));
  if (isOnePage) return { min: 1, max: 1 };
  const isCare = words.some(
    ({ tags, text }) => tags.has("care") || tags.has("upkeep") || /^kuemmer/.test(text),
  );
  const sized = SIZES.findIndex((size) => size.test(words.map(({ text }) => text).join(" ")));
  if (isAsked && sized >= 0 && !isCare) return websitePackages[sized]?.pages ?? null;
  const isPackage = isAsked || words.some(({ tags }) => tags.has("package"));
  const named = websitePackages.find(
    ({ id }) =>
      !isCare &&
      words.some(
        ({ tags }, at) => tags.has(id) && (isPackage || words[at + 1]?.tags.has("website") === true),
      ),
  );
  return named?.pages ?? null;
}
