// The part of a browser check that tells what a page loads and keeps before and after its visitors were asked.
import * as v from "valibot";
import { photoSchema } from "./picture.ts";
import { essential } from "./read-leniently.ts";
import { findingStatusSchema, legalFindingSchema } from "./seo-report.ts";

/** Rows of each list that travel; more are counted in `leftOut`. */
export const MAX_ROWS = 60;
/** Characters of base64: a banner with a photo has 200,000. */
export const MAX_BANNER_PICTURE = 400_000;

/** As the visitor finds it; after a refusal; after consent to everything. */
export const consentStates = ["untouched", "rejected", "accepted"] as const;
export type ConsentState = (typeof consentStates)[number];

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const hostSchema = v.object({
  host: essential(text),
  /** Name of the service and of the company behind it; null where nobody knows it. */
  service: v.nullable(text),
  company: v.nullable(text),
  /** German: what it is for. */
  purpose: text,
  needsConsent: v.boolean(),
  /** Asked for only once the choice was made, or when the page was opened again. */
  isLate: v.boolean(),
  /** Our own guard stopped it, so what it would have loaded further is not known. */
  isRefused: v.boolean(),
});

const keptSchema = v.object({
  /** Of the cookie or the entry; never its value. */
  name: essential(text),
  /** German: "Cookie", "localStorage". */
  kind: text,
  service: v.nullable(text),
  /** German. */
  purpose: text,
  needsConsent: v.boolean(),
  /** German: "13 Monate", "bis der Browser schließt". */
  lifetime: text,
  /** The domain of another site it belongs to; null for the page's own. */
  foreign: v.nullable(text),
  /** Set only once the choice was made. */
  isLate: v.boolean(),
});
export type ConsentKept = v.InferOutput<typeof keptSchema>;

const stateSchema = v.object({
  id: essential(v.picklist(consentStates)),
  /** German: why there is nothing to show, or what was not reached; null where all went well. */
  note: v.nullable(text),
  isRead: v.boolean(),
  hosts: v.array(hostSchema),
  cookies: v.array(keptSchema),
  entries: v.array(keptSchema),
  /** Rows of all three lists that were not kept. */
  leftOut: count,
});
export type ConsentStateResult = v.InferOutput<typeof stateSchema>;

export const consentResultSchema = v.object({
  /** One German sentence that says it all. */
  verdict: essential(text),
  status: findingStatusSchema,
  /** Name of the consent tool, where it is known. */
  tool: v.nullable(text),
  /** Of the banner as it came. */
  picture: v.nullable(photoSchema(MAX_BANNER_PICTURE)),
  findings: v.array(legalFindingSchema),
  states: v.array(stateSchema),
  /** German sentences: what was not checked, and why. */
  notes: v.array(text),
});
export type ConsentResult = v.InferOutput<typeof consentResultSchema>;
