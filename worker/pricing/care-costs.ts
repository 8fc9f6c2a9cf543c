// Care plans beside an estimate: what they cost a month, and what the first year comes to without and with care.
import { MONTHS_PER_YEAR } from "#content/figures.ts";
import { estimateItems } from "#content/price-calculator/price-estimate.ts";
import type { EstimateAmount, PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { type Amount, care } from "./price-list.ts";
import type { CareWish } from "./project.ts";
import { CENTS_PER_EURO, pricedAmount, shownCents } from "./shown-amount.ts";

/** The chosen plan; all of them while none is chosen; none when care is declined. */
export function recurringCare(wish: CareWish | null): PriceEstimate["recurring"] {
  return plansFor(wish).map(({ id, plan, name, price }) => ({
    entry: id,
    item: name,
    description: estimateItems.perMonth,
    price: price.min / CENTS_PER_EURO,
    chosen: plan === wish,
  }));
}

/** Without care, then with the chosen plan, or with the smallest while none is chosen. `total` in cents. */
export function firstYear(total: Amount, wish: CareWish | null): EstimateAmount[] {
  const without = { item: estimateItems.firstYearWithout, ...pricedAmount(total) };
  const [plan] = plansFor(wish);
  if (!plan) return [without];
  const year = plan.price.min * MONTHS_PER_YEAR;
  return [
    without,
    {
      item: estimateItems.firstYearWith(plan.name),
      description: estimateItems.firstYearSum(shownCents(plan.price.min)),
      ...pricedAmount({ min: total.min + year, max: total.max === null ? null : total.max + year }),
    },
  ];
}

function plansFor(wish: CareWish | null) {
  if (wish === "none") return [];
  const chosen = care.filter(({ plan }) => plan === wish);
  return chosen.length > 0 ? chosen : care;
}
