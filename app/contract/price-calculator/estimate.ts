// A price estimate as it travels: DATA-07 and the fields the contract adds. Amounts in whole euros, net.
import * as v from "valibot";

const euros = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Text where the end is open or there is more than one amount: „ab 2.490 €“. */
const priceOrText = v.union([euros, v.string()]);

const amountSchema = v.object({
  item: v.string(),
  description: v.optional(v.string()),
  price: priceOrText,
  /** Only beside a price in figures: the upper end of its range. */
  priceMax: v.optional(euros),
});

export const priceEstimateSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  priceListVersion: v.string(),
  /** Last day the estimate stands, as the calendar in Germany has it: 2026-12-21. */
  validUntil: v.pipe(v.string(), v.isoDate()),
  projectType: v.string(),
  timeline: v.string(),
  /** Σ price of the breakdown. Left out, like the maximum, when a price is open upwards. */
  totalPriceMin: v.optional(euros),
  /** Σ (priceMax ?? price) of the breakdown. */
  totalPriceMax: v.optional(euros),
  /** A number when minimum and maximum are the same, else text. */
  totalPrice: priceOrText,
  /** What is paid once; never a monthly amount. */
  breakdown: v.array(
    v.object({
      ...amountSchema.entries,
      /** Entries of the price list that the amount comes from. */
      entries: v.pipe(v.array(v.string()), v.minLength(1)),
    }),
  ),
  /** Care plans, a price a month. `chosen`: the visitor asked for this one. */
  recurring: v.array(v.object({ ...amountSchema.entries, entry: v.string(), chosen: v.boolean() })),
  /** The first year without care, then with it if it is wanted or open. */
  firstYear: v.array(amountSchema),
  paymentPlan: v.array(amountSchema),
  /** What was not said and is assumed, a German sentence each. */
  assumptions: v.array(v.string()),
  /** What holds for every estimate and for this one: VAT, validity, haste. */
  notes: v.array(v.string()),
});

export type PriceEstimate = v.InferOutput<typeof priceEstimateSchema>;
export type EstimateAmount = v.InferOutput<typeof amountSchema>;
