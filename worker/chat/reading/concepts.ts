// Functions that a text may speak of; languages are read apart.
import type { Feature } from "#worker/pricing/project.ts";

export type Concept = Exclude<Feature, "languages">;
export const CONCEPTS = [
  "shop",
  "booking",
  "blog",
  "members",
  "special",
] as const satisfies readonly Concept[];
