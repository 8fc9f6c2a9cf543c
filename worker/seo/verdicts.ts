// Short forms for what an audit can answer.
import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "../german/sentences.ts";
import type { Verdict } from "./audit.ts";

/** What a complaint consists of; a complaint without evidence cannot be written down. */
export interface Complaint {
  /** German, concrete, with the measured number. */
  title: string;
  /** German, one to three sentences: what to do. */
  advice: string;
  evidence: [Evidence, ...Evidence[]];
  /** Part of the points still earned (0–1). */
  share?: number;
  /** See Verdict.snippet. */
  snippet?: string;
  /** See Verdict.bars. */
  bars?: string;
  /** See Verdict.absence. */
  absence?: boolean;
}

/** @param title German sentence with the figures; default is the audit's passedTitle. */
export function passed(title?: string): Verdict {
  return title === undefined ? { status: "passed" } : { status: "passed", title };
}

export function failed(complaint: Complaint): Verdict {
  return { status: "failed", ...complaint };
}

export function warning(complaint: Complaint): Verdict {
  return { status: "warning", ...complaint };
}

/** @param title German sentence: why the question does not arise on this page. */
export function notApplicable(title: string): Verdict {
  return { status: "notApplicable", title };
}

/** @param reason German sentence: why we cannot know. */
export function unchecked(reason: string): Verdict {
  return { status: "unchecked", reason };
}

/** What a check says that has thrown: a fault of ours never ends the analysis. */
export function faulty(error: unknown): Verdict {
  const name = error instanceof Error ? error.name : "unbekannt";
  return unchecked(`Bei dieser Prüfung ist im Programm ein Fehler aufgetreten (${name}).`);
}

/** What stands over a verdict that brings no title of its own. */
export function titleOf(
  { topic, passedTitle }: { topic: string; passedTitle: string },
  { status, title }: Verdict,
): string {
  if (title !== undefined) return title;
  return status === "unchecked" ? `Nicht geprüft: ${topic}` : passedTitle;
}

/** Characters. Values come from the page and can be of any length, or empty. */
const longestValue = 300;

/** As it may stand in a report. */
export function presentable({ where, value, expected }: Evidence): Evidence {
  return {
    where: shortened(where, longestValue),
    value: value.trim() === "" ? "leer" : shortened(value, longestValue),
    expected: shortened(expected, longestValue),
  };
}

/** Array type guard: evidence lists of complaints are never empty. */
export function evidenceOf(list: Evidence[], otherwise: Evidence): [Evidence, ...Evidence[]] {
  const [first, ...rest] = list;
  return first === undefined ? [otherwise] : [first, ...rest];
}
