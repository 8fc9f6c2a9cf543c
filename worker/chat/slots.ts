// What a conversation is to find out.
import type { industries } from "#contract/price-calculator/price-form.ts";
import type { Project } from "#worker/pricing/project.ts";

export type Industry = (typeof industries)[number];

/** Questions in their order. Care is never asked for, only understood. */
export const questions = ["who", "projectType", "pages", "timeline", "features"] as const;
export type Question = (typeof questions)[number];

/** Everything read from a visitor's texts. Null or empty: not said. */
export interface Answers extends Project {
  /** In the visitor's own letters, one line. Shown to the visitor, never put into an estimate. */
  company: string | null;
  industry: Industry | null;
  languages: readonly string[];
  /** What the price list has no entry for, in the visitor's own letters. Never put into an estimate. */
  wishes: readonly string[];
}

export const noAnswers: Answers = {
  company: null,
  industry: null,
  projectType: null,
  pages: null,
  timeline: null,
  features: [],
  languages: [],
  furtherLanguages: null,
  care: null,
  wishes: [],
};
