// Amounts and counts as an estimate shows them: whole euros outside, cents inside.
import { euros } from "#content/figures.ts";
import {
  amountRange,
  countWords,
  estimateItems,
  fromAmount,
} from "#content/price-calculator/price-estimate.ts";
import type { EstimateAmount } from "#contract/price-calculator/estimate.ts";
import type { Amount } from "./price-list.ts";
import type { Span } from "./project.ts";

export const CENTS_PER_EURO = 100;

/** 129_000 → „1.290 €“. */
export function shownCents(cents: number): string {
  return euros(cents / CENTS_PER_EURO);
}

/** A price of an estimate: 1290 → „1.290 €“; text stays as it is. */
export function shownEuros(price: number | string): string {
  return typeof price === "number" ? euros(price) : price;
}

/** A line of an estimate: „1.290 €“, „1.290 € bis 2.490 €“; text stays as it is. */
export function lineAmount({ price, priceMax }: Pick<EstimateAmount, "price" | "priceMax">): string {
  return priceMax === undefined ? shownEuros(price) : amountRange(shownEuros(price), shownEuros(priceMax));
}

/** „1.290 €“, „1.290 € bis 2.490 €“, „ab 2.490 €“. */
export function shownAmount({ min, max }: Amount): string {
  if (max === null) return fromAmount(shownCents(min));
  return min === max ? shownCents(min) : amountRange(shownCents(min), shownCents(max));
}

/** `price` in figures with its upper end, or text when the end is open. */
export function pricedAmount(amount: Amount): Pick<EstimateAmount, "price" | "priceMax"> {
  if (amount.max === null) return { price: shownAmount(amount) };
  const price = amount.min / CENTS_PER_EURO;
  return amount.min === amount.max ? { price } : { price, priceMax: amount.max / CENTS_PER_EURO };
}

/** „8“, „5–8“, „mindestens 11“. */
export function spanText({ min, max }: Span): string {
  if (max === null) return countWords.atLeast(min);
  return min === max ? String(min) : `${min}–${max}`;
}

/** „1 Seite“, „8 Seiten“, „höchstens 6 Seiten“, „11 Seiten und mehr“. */
export function pageCount({ min, max }: Span): string {
  if (max === null) return countWords.pagesAndMore(min);
  if (max === 1) return countWords.onePage;
  return min === 1 ? countWords.pagesAtMost(max) : countWords.pages(spanText({ min, max }));
}

/** „1 weitere Sprache“, „2 weitere Sprachen“; not counted, „weitere Sprachen“. */
export function languageCount(count: Span | null): string {
  return count === null ? estimateItems.someLanguages : estimateItems.languages(spanText(count));
}
