// The browser check: what asks for it, the events of its stream, and its answer. One part per reader; a part that failed says why.
import * as v from "valibot";
import { consentResultSchema } from "./consent-check.ts";
import { MAX_SHOT_LENGTH, type ViewportName, viewportNames } from "./design-rating.ts";
import { essential } from "./read-leniently.ts";
import { MAX_URL_LENGTH } from "./seo-request.ts";

/** In the order in which they read and are shown. */
export const readerIds = ["rendered", "accessibility", "consent"] as const;
export type ReaderId = (typeof readerIds)[number];

export const browserCheckRequestSchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  /** From the report of the same address; good for one check. Calls without one are told what it takes. */
  browserToken: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  /** All of them by default. */
  readers: v.optional(v.pipe(v.array(v.picklist(readerIds)), v.minLength(1), v.maxLength(readerIds.length))),
});

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const length = v.pipe(v.number(), v.minValue(0));
const isoInstant = v.pipe(text, v.isoTimestamp());
/** A data URL: any other address would be fetched. */
const picture = v.pipe(
  text,
  v.maxLength(MAX_SHOT_LENGTH + 100),
  v.regex(/^data:image\/jpeg;base64,[\w+/=]+$/),
);

/** What one figure says of the page as the server sends it, and as it is after its scripts ran. */
const comparedSchema = v.object({
  /** "title", "words". */
  id: essential(text),
  label: essential(text),
  /** As shown; null where the page has none. */
  raw: v.nullable(text),
  rendered: v.nullable(text),
  isSame: v.boolean(),
});
export type Compared = v.InferOutput<typeof comparedSchema>;

export const renderedResultSchema = v.object({
  /** One German sentence that says it all. */
  verdict: essential(text),
  /** Nothing to read without JavaScript; some of it comes by JavaScript; all of it is in the HTML. */
  extent: v.picklist(["all", "some", "none"]),
  compared: v.array(comparedSchema),
  /** German sentences: what search engines, AI crawlers and link previews without JavaScript miss. */
  missed: v.array(text),
  /** Score of the rendered page where the HTML alone had none; else null. */
  score: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Titles of what is to be improved on the rendered page, most points first; empty without a score. */
  issues: v.array(text),
});
export type RenderedResult = v.InferOutput<typeof renderedResultSchema>;

/** CSS px from the page's top left corner. */
const boxSchema = v.object({
  x: essential(v.number()),
  y: essential(v.number()),
  width: essential(length),
  height: essential(length),
});

const placeSchema = v.object({
  /** Widths at which it was found. */
  viewports: v.array(v.picklist(viewportNames)),
  /** CSS selector as axe writes it, shortened. */
  selector: text,
  /** Beginning of the element's HTML, as text. */
  snippet: text,
  /** By width; null where it was not found or nothing of it is to be seen. */
  boxes: v.object({
    desktop: v.nullable(boxSchema),
    mobile: v.nullable(boxSchema),
  } satisfies Record<ViewportName, v.GenericSchema>),
});
export type FaultPlace = v.InferOutput<typeof placeSchema>;

const faultSchema = v.object({
  /** axe's rule: "color-contrast". */
  rule: essential(text),
  title: essential(text),
  /** Whom it keeps from what, German. */
  meaning: text,
  /** How to mend it, German. */
  mend: text,
  severity: v.picklist(["critical", "serious", "moderate", "minor"]),
  /** "1.4.3"; empty where it is good practice and no success criterion. */
  wcag: v.array(text),
  /** Elements with this fault, each once, whatever the width. */
  count,
  /** Some of them, first ones first. */
  places: v.array(placeSchema),
});
export type Fault = v.InferOutput<typeof faultSchema>;

const shotSchema = v.object({
  source: essential(picture),
  /** CSS px of the picture and of the whole page. */
  width: essential(length),
  height: essential(length),
  pageHeight: v.nullable(length),
});
export type PlainShot = v.InferOutput<typeof shotSchema>;

export const accessibilityResultSchema = v.object({
  verdict: essential(text),
  /** Against WCAG 2.2 A and AA first, then by severity. */
  faults: v.array(faultSchema),
  /** What a program cannot decide: to be looked at. */
  open: v.array(faultSchema),
  /** Rules that the page keeps at both widths. */
  passed: count,
  shots: v.object({ desktop: v.nullable(shotSchema), mobile: v.nullable(shotSchema) }),
  notes: v.array(text),
});
export type AccessibilityResult = v.InferOutput<typeof accessibilityResultSchema>;

/** `result` is null where the reader could not read; `note` says why. */
function part<S extends v.GenericSchema>(result: S) {
  return v.object({ result: v.nullable(result), note: v.nullable(text) });
}

export const browserCheckSchema = v.object({
  /** Where the browser arrived. */
  url: essential(text),
  checkedAt: isoInstant,
  rendered: v.nullable(part(renderedResultSchema)),
  accessibility: v.nullable(part(accessibilityResultSchema)),
  consent: v.nullable(part(consentResultSchema)),
});
export type BrowserCheck = v.InferOutput<typeof browserCheckSchema>;

/** Data of a `progress` event. */
export interface BrowserCheckProgress {
  /** 0–100 */
  percent: number;
  /** German. */
  label: string;
}
