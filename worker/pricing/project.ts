// What is known of a project, as far as its price depends on it.

export const projectTypes = ["company", "shop", "booking", "portfolio", "blog", "members"] as const;
export type ProjectType = (typeof projectTypes)[number];

export const featureIds = ["shop", "booking", "languages", "special", "blog", "members"] as const;
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
export type CareWish = "basic" | "professional" | "premium" | "any" | "none";
