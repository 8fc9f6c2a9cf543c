// Lenient schema of an estimate: optional parts that are missing or malformed are left out (DATA-07).
import * as v from "valibot";

const text = v.fallback(v.string(), "");
const maybeText = v.fallback(v.optional(v.string()), undefined);
const maybeEuros = v.fallback(v.optional(v.number()), undefined);
const texts = v.fallback(v.array(v.string()), []);

const amountSchema = v.object({
  item: text,
  description: maybeText,
  /** Whole euros, or text that is shown as it is. */
  price: v.fallback(v.union([v.number(), v.string()]), ""),
  priceMax: maybeEuros,
});
const amounts = v.fallback(v.array(amountSchema), []);

export const shownEstimateSchema = v.object({
  id: maybeText,
  validUntil: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
  projectType: text,
  timeline: text,
  totalPriceMin: maybeEuros,
  totalPriceMax: maybeEuros,
  totalPrice: v.fallback(v.union([v.number(), v.string()]), ""),
  breakdown: amounts,
  recurring: v.fallback(
    v.array(v.object({ ...amountSchema.entries, chosen: v.fallback(v.boolean(), false) })),
    [],
  ),
  firstYear: amounts,
  paymentPlan: amounts,
  assumptions: texts,
  notes: texts,
});

export type ShownEstimate = v.InferOutput<typeof shownEstimateSchema>;
export type ShownAmount = v.InferOutput<typeof amountSchema>;
