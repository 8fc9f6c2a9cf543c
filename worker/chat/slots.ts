// What a conversation is to find out.
import type { CareWish, Feature, ProjectType, Span, Timeline } from "#worker/pricing/project.ts";

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
export interface Answers {
  /** In the visitor's own letters, one line, at most COMPANY_MAX characters. Shown to the visitor, never put into an estimate. */
  company: string | null;
  industry: Industry | null;
  projectType: ProjectType | null;
  pages: Span | null;
  timeline: Timeline | null;
  features: readonly Feature[];
  /** Beside German; meaningful while "languages" is among the features. */
  furtherLanguages: Span | null;
  care: CareWish | null;
}
