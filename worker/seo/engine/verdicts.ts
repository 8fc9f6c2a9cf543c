// Constructors for what an audit can answer, and how it looks in a report.
import type { Evidence } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import type { Verdict } from "./audit.ts";

/** The type leaves no complaint without evidence. */
export type Complaint = Pick<Verdict, "share" | "snippet" | "bars" | "preventsIndexing" | "absence"> & {
  title: string;
  advice: string;
  evidence: [Evidence, ...Evidence[]];
};

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

/** Why nothing is known of headers, cookies and status. */
export const noAnswerReason = "Gelesen wurde eine Datei, kein Server hat geantwortet.";

/** For a check that has thrown: our own bugs never end an analysis. */
export function uncheckedByError(error: unknown): Verdict {
  const name = error instanceof Error ? error.name : "unbekannt";
  return unchecked(`Bei dieser Prüfung ist im Programm ein Fehler aufgetreten (${name}).`);
}

/** The verdict's own title, or the one its status implies. */
export function titleOf(audit: { topic: string; passedTitle: string }, { status, title }: Verdict): string {
  return title ?? (status === "unchecked" ? `Nicht geprüft: ${audit.topic}` : audit.passedTitle);
}

/** Characters. Values come from the page and can be of any length, or empty. */
const MAX_VALUE_LENGTH = 300;

/** Shortened, and never empty. */
export function forReport({ where, value, expected }: Evidence): Evidence {
  return {
    where: shortened(where, MAX_VALUE_LENGTH),
    value: value.trim() === "" ? "leer" : shortened(value, MAX_VALUE_LENGTH),
    expected: shortened(expected, MAX_VALUE_LENGTH),
  };
}

/** A list that is known not to be empty. */
export function evidenceOf(list: Evidence[], otherwise: Evidence): [Evidence, ...Evidence[]] {
  const [first, ...rest] = list;
  return first === undefined ? [otherwise] : [first, ...rest];
}
