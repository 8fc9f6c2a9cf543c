// A price as a bill shows it.
import { euros } from "#content/figures.ts";
import { amountRange } from "#content/price-estimate.ts";
import type { ShownAmount } from "../shown-estimate.ts";

/** Figures in German with €, text as it is. */
export function shownPrice({ price, priceMax }: Pick<ShownAmount, "price" | "priceMax">): string {
  if (typeof price === "string") return price;
  return priceMax === undefined || priceMax === price
    ? euros(price)
    : amountRange(euros(price), euros(priceMax));
}
