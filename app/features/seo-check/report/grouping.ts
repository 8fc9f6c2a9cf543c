// Findings in the order of the groups, complaints apart from what is quiet.
import { groupListTexts } from "#content/pages/seo-report.ts";
import type { ShownFinding, ShownReport } from "./read-report.ts";

export interface FindingGroup {
  title: string;
  /** 0–100; null when nothing could be judged. */
  score: number | null;
  /** Failed first, then warnings, most points to win first. */
  open: ShownFinding[];
  passed: ShownFinding[];
  /** Neither for nor against: not applicable, not checked. */
  other: ShownFinding[];
}

/** Groups without findings are left out; findings without a group of the report come last. */
export function findingsByGroup({ groups, findings }: ShownReport): FindingGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const homeless = findings.filter(({ group }) => group === null || !known.has(group));
  return [
    ...groups.map(({ id, title, score }) => {
      const own = id === null ? [] : findings.filter(({ group }) => group === id);
      return { title, score, ...sorted(own) };
    }),
    { title: groupListTexts.otherGroup, score: null, ...sorted(homeless) },
  ].filter(({ open, passed, other }) => open.length + passed.length + other.length > 0);
}

function sorted(findings: readonly ShownFinding[]): Pick<FindingGroup, "open" | "passed" | "other"> {
  const of = (...wanted: ShownFinding["status"][]) =>
    wanted.flatMap((status) => findings.filter((finding) => finding.status === status));
  return {
    open: [...byGain(of("failed")), ...byGain(of("warning"))],
    passed: of("passed"),
    other: of("unchecked", "notApplicable"),
  };
}

function byGain(findings: readonly ShownFinding[]): ShownFinding[] {
  return findings.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}
