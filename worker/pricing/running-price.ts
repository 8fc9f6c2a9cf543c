// The price while questions are still open: the span of everything that can still be answered.
import { assumedLanguages, priceLines, totalOf } from "./price-lines.ts";
import { type Amount, extras, shop } from "./price-list.ts";
import { allFeatures, type Feature, type Project } from "./project.ts";

export interface RunningPrice extends Amount {
  /** Cents. Null: a shop is chosen, or nothing is open that could bring one. */
  shopFrom: number | null;
}

/** Which answers are neither given nor assumed yet. */
export interface OpenAnswers {
  projectType: boolean;
  pages: boolean;
  features: boolean;
}

/** What the question for functions offers beside a shop. */
const offered = ["booking", "languages", "special"] as const satisfies readonly Feature[];

/** Narrows with every offered answer; only changed answers or extra functions can leave it. A shop stands beside the span. */
export function runningPrice(project: Project, open: OpenAnswers): RunningPrice {
  const known = priceLines({ ...project, pages: open.pages ? { min: 1, max: null } : project.pages });
  const { min, max } = totalOf(known);
  if (allFeatures(project).includes("shop")) return { min, max, shopFrom: null };
  const mayBecomeShop = open.projectType || open.features;
  return {
    min,
    // Any kind of website can still be meant, so any price.
    max: open.projectType || max === null ? null : max + (open.features ? stillToCome(project) : 0),
    shopFrom: mayBecomeShop ? shop.price.min + extrasOf(project) : null,
  };
}

function stillToCome(project: Project): number {
  const chosen = allFeatures(project);
  return offered
    .filter((feature) => !chosen.includes(feature))
    .map((feature) =>
      feature === "languages"
        ? (assumedLanguages.max ?? 1) * (extras.language.price.max ?? 0)
        : (extras[feature].price.max ?? 0),
    )
    .reduce((sum, cents) => sum + cents, 0);
}

/** What the chosen functions cost at least, whatever they are added to. */
function extrasOf(project: Project): number {
  return priceLines(project)
    .slice(1)
    .reduce((sum, { price }) => sum + price.min, 0);
}
