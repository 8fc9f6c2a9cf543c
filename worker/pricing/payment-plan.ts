// When an estimate would be paid, by the terms: one sum up to a limit, above it a share with the order.
import { terms } from "#content/page-figures.ts";
import { estimateItems } from "#content/price-calculator/price-estimate.ts";
import type { EstimateAmount } from "#contract/price-calculator/estimate.ts";
import type { Amount } from "./price-list.ts";
import { CENTS_PER_EURO, pricedAmount } from "./shown-amount.ts";

const limit = terms.downPayment.aboveEuros * CENTS_PER_EURO;
const share = terms.downPayment.percent / 100;

/** Payments of `total` (cents); in words when the limit lies inside its range. */
export function paymentPlan(total: Amount): EstimateAmount[] {
  if (total.max !== null && total.max <= limit)
    return [{ item: estimateItems.wholeSum, ...pricedAmount(total) }];
  if (total.min > limit)
    return [
      { item: estimateItems.downPayment, ...pricedAmount(times(total, share)) },
      { item: estimateItems.remainder, ...pricedAmount(times(total, 1 - share)) },
    ];
  return [
    { item: estimateItems.upToLimit, price: estimateItems.inOneSum },
    { item: estimateItems.aboveLimit, price: estimateItems.inHalves },
  ];
}

/** Whole cents: the list's amounts are multiples of ten euros, as a test holds. */
function times({ min, max }: Amount, factor: number): Amount {
  return { min: Math.round(min * factor), max: max === null ? null : Math.round(max * factor) };
}
