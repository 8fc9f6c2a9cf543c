// The answer of the design rating (DATA-05 plus the added fields of the contract), and what asks for it.
import * as v from "valibot";
import { MAX_URL_LENGTH } from "./seo-request.ts";

export const designRequestSchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  /** From the report of the same address; good for one rating. Calls without one are told what it takes. */
  designToken: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});
export type DesignRequest = v.InferInput<typeof designRequestSchema>;

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

export interface DesignRating {
  /** Final address after redirects. */
  url: string;
  /** ISO instant of the pictures. */
  ratedAt: string;
  /** 0–100: the weighted mean of the aspects. Made of measurements alone, never of measured time. */
  overallScore: number;
  /** Same as screenshots.desktop (DATA-05). */
  screenshot: string;
  /** Data URLs (image/jpeg), from the top of the page to at most MAX_SHOT_HEIGHT. */
  screenshots: Record<ViewportName, string>;
  /** What the pictures show, in CSS px; annotations use the same scale. */
  viewports: Record<ViewportName, ShotSize>;
  designAspects: Record<AspectId, AspectRating>;
  /** German sentences, the strongest first; up to five each, never empty together. */
  strengths: string[];
  improvements: string[];
  designTrends: {
    isModern: boolean;
    followsTrends: string[];
    outdatedElements: string[];
  };
  /** Every figure with its threshold, by aspect. */
  measurements: Record<AspectId, Measurement[]>;
  annotations: Annotation[];
  /** Colours by painted area, largest first, at most eight. */
  palette: PaletteColor[];
  /** Typefaces by text, most used first, at most six. */
  typefaces: TypeSpecimen[];
  vitals: Record<ViewportName, LabVitals>;
  /** German sentences: what the pictures do not show or what stood in the way. */
  notes: string[];
  /** In plain words; absent where no model is bound or it failed. */
  comment?: string;
  /** "rules", or the id of the model that wrote `comment`. It sets no number. */
  commentBy: string;
}

/** Higher pages are cut here, with a note. CSS px. */
export const MAX_SHOT_HEIGHT = 6_000;
/** A phone lays out a page that names no viewport 980 px wide and shows it smaller; one that asks for more is cut here. CSS px. */
export const MAX_SHOT_WIDTH = 1_280;

export interface ShotSize {
  width: number;
  /** Of the picture: at most MAX_SHOT_HEIGHT. */
  height: number;
  /** Of the whole page. */
  pageHeight: number;
}

export interface AspectRating {
  /** 0–100 */
  score: number;
  /** One to three German sentences with measured values. */
  feedback: string;
  /** German, concrete, worst first. */
  suggestions: string[];
}

export interface Measurement {
  /** Unique within the rating, kebab-case: "text-contrast". */
  id: string;
  /** German noun phrase: "Text mit zu wenig Kontrast". */
  label: string;
  /** As shown, with unit: "12,4 %". */
  value: string;
  /** As shown: "höchstens 2 %". */
  expected: string;
  /** 0–100; null where it informs only, or does not apply. */
  score: number | null;
  /** Share of the aspect's score in percent, among the measurements that count here. 0 where score is null. */
  weight: number;
  /** Where the threshold comes from, German: a standard by name, or "Erfahrung". */
  basis: string;
}

/** CSS px from the page's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points into a picture. */
export interface Annotation {
  aspect: AspectId;
  /** Measurement it explains. */
  measurement: string;
  viewport: ViewportName;
  /** German sentence with the value measured here. */
  text: string;
  box: Box;
}

export interface PaletteColor {
  /** "#rrggbb" */
  hex: string;
  /** Percent of the painted area. */
  share: number;
}

export interface TypeSpecimen {
  /** As the page names it; may be a typeface that the visitor's machine lacks. */
  family: string;
  /** Percent of the text's characters. */
  share: number;
  /** px, distinct, ascending, at most twelve. */
  sizes: number[];
  /** 100–900, distinct, ascending. */
  weights: number[];
  /** Most of its text: in headings or in running text. */
  usedFor: "headings" | "text";
}

/** Measured once, from the rating's own line: informs, never scores. Times in ms. */
export interface LabVitals {
  /** Largest Contentful Paint; null where the browser named none. */
  lcp: number | null;
  /** Cumulative Layout Shift, without unit. */
  cls: number;
  /** Total Blocking Time: what long tasks had above 50 ms. */
  tbt: number;
}
