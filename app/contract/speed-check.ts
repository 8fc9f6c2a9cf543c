// The part of a browser check that tells how fast a page is there on a slow phone: every figure of several loads, with its spread.
import * as v from "valibot";
import { shotSchema } from "./accessibility-check.ts";
import { boxSchema, photoSchema } from "./picture.ts";
import { essential } from "./read-leniently.ts";

/** Pictures of how the page came. */
export const FILM_FRAMES = 8;
/** Characters of base64 of each: a phone's screen 140 px wide has 6,000 to 12,000. */
export const MAX_FRAME_LENGTH = 30_000;
/** Rows of each list; more are summed in the last one. */
export const MAX_SPEED_ROWS = 12;

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.minValue(0));

/** Of all loads that have it. */
const spreadSchema = v.object({
  median: essential(amount),
  min: essential(amount),
  max: essential(amount),
});
export type Spread = v.InferOutput<typeof spreadSchema>;

/** Google's thresholds: https://web.dev/articles/vitals */
export const speedLevels = ["good", "fair", "poor"] as const;
export type SpeedLevel = (typeof speedLevels)[number];

const figureSchema = v.object({
  id: essential(v.picklist(["fcp", "lcp", "cls", "blocked"])),
  label: essential(text),
  /** As shown, with the spread: "1,8 s (1,7–2,1)". */
  value: essential(text),
  /** German: what it means. */
  meaning: text,
  level: v.picklist(speedLevels),
  /** ms; without unit for "cls". */
  spread: spreadSchema,
});
export type SpeedFigure = v.InferOutput<typeof figureSchema>;

const markSchema = v.object({
  kind: v.picklist(["largest", "shifted"]),
  /** German: what is marked. */
  text: essential(text),
  /** CSS selector, shortened. */
  selector: text,
  /** Beginning of the element's HTML, as text. */
  snippet: text,
  /** Null where nothing of it is to be seen. */
  box: v.nullable(boxSchema),
});
export type SpeedMark = v.InferOutput<typeof markSchema>;

/** One line of a sum; all texts as shown. */
const rowSchema = v.object({ name: essential(text), value: text, note: text });
export type SpeedRow = v.InferOutput<typeof rowSchema>;

export const speedResultSchema = v.object({
  /** One German sentence that says it all, with the spread. */
  verdict: essential(text),
  level: v.picklist(speedLevels),
  /** Loads that were measured, and of them those that came to an end. */
  loads: count,
  completeLoads: count,
  figures: v.array(figureSchema),
  /** The page at the end of the load whose largest paint is in the middle. */
  shot: v.nullable(shotSchema),
  /** In that picture. */
  marks: v.array(markSchema),
  /** At equal distances; ms since the load began. The picture is null while nothing had been drawn. */
  film: v.array(v.object({ ms: amount, picture: v.nullable(photoSchema(MAX_FRAME_LENGTH)) })),
  /** German: "742 kB in 23 Dateien". */
  total: text,
  byKind: v.array(rowSchema),
  byHost: v.array(rowSchema),
  /** What kept the main thread busy, longest first. */
  blockedBy: v.array(rowSchema),
  notes: v.array(text),
});
export type SpeedResult = v.InferOutput<typeof speedResultSchema>;
