// What the entry of the browser's history remembers of an analysis: the id its report is found by, and what was asked.
import * as v from "valibot";
import { keptReportIdSchema } from "#contract/kept-report.ts";
import { type HistoryEntry, readNote, writeNote } from "../../../history-notes.ts";
import type { AnalysisInput } from "../run-analysis.ts";

const NAME = "seoReport";

export interface KeptNote {
  id: string;
  input: AnalysisInput;
  /** running: no report yet. rated: with a rating of the design. unrated: that failed or was cancelled. */
  stage: "running" | "done" | "rated" | "unrated";
  /** px down to which the page was read. */
  top?: number | undefined;
}

/** From outside, like everything stored: the id becomes part of an address. */
const noteSchema = v.object({
  id: keptReportIdSchema,
  input: v.object({
    url: v.string(),
    keywords: v.optional(v.array(v.string())),
    rateDesign: v.boolean(),
    wholeSite: v.boolean(),
    // Notes of an earlier release lack it.
    inBrowser: v.optional(v.boolean(), false),
  }),
  stage: v.picklist(["running", "done", "rated", "unrated"]),
  top: v.optional(v.pipe(v.number(), v.minValue(0))),
});

export function readKept(entry: HistoryEntry = history): KeptNote | null {
  const read = v.safeParse(noteSchema, readNote(entry, NAME));
  if (!read.success) return null;
  const { input, ...note } = read.output;
  return { ...note, input: { ...input, keywords: input.keywords } };
}

/** null removes it. */
export function saveKept(note: KeptNote | null, entry: HistoryEntry = history): void {
  writeNote(entry, NAME, note ?? undefined);
}
