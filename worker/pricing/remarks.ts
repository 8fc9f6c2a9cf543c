// What an estimate takes for granted, and what holds for it. One German sentence or two each.
import { assumptionWords, noteWords } from "#content/price-calculator/price-estimate.ts";
import { assumedLanguages, assumedPages, type PriceLine, packagesFor } from "./price-lines.ts";
import { packages } from "./price-list.ts";
import { allFeatures, type Project } from "./project.ts";
import { spanText } from "./shown-amount.ts";

const longDate = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

export function assumptionsOf(
  project: Project,
  lines: readonly PriceLine[],
  featuresOpen: boolean,
): string[] {
  const wanted = allFeatures(project);
  const byPages = !wanted.includes("shop");
  const smallest = packages[0]?.pages.min ?? 1;
  return [
    ...(project.projectType === null ? [assumptionWords.projectType] : []),
    ...(byPages && project.pages === null ? [assumptionWords.pages(spanText(assumedPages))] : []),
    ...(byPages && project.pages !== null && project.pages.min < smallest ? [assumptionWords.fewPages] : []),
    ...(featuresOpen ? [assumptionWords.features] : []),
    ...(wanted.includes("languages") && project.furtherLanguages === null
      ? [assumptionWords.languages(spanText(assumedLanguages))]
      : []),
    ...(wanted.includes("special") ? [assumptionWords.special] : []),
    ...(lines.some(({ entries }) => entries.some(({ isGuideValue }) => isGuideValue))
      ? [assumptionWords.guideValues]
      : []),
    ...(project.timeline === null ? [assumptionWords.timeline] : []),
    ...(project.care === null || project.care === "any" ? [assumptionWords.care] : []),
  ];
}

/** `validUntil`: 2026-12-21. */
export function notesOf(project: Project, validUntil: string, hasWishes: boolean): string[] {
  return [
    noteWords.notBinding,
    ...(hasWishes ? [noteWords.wishes] : []),
    // The day and its month stay in one line.
    noteWords.valid(longDate.format(new Date(validUntil)).replace(". ", ".\u00a0")),
    noteWords.vat,
    ...hasteNote(project),
    noteWords.hosting,
    ...(project.care === "none" ? [] : [noteWords.care]),
  ];
}

/** Haste costs nothing; but what the list says about weeks should not surprise later. */
function hasteNote(project: Project): string[] {
  const { timeline } = project;
  if (timeline?.kind !== "asap" && timeline?.kind !== "weeks") return [];
  if (allFeatures(project).includes("shop")) return timeline.kind === "asap" ? [noteWords.hasteShop] : [];
  const fitting = packagesFor(project.pages ?? assumedPages).at(-1);
  if (!fitting) return [];
  const { min } = fitting.weeks;
  const latest = timeline.kind === "asap" ? 0 : timeline.weeks.max;
  return latest === null || latest >= min ? [] : [noteWords.haste(fitting.name, spanText(fitting.weeks))];
}
