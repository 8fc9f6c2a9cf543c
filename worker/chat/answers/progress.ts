// What is known after some texts of a visitor, and which question stands.
import type { Feature } from "#worker/pricing/project.ts";
import type { Hypothesis } from "../hypothesis.ts";
import type { CountedThings } from "../reading/numbers/counted-things.ts";
import type { Reading } from "../reading/read-text.ts";
import { type Answers, noAnswers, type Question, questions } from "../slots.ts";
import type { Doubt } from "./doubts.ts";
import type { Sources } from "./sources.ts";

export interface Progress {
  answers: Answers;
  /** Questions that are through, with or without an answer. */
  passed: readonly Question[];
  /** Those of them that nothing answers: the estimate assumes something. */
  assumed: readonly Question[];
  /** What the last text said; null before the first one, and where it came from the form. */
  last: Reading | null;
  sources: Sources;
  /** What the visitor said to have how many of. */
  counted: CountedThings;
  /** Said in doubt by the last text, so that it is asked for before it counts. */
  doubt: Doubt | null;
  /** To be asked for after it: one question at a time. */
  furtherDoubts: readonly Doubt[];
  /** Functions that the last text added: „ach nee, streichen“ takes them back. */
  added: readonly Feature[];
  /** What the last text weighed without deciding it. */
  supposed: Hypothesis | null;
  /** How many texts in a row gave nothing to the open question. */
  misses: number;
  /** The last text was one too many of them: everything still open is assumed, and a call is offered. */
  isLost: boolean;
}

export const beginning: Progress = {
  answers: noAnswers,
  passed: [],
  assumed: [],
  last: null,
  sources: {},
  counted: {},
  doubt: null,
  furtherDoubts: [],
  added: [],
  supposed: null,
  misses: 0,
  isLost: false,
};

export function pendingQuestion({ passed }: Progress): Question | null {
  return questions.find((question) => !passed.includes(question)) ?? null;
}
