// What a conversation is to find out.
import type { Project } from "#worker/pricing/project.ts";

export const industries = [
  "it",
  "craft",
  "hospitality",
  "health",
  "retail",
  "consulting",
  "agriculture",
  "beauty",
  "sport",
  "culture",
  "club",
  "education",
  "property",
  "manufacturing",
  "transport",
] as const;
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
};
