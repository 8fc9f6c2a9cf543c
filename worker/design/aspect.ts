// The shape of an aspect: each of its gauges reads one figure from the facts, score-aspect.ts adds them up.
import type { Annotation, AspectId, Box, ViewportName } from "#contract/design-rating.ts";
import type { DesignFacts } from "./page-snapshot.ts";

export interface Aspect {
  id: AspectId;
  /** German: "Layout". */
  title: string;
  /** Points of the 100 of the overall score: what its gauges weigh together. */
  weight: number;
  gauges: readonly Gauge[];
}

export interface Gauge {
  /** kebab-case, unique among all aspects. */
  id: string;
  label: string;
  /** Points of the 100 of the overall score; all gauges together have 100. 0: informs only. */
  weight: number;
  /**
   * Percent of the aspect that failing takes off, on top of the points not gained: from half of the points downwards, all of it at
   * none. For what nearly every page has: it earns next to nothing, and is missed where it is not.
   */
  cost?: number;
  /** Full points at or beyond `good`, none at or beyond `poor`, linear between. Either may be the larger one. */
  good: number;
  poor: number;
  /** As shown: "höchstens 2 %". */
  expected: string;
  /** Source of good and poor, German: a standard by name, or "Erfahrung". docs/design-rating.md explains each. */
  basis: string;
  /** Pure. Null: does not apply to this page; its weight goes to the others. */
  read(facts: DesignFacts): Reading | null;
}

export interface Reading {
  value: number;
  /** With unit, German number format: "12,4 %". */
  shown: string;
  /** German sentence with the value, for a page that does well here. */
  praise: string;
  /** German sentence with the value, for a page that does not. */
  blame: string;
  /** German: what to do, with the element or value concerned. */
  suggestion: string;
  /** Where it shows, worst first. */
  annotations?: PageAnnotation[];
  /** It counts, but nothing is said of it: the praise goes without saying, or another sentence would deny it. */
  withoutPraise?: boolean;
  /** The same for blame, advice and marks: what could be advised is there already, is said elsewhere, or is of no use to such a page. */
  withoutBlame?: boolean;
  /** What it is about, where several gauges see the same: only the one that costs most complains of it. */
  matter?: Matter;
}

/** Too little to see; no colour of one's own; nothing to press. */
export type Matter = "variety" | "accent" | "action";

export type PageAnnotation = Omit<Annotation, "aspect" | "measurement">;

export const MAX_ANNOTATIONS = 4;

export function annotate<Item extends { box: Box }>(
  viewport: ViewportName,
  items: readonly Item[],
  text: (item: Item) => string,
): PageAnnotation[] {
  return items.slice(0, MAX_ANNOTATIONS).map((item) => ({ viewport, text: text(item), box: item.box }));
}
