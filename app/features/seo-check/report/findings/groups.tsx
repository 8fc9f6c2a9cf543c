import { keyed } from "#app/ui/keyed.ts";
import { asideTexts, groupListTexts } from "#content/report/seo-report.ts";
import { PlainList } from "../../plain-list.tsx";
import { GroupScore } from "../bar.tsx";
import "../fold.css";
import type { ShownFinding, ShownReport } from "../read-report.ts";
import { shortNumber } from "../shown.ts";
import { FindingRow } from "./finding.tsx";
import { StatusMark } from "./status-mark.tsx";
import "./groups.css";
import { inGerman } from "#content/figures.ts";

export function Groups({ report }: { report: ShownReport }) {
  const groups = findingsByGroup(report);
  if (groups.length === 0) return null;
  return (
    <section>
      <h3 className="text-h2">{groupListTexts.heading}</h3>
      <p className="report-folds-text no-print">{groupListTexts.text}</p>
      {keyed(groups).map(({ key, entry }) => (
        <Group key={key} group={entry} />
      ))}
    </section>
  );
}

function Group({ group: { title, score, weight, open, passed, other } }: { group: FindingGroup }) {
  const judged = open.length + passed.length;
  const quiet = passed.length + other.length;
  return (
    <details className="report-fold report-group">
      <summary>
        <h4>{title}</h4>
        <GroupScore score={score} placeholder={asideTexts.noScore} />
        <span className="report-fold-note">
          {judged === 0 ? groupListTexts.nothingJudged : groupListTexts.passed(passed.length, judged)}
          {weight !== null && `, ${groupListTexts.weight(inGerman(weight))}`}
        </span>
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="report-fold-body">
        {open.length === 0 && judged > 0 && (
          <p className="report-group-clean">
            <span aria-hidden="true" className="i-tabler-circle-check" /> {groupListTexts.allPassed}
          </p>
        )}
        <FindingList findings={open} isLate={false} />
        {quiet > 0 && (
          <details className="task-fold">
            <summary>
              <span aria-hidden="true" className="i-tabler-chevron-down" />
              {groupListTexts.folded(passed.length, other.length)}
            </summary>
            <FindingList findings={[...passed, ...other]} isLate />
          </details>
        )}
      </div>
    </details>
  );
}

/** Complaints are complete from the start: on paper they are the annex. */
function FindingList({ findings, isLate }: { findings: readonly ShownFinding[]; isLate: boolean }) {
  if (findings.length === 0) return null;
  return (
    <PlainList>
      {keyed(findings).map(({ key, entry }) => (
        <li key={key} className="max-w-none">
          <FindingRow
            finding={entry}
            isLate={isLate}
            mark={<StatusMark status={entry.status} />}
            figure={<Points finding={entry} />}
          />
        </li>
      ))}
    </PlainList>
  );
}

function Points({ finding: { points, maxPoints } }: { finding: ShownFinding }) {
  if (!maxPoints) return null;
  return groupListTexts.points(shortNumber(points ?? 0), shortNumber(maxPoints));
}

interface FindingGroup {
  title: string;
  /** 0–100; null when nothing could be judged. */
  score: number | null;
  /** Percent of the total score. */
  weight: number | null;
  /** Failed first, then warnings, each by gain. */
  open: ShownFinding[];
  passed: ShownFinding[];
  /** Not applicable or not checked. */
  other: ShownFinding[];
}

/** Omits groups without findings; findings without a known group come last. */
function findingsByGroup({ groups, findings }: ShownReport): FindingGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const ungrouped = findings.filter(({ group }) => group === null || !known.has(group));
  return [
    ...groups.map(({ id, title, score, weight }) => {
      const own = id === null ? [] : findings.filter(({ group }) => group === id);
      return { title, score, weight, ...splitByStatus(own) };
    }),
    { title: groupListTexts.otherGroup, score: null, weight: null, ...splitByStatus(ungrouped) },
  ].filter(({ open, passed, other }) => open.length + passed.length + other.length > 0);
}

function splitByStatus(findings: readonly ShownFinding[]): Pick<FindingGroup, "open" | "passed" | "other"> {
  const of = (...wanted: ShownFinding["status"][]) =>
    wanted.flatMap((status) => findings.filter((finding) => finding.status === status));
  return {
    open: [...sortByGain(of("failed")), ...sortByGain(of("warning"))],
    passed: of("passed"),
    other: of("unchecked", "notApplicable"),
  };
}

function sortByGain(findings: readonly ShownFinding[]): ShownFinding[] {
  return findings.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}
