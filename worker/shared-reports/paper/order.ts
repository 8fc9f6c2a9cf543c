// Which findings stand where in the document. Pure.
import { type Finding, isComplaint, type SeoReport } from "#contract/seo-report.ts";

export const FIRST_TASKS = 3;

/** What is to be mended, most points first; faults before hints where they bring the same. */
export function tasksOf({ findings }: Pick<SeoReport, "findings">): Finding[] {
  return findings.filter(isComplaint).toSorted((a, b) => gainOf(b) - gainOf(a) || hintsLast(a, b));
}

/** Points that mending brings. */
export function gainOf({ gain, points, maxPoints }: Finding): number {
  return Math.max(0, gain ?? maxPoints - points);
}

function hintsLast(a: Finding, b: Finding): number {
  return Number(a.status === "warning") - Number(b.status === "warning");
}
