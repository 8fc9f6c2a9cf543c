// The border between the answer of the rating and its display: what is absent or of another kind becomes null or an empty
// list. Nothing that fits is lost.
import * as v from "valibot";
import { type AspectId, aspectIds, type ViewportName, viewportNames } from "#contract/design-rating.ts";
import { date, figure, flag, optionalListOf, part, strings, text } from "../report/read-report.ts";

const number = v.pipe(v.number(), v.finite());
const length = v.pipe(number, v.minValue(0));
const score = v.fallback(
  v.nullable(
    v.pipe(
      number,
      v.transform((points) => Math.min(100, Math.max(0, points))),
    ),
  ),
  null,
);
/** Our own server embeds its pictures; any other address would be fetched. */
const picture = v.fallback(
  v.nullable(v.pipe(v.string(), v.regex(/^data:image\/(?:webp|png|jpeg);base64,[\w+/=]+$/))),
  null,
);
const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i), v.toLowerCase());
const box = v.fallback(v.nullable(v.object({ x: number, y: number, width: length, height: length })), null);
const size = v.fallback(
  v.nullable(
    v.object({
      width: v.pipe(number, v.minValue(1)),
      height: v.pipe(number, v.minValue(1)),
      pageHeight: figure,
    }),
  ),
  null,
);
const aspect = part({ score, feedback: text, suggestions: strings });
const measurements = optionalListOf(
  v.object({
    id: text,
    label: v.string(),
    value: text,
    expected: text,
    score,
    weight: figure,
    basis: text,
  }),
);
const vitals = part({ lcp: figure, cls: figure, tbt: figure });

const ratingSchema = part({
  url: text,
  ratedAt: date,
  overallScore: score,
  screenshot: picture,
  screenshots: part(byName(viewportNames, picture)),
  viewports: part(byName(viewportNames, size)),
  designAspects: part(byName(aspectIds, aspect)),
  strengths: strings,
  improvements: strings,
  designTrends: part({ isModern: flag, followsTrends: strings, outdatedElements: strings }),
  measurements: part(byName(aspectIds, measurements)),
  annotations: optionalListOf(
    v.object({ aspect: v.picklist(aspectIds), viewport: v.picklist(viewportNames), text: v.string(), box }),
  ),
  palette: optionalListOf(v.object({ hex, share: figure })),
  typefaces: optionalListOf(
    v.object({
      family: text,
      share: figure,
      sizes: optionalListOf(number),
      weights: optionalListOf(number),
      usedFor: v.fallback(v.nullable(v.picklist(["headings", "text"])), null),
    }),
  ),
  vitals: part(byName(viewportNames, vitals)),
  notes: strings,
  comment: text,
  commentBy: text,
});

export type ShownRating = v.InferOutput<typeof ratingSchema>;
export type ShownMeasurement = ShownRating["measurements"][AspectId][number];
export type ShownAnnotation = ShownRating["annotations"][number];
export type ShotSize = NonNullable<ShownRating["viewports"][ViewportName]>;

/** Never throws. */
export function readRating(answer: unknown): ShownRating {
  const rating = v.parse(ratingSchema, answer);
  const { screenshots, screenshot } = rating;
  return { ...rating, screenshots: { ...screenshots, desktop: screenshots.desktop ?? screenshot } };
}

function byName<Name extends string, Schema extends v.GenericSchema>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
