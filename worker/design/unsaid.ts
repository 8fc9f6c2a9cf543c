// What goes unsaid beside something else: a complaint that another one covers, a praise that a complaint denies.
import { NEEDS_WORK, type ScoredAspect, type ScoredGauge } from "./score-aspect.ts";

type Beside = Readonly<Record<string, readonly string[]>>;

/** Complaints, by id of their gauge, and the complaints that say the same fault or have to be met first. */
export const covered: Beside = {
  "target-size-minimum": ["target-size-comfort"],
  "palette-size": ["hue-count"],
  "text-colours": ["hue-count"],
  bands: ["hue-count"],
  "size-steps": ["size-count"],
  "small-text": ["body-size"],
  "site-identity": ["phone-overflow"],
};

/** Complaints of a page that has to be made anew before anybody speaks of taste. */
const OF_ANOTHER_TIME = ["viewport-meta", "obsolete-markup", "old-techniques", "layout-technique"] as const;

/** Praises, and the complaints beside which nobody would believe them. */
export const denied: Beside = {
  "size-count": ["body-size", "small-text", "heading-levels", "heading-contrast"],
  "heading-levels": ["heading-contrast"],
  "font-loading": ["own-typeface"],
  "first-screen-heading": ["phone-overflow"],
  columns: ["layout-technique", "phone-overflow"],
  "hue-count": ["accent-reuse"],
  "palette-size": ["hue-count", "accent-reuse", "text-colours", "text-contrast", ...OF_ANOTHER_TIME],
  "text-colours": ["hue-count"],
  "accent-places": ["hue-count", "accent-reuse"],
  colourfulness: ["hue-count", "palette-size", "accent-reuse", "text-contrast", ...OF_ANOTHER_TIME],
  "spacing-rhythm": ["section-space", ...OF_ANOTHER_TIME],
  "white-space": [
    "section-space",
    "body-size",
    "small-text",
    "line-height",
    "first-screen-text",
    "hue-count",
  ],
  balance: ["text-setting"],
  "target-size-minimum": ["target-size-comfort"],
  "layout-technique": ["phone-overflow", "obsolete-markup"],
  "obsolete-markup": ["layout-technique", "old-techniques", "phone-overflow"],
  "responsive-pictures": ["phone-overflow"],
};

/** They count as before; only sentences and marks go. Of gauges that complain of one matter, the one that costs most speaks. */
export function withoutNeedlessWords(scored: readonly ScoredAspect[]): ScoredAspect[] {
  const said = scored.flatMap(({ gauges }) => gauges).filter(({ isSaid }) => isSaid);
  const complaints = said.filter(complains);
  const complained = new Set(complaints.map(idOf));
  const loudest = new Map(
    complaints.toSorted((one, other) => one.loss - other.loss).map((one) => [one.reading.matter, one]),
  );
  const isBeside = (beside: Beside, one: ScoredGauge) =>
    beside[idOf(one)]?.some((id) => complained.has(id)) === true;
  const isNeedless = (one: ScoredGauge) =>
    complains(one)
      ? isBeside(covered, one) ||
        (one.reading.matter !== undefined && loudest.get(one.reading.matter) !== one)
      : isBeside(denied, one);
  return scored.map((aspect) => {
    const gauges = aspect.gauges.map((one) =>
      one.isSaid && isNeedless(one) ? { ...one, isSaid: false } : one,
    );
    const silent = new Set(gauges.filter(({ isSaid }) => !isSaid).map(idOf));
    return {
      ...aspect,
      gauges,
      annotations: aspect.annotations.filter(({ measurement }) => !silent.has(measurement)),
    };
  });
}

const idOf = ({ gauge }: ScoredGauge) => gauge.id;

const complains = ({ score }: ScoredGauge) => score < NEEDS_WORK;
