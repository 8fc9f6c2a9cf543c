// The shape of an aspect of the rating: gauges read one figure each from the facts; rate.ts adds them up.
import type { Annotation, AspectId } from "#contract/design-rating.ts";
import type { DesignFacts } from "./design-facts.ts";

export interface Aspect {
  id: AspectId;
  /** German: "Layout". */
  title: string;
  /** Share of the overall score in percent; all aspects together have 100. */
  weight: number;
  gauges: readonly Gauge[];
}

export interface Gauge {
  /** kebab-case, unique among all aspects. */
  id: string;
  /** German noun phrase. */
  label: string;
  /** Share of the aspect in percent; those of an aspect add up to 100. 0: informs only. */
  weight: number;
  /** At or beyond `good` full points, at or beyond `poor` none, linear between. Either may be the larger one. */
  good: number;
  poor: number;
  /** As shown: "höchstens 2 %". */
  expected: string;
  /** Where good and poor come from, German: a standard by name, or "Erfahrung". docs/design-rating.md argues each. */
  basis: string;
  /** Pure. Null: does not apply to this page, and its weight goes to the others. */
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
  /** What to do, German, concrete, with the element or value it is about. */
  suggestion: string;
  /** Where it shows, worst first; at most four are kept. */
  annotations?: Omit<Annotation, "aspect" | "measurement">[];
}
