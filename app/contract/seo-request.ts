// What the page asks of the SEO check, and what it hears while it waits.
import * as v from "valibot";
import { pageKindSchema } from "./page-kinds.ts";

export const MAX_URL_LENGTH = 2048;
export const MAX_KEYWORDS = 10;
export const MAX_KEYWORD_LENGTH = 60;

/** Half a character would be repeated in the report as it came. */
const keyword = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_KEYWORD_LENGTH),
  v.transform((text) => text.toWellFormed()),
);

export const seoRequestSchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  keywords: v.optional(v.pipe(v.array(keyword), v.maxLength(MAX_KEYWORDS))),
  /** Also read up to MAX_CRAWLED_PAGES pages of the site; counts as the same analysis. */
  wholeSite: v.optional(v.boolean()),
  /** As what the page is to be read; by default the analysis finds out. */
  kind: v.optional(pageKindSchema),
});

export type SeoRequest = v.InferOutput<typeof seoRequestSchema>;

/** The stations of an analysis, in order. */
export const seoPhases = ["address", "fetch", "read", "side-files", "judge"] as const;
export type SeoPhase = (typeof seoPhases)[number];

/** `progress` event of the event stream. `label` is German, `percent` never falls. */
export interface SeoProgress {
  phase: SeoPhase;
  /** 0–100 */
  percent: number;
  label: string;
}

/** Answer of GET /functions/v1/seo-quota. */
export const seoQuotaSchema = v.object({
  used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** ISO instant of the next midnight in Europe/Berlin. */
  resetsAt: v.string(),
});
export type SeoQuota = v.InferOutput<typeof seoQuotaSchema>;
