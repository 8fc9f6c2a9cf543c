import { keyed } from "#app/ui/keyed.ts";
import { asideTexts, bandWords, groupListTexts } from "#content/pages/seo-report.ts";
import { PlainList } from "../../plain-list.tsx";
import { BandScore, Bar, bandColours } from "../bar.tsx";
import type { ShownFinding, ShownReport } from "../read-report.ts";
import { shortNumber } from "../shown.ts";
import { FindingRow } from "./finding.tsx";
import { StatusMark } from "./status-mark.tsx";
import "./groups.css";
import { formatNumber } from "#app/format/number.ts";
import { getBand } from "../../score-band.ts";

export function Groups({ report }: { report: ShownReport }) {
  const groups = findingsByGroup(report);
  if (groups.length === 0) return null;
  return (
    <div className="border-0 border-t border-solid border-line bg-card py-14 md:py-20">
      <div className="wrap">
        <h3 className="text-h2">{groupListTexts.heading}</h3>
        <p className="no-print mt-4 text-lead text-ink-soft">{groupListTexts.text}</p>
        {keyed(groups).map(({ key, entry }) => (
          <Group key={key} group={entry} />
        ))}
      </div>
    </div>
  );
}

function Group({ group: { title, score, open, passed, other } }: { group: FindingGroup }) {
  const judged = open.length + passed.length;
  const quiet = passed.length + other.length;
  return (
    <section className="report-group">
      <div className="report-group-head">
        <h4>{title}</h4>
        <BandScore score={score} placeholder={asideTexts.noScore} />
        <p className="text-small text-ink-soft">
          {judged === 0 ? groupListTexts.nothingJudged : groupListTexts.passed(passed.length, judged)}
        </p>
      </div>
      <div className="min-w-0">
        {open.length === 0 && judged > 0 && (
          <p className="report-group-clean">
            <span aria-hidden="true" className="i-tabler-circle-check" /> {groupListTexts.allPassed}
          </p>
        )}
        <FindingList findings={open} />
        {quiet > 0 && (
          <details className="task-fold">
            <summary>
              <span aria-hidden="true" className="i-tabler-chevron-down" />
              {groupListTexts.folded(passed.length, other.length)}
            </summary>
            <FindingList findings={[...passed, ...other]} />
          </details>
        )}
      </div>
    </section>
  );
}

function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <PlainList>
      {keyed(findings).map(({ key, entry }) => (
        <li key={key} className="max-w-none">
          <FindingRow
            finding={entry}
            isLate
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
    ...groups.map(({ id, title, score }) => {
      const own = id === null ? [] : findings.filter(({ group }) => group === id);
      return { title, score, ...splitByStatus(own) };
    }),
    { title: groupListTexts.otherGroup, score: null, ...splitByStatus(ungrouped) },
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

type Group = ShownReport["groups"][number];

export function GroupBars({ groups }: { groups: readonly Group[] }) {
  if (groups.every(({ score }) => score === null)) {
    return <p className="text-ink-soft">{asideTexts.noGroups}</p>;
  }
  return (
    <>
      <PlainList className="grid gap-4">
        {keyed(groups).map(({ key, entry }) => (
          <GroupBar key={key} {...entry} />
        ))}
      </PlainList>
      <p className="mt-4 text-small text-ink-soft">{asideTexts.weightNote}</p>
    </>
  );
}

function GroupBar({ title, score, weight }: Group) {
  const band = score === null ? null : getBand(score);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
      <span className="font-500">
        {title}{" "}
        {weight !== null && (
          <span className="text-small font-400 text-ink-soft">{asideTexts.weight(formatNumber(weight))}</span>
        )}
      </span>
      {score === null || band === null ? (
        <span className="text-small text-ink-soft">{asideTexts.noScore}</span>
      ) : (
        <span className="[font-variant-numeric:tabular-nums]">
          <strong>{Math.round(score)}</strong>{" "}
          <span className={`text-small font-600 ${bandColours[band]}`}>{bandWords[band]}</span>
        </span>
      )}
      <Bar value={score ?? 0} className={band ? bandColours[band] : ""} />
    </li>
  );
}
