// From what is known of a project to the estimate a visitor gets. Pure: the same project, id and time give the same estimate.
import { ESTIMATE_VALID_DAYS } from "#content/prices.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { firstYear, recurringCare } from "./care-costs.ts";
import { paymentPlan } from "./payment-plan.ts";
import { type PriceLine, priceLines, totalOf } from "./price-lines.ts";
import { type Amount, priceList } from "./price-list.ts";
import type { Project } from "./project.ts";
import { projectTitle, timelineTitle } from "./project-words.ts";
import { assumptionsOf, notesOf } from "./remarks.ts";
import { CENTS_PER_EURO, pricedAmount, shownAmount } from "./shown-amount.ts";

interface Issue {
  /** UUID, under which the estimate is kept. */
  id: string;
  now: Date;
  /** Whether nothing was answered about functions; no feature listed then means open, not none. */
  featuresOpen?: boolean;
  /** Whether something is wished for that the list has no entry for; the words themselves stay with the visitor. */
  hasWishes?: boolean;
}

/** The estimate of `project`; what is null in it is assumed, and the assumption is listed. */
export function estimatePrice(
  project: Project,
  { id, now, featuresOpen = false, hasWishes = false }: Issue,
): PriceEstimate {
  const lines = priceLines(project);
  const total = totalOf(lines);
  const validUntil = lastDay(now);
  return {
    id,
    priceListVersion: priceList.version,
    validUntil,
    projectType: projectTitle(project),
    timeline: timelineTitle(project.timeline),
    ...totals(total),
    breakdown: lines.map(shownLine),
    recurring: recurringCare(project.care),
    firstYear: firstYear(total, project.care),
    paymentPlan: paymentPlan(total),
    assumptions: assumptionsOf(project, lines, featuresOpen),
    notes: notesOf(project, validUntil, hasWishes),
  };
}

/** An open end has neither minimum nor maximum: a text says where it begins, and no total is invented. */
function totals(total: Amount): Pick<PriceEstimate, "totalPriceMin" | "totalPriceMax" | "totalPrice"> {
  if (total.max === null) return { totalPrice: shownAmount(total) };
  const [min, max] = [total.min / CENTS_PER_EURO, total.max / CENTS_PER_EURO];
  return { totalPriceMin: min, totalPriceMax: max, totalPrice: min === max ? min : shownAmount(total) };
}

function shownLine({ entries, item, description, price }: PriceLine): PriceEstimate["breakdown"][number] {
  return {
    entries: entries.map(({ id }) => id),
    item,
    ...(description === undefined ? {} : { description }),
    ...pricedAmount(price),
  };
}

/** Counted in days of the German calendar, whatever its clock does in between. */
function lastDay(now: Date): string {
  const day = new Date(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(now));
  day.setUTCDate(day.getUTCDate() + ESTIMATE_VALID_DAYS);
  return day.toISOString().slice(0, 10);
}
