// Every rule, by the groups of the score: complaints as lines that open, the rest folded below them.
import { asideTexts, bandWords, groupListTexts } from "#content/pages/seo-report.ts";
import { formatNumber } from "../../../format/number.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { bandOf } from "../score-band.ts";
import { Bar } from "./bar.tsx";
import { FindingRow } from "./finding-row.tsx";
import { bandColours } from "./group-bars.tsx";
import { type FindingGroup, findingsByGroup } from "./grouping.ts";
import type { ShownFinding, ShownReport } from "./read-report.ts";
import { shortNumber } from "./shown.ts";
import { StatusMark } from "./status-mark.tsx";
import "./groups.css";

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
        <GroupScore score={score} />
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

function GroupScore({ score }: { score: number | null }) {
  if (score === null) return <p className="text-small text-ink-soft">{asideTexts.noScore}</p>;
  const band = bandOf(score);
  return (
    <div className="report-group-score">
      <p>
        <strong>{formatNumber(Math.round(score))}</strong>{" "}
        <span className={`font-600 ${bandColours[band]}`}>{bandWords[band]}</span>
      </p>
      <Bar value={score} className={bandColours[band]} />
    </div>
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
