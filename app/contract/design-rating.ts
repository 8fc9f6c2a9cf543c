// The answer of the design rating (DATA-05 plus the added fields of the contract), and what asks for it.
import * as v from "valibot";
import { boxSchema, pictureSchema } from "./picture.ts";
import { essential } from "./read-leniently.ts";
import { MAX_URL_LENGTH } from "./seo-request.ts";

export const designRequestSchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  /** From the report of the same address; good for one rating. Calls without one are told what it takes. */
  designToken: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});

/** Aspects of the rating, in the order in which they are shown. */
export const aspectIds = [
  "layout",
  "typography",
  "colorScheme",
  "userExperience",
  "modernity",
  "branding",
] as const;
export type AspectId = (typeof aspectIds)[number];

export const viewportNames = ["desktop", "mobile"] as const;
export type ViewportName = (typeof viewportNames)[number];

/** Higher pages are cut here, with a note. CSS px. */
export const MAX_SHOT_HEIGHT = 6_000;
/** A phone lays out a page that names no viewport 980 px wide and shows it smaller; one that asks for more is cut here. CSS px. */
export const MAX_SHOT_WIDTH = 1_280;

/** Characters of base64 of one picture: 6,000 px of a page with photos have up to 1.4 million, only noise has more. */
export const MAX_SHOT_LENGTH = 1_800_000;
/** Bytes of the whole answer as JSON: the desktop picture stands in it twice, and half a megabyte is left for words. */
export const MAX_RATING_BYTES = 6_000_000;

const text = v.string();
const texts = v.array(text);
const figure = v.number();
const isoInstant = v.pipe(text, v.isoTimestamp());
/** 0–100 */
const score = v.pipe(figure, v.minValue(0), v.maxValue(100));
const percent = score;
const pixels = v.pipe(figure, v.minValue(1));

function perViewport<S extends v.GenericSchema>(schema: S) {
  return v.object({ desktop: schema, mobile: schema } satisfies Record<ViewportName, S>);
}

function perAspect<S extends v.GenericSchema>(schema: S) {
  return v.object({
    layout: schema,
    typography: schema,
    colorScheme: schema,
    userExperience: schema,
    modernity: schema,
    branding: schema,
  } satisfies Record<AspectId, S>);
}

const shotSizeSchema = v.object({
  width: essential(pixels),
  /** Of the picture: at most MAX_SHOT_HEIGHT. */
  height: essential(pixels),
  /** Of the whole page. */
  pageHeight: figure,
  /** The picture is coarser than usual: it would have been too large. */
  isReduced: v.optional(v.literal(true)),
});
export type ShotSize = v.InferOutput<typeof shotSizeSchema>;

const aspectRatingSchema = v.object({
  score,
  /** One to three German sentences with measured values. */
  feedback: text,
  /** German, concrete, worst first. */
  suggestions: texts,
});

const measurementSchema = v.object({
  /** Unique within the rating, kebab-case: "text-contrast". */
  id: text,
  /** German noun phrase: "Text mit zu wenig Kontrast". */
  label: essential(text),
  /** As shown, with unit: "12,4 %". */
  value: text,
  /** As shown: "höchstens 2 %". */
  expected: text,
  /** Null where it informs only, or does not apply. */
  score: v.nullable(score),
  /** Share of the aspect's score in percent, among the measurements that count here. 0 where score is null. */
  weight: percent,
  /** Where the threshold comes from, German: a standard by name, or "Erfahrung". */
  basis: text,
});
export type Measurement = v.InferOutput<typeof measurementSchema>;

export type Box = v.InferOutput<typeof boxSchema>;

/** Points into a picture. */
const annotationSchema = v.object({
  aspect: essential(v.picklist(aspectIds)),
  /** Measurement it explains. */
  measurement: text,
  viewport: essential(v.picklist(viewportNames)),
  /** German sentence with the value measured here. */
  text: essential(text),
  box: boxSchema,
});
export type Annotation = v.InferOutput<typeof annotationSchema>;

const paletteColorSchema = v.object({
  /** "#rrggbb" */
  hex: essential(v.pipe(text, v.regex(/^#[0-9a-f]{6}$/i), v.toLowerCase())),
  /** Percent of the painted area. */
  share: percent,
});
export type PaletteColor = v.InferOutput<typeof paletteColorSchema>;

const typeSpecimenSchema = v.object({
  /** As the page names it; may be a typeface that the visitor's machine lacks. */
  family: text,
  /** Percent of the text's characters. */
  share: percent,
  /** px, distinct, ascending, at most twelve. */
  sizes: v.array(figure),
  /** 100–900, distinct, ascending. */
  weights: v.array(figure),
  /** Most of its text: in headings or in running text. */
  usedFor: v.picklist(["headings", "text"]),
});
export type TypeSpecimen = v.InferOutput<typeof typeSpecimenSchema>;

/** Measured once, from the rating's own line: informs, never scores. Times in ms. */
const labVitalsSchema = v.object({
  /** Largest Contentful Paint; null where the browser named none. */
  lcp: v.nullable(figure),
  /** Cumulative Layout Shift, without unit. */
  cls: figure,
  /** Total Blocking Time: what long tasks had above 50 ms. */
  tbt: figure,
});
export type LabVitals = v.InferOutput<typeof labVitalsSchema>;

export const designRatingSchema = v.object({
  /** Final address after redirects. */
  url: text,
  /** ISO instant of the pictures. */
  ratedAt: isoInstant,
  /** The weighted mean of the aspects, less what is broken. Made of measurements alone, never of measured time. 0 where unscoredReason stands. */
  overallScore: score,
  /** German sentences: why the page gets no points. Then nothing of it is judged, only pictures, vitals and notes tell. */
  unscoredReason: v.optional(text),
  /** Same as screenshots.desktop (DATA-05). */
  screenshot: pictureSchema,
  /** From the top of the page to at most MAX_SHOT_HEIGHT. */
  screenshots: perViewport(pictureSchema),
  /** What the pictures show, in CSS px; annotations use the same scale. */
  viewports: perViewport(shotSizeSchema),
  designAspects: perAspect(aspectRatingSchema),
  /** German sentences, the strongest first; up to five each, never empty together. */
  strengths: texts,
  improvements: texts,
  designTrends: v.object({ isModern: v.boolean(), followsTrends: texts, outdatedElements: texts }),
  /** Every figure with its threshold, by aspect. */
  measurements: perAspect(v.array(measurementSchema)),
  annotations: v.array(annotationSchema),
  /** Colours by painted area, largest first, at most eight. */
  palette: v.array(paletteColorSchema),
  /** Typefaces by text, most used first, at most six. */
  typefaces: v.array(typeSpecimenSchema),
  vitals: perViewport(labVitalsSchema),
  /** German sentences: what the pictures do not show or what stood in the way. */
  notes: texts,
  /** In plain words; absent where no model is bound or it failed. */
  comment: v.optional(text),
  /** "rules", or the id of the model that wrote `comment`. It sets no number. */
  commentBy: text,
});
export type DesignRating = v.InferOutput<typeof designRatingSchema>;
