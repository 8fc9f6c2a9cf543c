// The border between the answer of the rating and its display.
import { type AspectId, designRatingSchema, type ViewportName } from "#contract/design-rating.ts";
import { type Read, readLeniently } from "#contract/read-leniently.ts";

export type ShownRating = Read<typeof designRatingSchema>;
export type ShownMeasurement = ShownRating["measurements"][AspectId][number];
export type ShownAnnotation = ShownRating["annotations"][number];
export type ShotSize = NonNullable<ShownRating["viewports"][ViewportName]>;

/** Never throws. */
export function readRating(answer: unknown): ShownRating {
  const rating = readLeniently(designRatingSchema, answer);
  const { screenshots, screenshot } = rating;
  return {
    ...rating,
    overallScore: rating.unscoredReason === null ? rating.overallScore : null,
    screenshots: { ...screenshots, desktop: screenshots.desktop ?? screenshot },
  };
}
