// What the report itself tells of the design rating that goes with it: the one source where there is a rating.
import * as v from "valibot";
import { readLeniently } from "#contract/read-leniently.ts";

/** Of the heading of the rating's section. */
export const DESIGN_ID = "gestaltung";

const ratedSchema = v.object({
  unscoredReason: v.optional(v.string()),
  overallScore: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  designTrends: v.object({ isModern: v.boolean() }),
});

export interface RatedDesign {
  /** 0 to 100, whole. */
  score: number | null;
  isModern: boolean | null;
}

/** Null without a rating, or where it judges nothing. Never throws. */
export function readRatedDesign(rating: unknown): RatedDesign | null {
  const { unscoredReason, overallScore, designTrends } = readLeniently(ratedSchema, rating);
  if (unscoredReason !== null || (overallScore === null && designTrends.isModern === null)) return null;
  return { score: overallScore === null ? null : Math.round(overallScore), isModern: designTrends.isModern };
}
