// Whether the design rating of the same report calls the page modern: the one source where there is a rating.
import * as v from "valibot";
import { readLeniently } from "#contract/read-leniently.ts";

const ratedSchema = v.object({
  visualDesign: v.object({
    unscoredReason: v.optional(v.string()),
    designTrends: v.object({ isModern: v.boolean() }),
  }),
});

/** Null without a rating, or where it judges nothing. Never throws. */
export function readRatedModern(answer: unknown): boolean | null {
  const { visualDesign } = readLeniently(ratedSchema, answer);
  return visualDesign.unscoredReason === null ? visualDesign.designTrends.isModern : null;
}
