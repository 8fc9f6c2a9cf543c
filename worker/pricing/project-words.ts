// A project's kind and date in words. Fixed words and figures only, so that an estimate carries nothing of its visitor.
import {
  featureNames,
  projectTypeNames,
  timelineWords,
  withShop,
} from "#content/price-calculator/price-estimate.ts";
import type { Project, Span, Timeline } from "./project.ts";
import { spanText } from "./shown-amount.ts";

/** „Einfache Firmenwebsite mit Online-Shop“. */
export function projectTitle({ projectType, features }: Project): string {
  const type = projectTypeNames[projectType ?? "company"];
  return features.includes("shop") && projectType !== "shop" ? withShop(type, featureNames.shop) : type;
}

export function timelineTitle(timeline: Timeline | null): string {
  if (timeline === null) return timelineWords.open;
  if (timeline.kind === "weeks") return weeksText(timeline.weeks);
  return timeline.kind === "by" ? timelineWords.by(timeline.label) : timelineWords[timeline.kind];
}

const WEEKS_PER_MONTH = 4;

/** „1 Woche“, „2–3 Wochen“, „2 Monate“, „1 Monat oder mehr“, „Ein halbes Jahr“. */
function weeksText({ min, max }: Span): string {
  const named = min === max ? timelineWords.longSpans[String(min)] : undefined;
  if (named !== undefined) return named;
  const inMonths = [min, max ?? min].every((weeks) => weeks > 0 && weeks % WEEKS_PER_MONTH === 0);
  const divisor = inMonths ? WEEKS_PER_MONTH : 1;
  const [from, to] = [min / divisor, max === null ? null : max / divisor];
  const unit = timelineWords[inMonths ? "months" : "weeks"]((to ?? from) === 1);
  return to === null
    ? timelineWords.orMore(`${from} ${unit}`)
    : `${spanText({ min: from, max: to })} ${unit}`;
}
