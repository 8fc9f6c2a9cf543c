// What would make a project cheaper, one change at a time. Pure; amounts by the price list alone.
import { savingWords } from "#content/price-calculator/price-estimate.ts";
import { priceLines, totalOf } from "./price-lines.ts";
import { type Amount, packages } from "./price-list.ts";
import { allFeatures, type Feature, type Project } from "./project.ts";

export interface Saving {
  /** „ohne Online-Shop“, „mit höchstens 5 Seiten“. */
  change: string;
  project: Project;
  /** Cents: what everything would cost then. */
  total: Amount;
}

/** From the cheapest on; empty where nothing can be left out. */
export function savingsOf(project: Project): Saving[] {
  const now = totalOf(priceLines(project));
  return [...withoutFeatures(project), ...withFewerLanguages(project), ...withFewerPages(project)]
    .map((saving) => ({ ...saving, total: totalOf(priceLines(saving.project)) }))
    .filter(({ total }) => isCheaper(total, now))
    .toSorted((one, other) => one.total.min - other.total.min || maximum(one.total) - maximum(other.total));
}

const maximum = ({ max }: Amount) => max ?? Number.POSITIVE_INFINITY;

function isCheaper(one: Amount, other: Amount): boolean {
  return (
    one.min <= other.min &&
    maximum(one) <= maximum(other) &&
    (one.min < other.min || maximum(one) < maximum(other))
  );
}

type Change = Pick<Saving, "change" | "project">;

/** A feature that the kind of website brings along goes with the kind. */
function withoutFeatures(project: Project): Change[] {
  return allFeatures(project).map((feature: Feature) => ({
    change: savingWords.without[feature],
    project: {
      ...project,
      projectType: project.projectType === feature ? "company" : project.projectType,
      features: project.features.filter((each) => each !== feature),
    },
  }));
}

function withFewerLanguages(project: Project): Change[] {
  const { features, furtherLanguages } = project;
  if (!features.includes("languages") || furtherLanguages === null || furtherLanguages.min < 2) return [];
  return [{ change: savingWords.oneLanguage, project: { ...project, furtherLanguages: { min: 1, max: 1 } } }];
}

function withFewerPages(project: Project): Change[] {
  return packages.flatMap(({ pages: { min, max } }) =>
    max === null
      ? []
      : [{ change: savingWords.mostPages(max), project: { ...project, pages: { min, max } } }],
  );
}
