// What is known of a project, as far as its price depends on it.
import { type careWishes, featureIds, type projectTypes } from "#contract/price-calculator/price-form.ts";

export type ProjectType = (typeof projectTypes)[number];
export type Feature = (typeof featureIds)[number];

/** Both ends included; null: open end. */
export interface Span {
  min: number;
  max: number | null;
}

export type Timeline =
  | { kind: "asap" }
  | { kind: "weeks"; weeks: Span }
  /** A month, season or feast such as „Ende März“; never the visitor's own letters. */
  | { kind: "by"; label: string }
  | { kind: "flexible" };

/** "any": care is wanted, the plan is not chosen. */
export type CareWish = (typeof careWishes)[number];

/** Null or empty: not said. */
export interface Project {
  projectType: ProjectType | null;
  pages: Span | null;
  timeline: Timeline | null;
  features: readonly Feature[];
  /** Beside German; counts while "languages" is among the features. */
  furtherLanguages: Span | null;
  care: CareWish | null;
}

/** What a project does without saying: a booking portal books, a shop sells. */
const impliedFeature: Partial<Record<ProjectType, Feature>> = {
  shop: "shop",
  booking: "booking",
  blog: "blog",
  members: "members",
};

/** The features of a project with the one its type implies, each once, in the order of `featureIds`. */
export function allFeatures({ projectType, features }: Project): Feature[] {
  const implied = projectType === null ? undefined : impliedFeature[projectType];
  return featureIds.filter((id) => features.includes(id) || id === implied);
}
