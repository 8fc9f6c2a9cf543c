// The part of a browser check that shows what a few lines of CSS would mend: the same place before and after, and the lines to copy.
import * as v from "valibot";
import { shotSchema } from "./accessibility-check.ts";
import { viewportNames } from "./design-rating.ts";
import { essential } from "./read-leniently.ts";

export const mendKinds = ["contrast", "target-size", "line-length", "line-height", "text-size"] as const;
export type MendKind = (typeof mendKinds)[number];

const text = v.string();

const mendSchema = v.object({
  kind: essential(v.picklist(mendKinds)),
  title: essential(text),
  /** What it brings, and to whom. */
  meaning: text,
  /** The figure of the place in the picture, as shown: "Kontrast 2,9 : 1". */
  before: text,
  after: text,
  /** German: how many places there were, and how many are left. */
  reach: text,
  /** Lines of a style sheet, as text. */
  css: essential(text),
  viewport: v.picklist(viewportNames),
  shots: v.object({ before: essential(shotSchema), after: essential(shotSchema) }),
});
export type Mend = v.InferOutput<typeof mendSchema>;

export const mendsResultSchema = v.object({
  verdict: essential(text),
  /** At most three, what brings most first. */
  mends: v.array(mendSchema),
  notes: v.array(text),
});
export type MendsResult = v.InferOutput<typeof mendsResultSchema>;
