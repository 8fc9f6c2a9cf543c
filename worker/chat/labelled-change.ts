// „Seiten: 6–10 Seiten“: how the page sends a changed answer, and how visitors may write one.
import { normalised } from "./reading/words.ts";
import type { Question } from "./slots.ts";

export interface Change {
  /** Null: care, which is never asked for. */
  question: Question | null;
  text: string;
}

/** Labels in normalised spelling. */
const labels: Readonly<Record<string, Question | null>> = {
  firma: "who",
  betrieb: "who",
  unternehmen: "who",
  branche: "who",
  art: "projectType",
  "art der website": "projectType",
  projekt: "projectType",
  seiten: "pages",
  seitenzahl: "pages",
  "zahl der seiten": "pages",
  termin: "timeline",
  zeit: "timeline",
  zeitrahmen: "timeline",
  funktionen: "features",
  extras: "features",
  pflege: null,
  wartung: null,
};

/** The answer that `text` changes by its label, or null when it has none. */
export function labelledChange(text: string): Change | null {
  const colon = text.indexOf(":");
  const label = normalised(text.slice(0, Math.max(0, colon)).trim());
  if (!Object.hasOwn(labels, label)) return null;
  const question = labels[label] ?? null;
  // Care keeps its label: „Pflege: keine“ says nothing without it.
  return { question, text: question === null ? text.replace(":", " ") : text.slice(colon + 1).trim() };
}
