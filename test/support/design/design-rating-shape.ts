// The contract of a design rating as a schema: every field that is promised, none beside, all figures in their range.
import * as v from "valibot";
import {
  type AspectId,
  aspectIds,
  type DesignRating,
  MAX_SHOT_HEIGHT,
  viewportNames,
} from "#contract/design-rating.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(text);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const points = v.pipe(whole, v.maxValue(100));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const weight = v.pipe(v.number(), v.minValue(100), v.maxValue(900));
const picture = v.pipe(v.string(), v.startsWith("data:image/jpeg;base64,"));

const perViewport = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictObject({ desktop: entry, mobile: entry });
const perAspect = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictObject({
    layout: entry,
    typography: entry,
    colorScheme: entry,
    userExperience: entry,
    modernity: entry,
    branding: entry,
  } satisfies Record<AspectId, Entry>);

const measurement = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  label: text,
  value: text,
  expected: text,
  score: v.nullable(points),
  weight: percent,
  basis: text,
});

const annotation = v.strictObject({
  aspect: v.picklist(aspectIds),
  measurement: text,
  viewport: v.picklist(viewportNames),
  text,
  box: v.strictObject({ x: whole, y: whole, width: whole, height: whole }),
});

export const designRatingShape: v.GenericSchema<unknown, DesignRating> = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  ratedAt: v.pipe(v.string(), v.isoTimestamp()),
  overallScore: points,
  screenshot: picture,
  screenshots: perViewport(picture),
  viewports: perViewport(
    v.strictObject({
      width: whole,
      height: v.pipe(whole, v.maxValue(MAX_SHOT_HEIGHT)),
      pageHeight: whole,
    }),
  ),
  designAspects: perAspect(v.strictObject({ score: points, feedback: text, suggestions: texts })),
  strengths: v.pipe(texts, v.maxLength(5)),
  improvements: v.pipe(texts, v.maxLength(5)),
  designTrends: v.strictObject({ isModern: v.boolean(), followsTrends: texts, outdatedElements: texts }),
  measurements: perAspect(v.pipe(v.array(measurement), v.nonEmpty())),
  annotations: v.array(annotation),
  palette: v.pipe(
    v.array(v.strictObject({ hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)), share: percent })),
    v.maxLength(8),
  ),
  typefaces: v.pipe(
    v.array(
      v.strictObject({
        family: text,
        share: percent,
        sizes: v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.maxLength(12)),
        weights: v.array(weight),
        usedFor: v.picklist(["headings", "text"]),
      }),
    ),
    v.maxLength(6),
  ),
  vitals: perViewport(
    v.strictObject({
      lcp: v.nullable(v.pipe(v.number(), v.minValue(0))),
      cls: v.pipe(v.number(), v.minValue(0)),
      tbt: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  notes: texts,
  comment: v.exactOptional(text),
  commentBy: text,
});
