// „Seiten: 6–10 Seiten“: how visitors may change one answer.
import { normalised } from "../reading/words.ts";
import type { Question } from "../slots.ts";

export interface Change {
  /** Null: care, which is never asked for. */
  question: Question | null;
  text: string;
}

const labels: readonly (readonly [question: Question | null, names: string])[] = [
  ["who", "firma, betrieb, unternehmen, branche"],
  ["projectType", "art, art der website, projekt"],
  ["pages", "seiten, seitenzahl, zahl der seiten"],
  ["timeline", "termin, zeit, zeitrahmen"],
  ["features", "funktionen, extras"],
  [null, "pflege, wartung"],
];

/** The answer that `text` changes by its label, or null when it has none. */
export function labelledChange(text: string): Change | null {
  const colon = text.indexOf(":");
  const label = normalised(text.slice(0, Math.max(0, colon)).trim());
  const found = labels.find(([, names]) => names.split(", ").includes(label));
  if (!found) return null;
  const [question] = found;
  // Care keeps its label: „Pflege: keine“ says nothing without it.
  return { question, text: question === null ? text.replace(":", " ") : text.slice(colon + 1).trim() };
}
