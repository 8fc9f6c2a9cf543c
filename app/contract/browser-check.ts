// The browser check: what asks for it, the events of its stream, and its answer. One part per reader; a part that failed says why.
import * as v from "valibot";
import {
  accessibilityResultSchema,
  keyboardResultSchema,
  reflowResultSchema,
} from "./accessibility-check.ts";
import { consentResultSchema } from "./consent-check.ts";
import { mendsResultSchema } from "./mends.ts";
import { essential } from "./read-leniently.ts";
import { MAX_URL_LENGTH } from "./seo-request.ts";
import { speedResultSchema } from "./speed-check.ts";

/** In the order in which they begin: what measures time has the browser to itself, the last ones change the page. */
export const readerIds = [
  "speed",
  "consent",
  "rendered",
  "accessibility",
  "mends",
  "keyboard",
  "reflow",
] as const;
export type ReaderId = (typeof readerIds)[number];

export const browserCheckRequestSchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  /** From the report of the same address; good for one check. Calls without one are told what it takes. */
  browserToken: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  /** All of them by default. */
  readers: v.optional(v.pipe(v.array(v.picklist(readerIds)), v.minLength(1), v.maxLength(readerIds.length))),
});

const text = v.string();
const isoInstant = v.pipe(text, v.isoTimestamp());

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

/** `result` is null where the reader could not read; `note` says why. */
function part<S extends v.GenericSchema>(result: S) {
  return v.object({ result: v.nullable(result), note: v.nullable(text) });
}

export const browserCheckSchema = v.object({
  /** Vouches that the server gave this answer for the address it was asked for; for sharing the report. */
  seal: v.optional(text),
  /** Where the browser arrived. */
  url: essential(text),
  checkedAt: isoInstant,
  rendered: v.nullable(part(renderedResultSchema)),
  accessibility: v.nullable(part(accessibilityResultSchema)),
  consent: v.nullable(part(consentResultSchema)),
  mends: v.nullable(part(mendsResultSchema)),
  keyboard: v.nullable(part(keyboardResultSchema)),
  reflow: v.nullable(part(reflowResultSchema)),
  speed: v.nullable(part(speedResultSchema)),
});
export type BrowserCheck = v.InferOutput<typeof browserCheckSchema>;

/** Data of a `progress` event. */
export interface BrowserCheckProgress {
  /** 0–100 */
  percent: number;
  /** German. */
  label: string;
}
