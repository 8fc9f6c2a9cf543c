import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { comparisonTexts as texts } from "#content/report/seo-report.ts";
import { formatDate } from "../../../../format/date.ts";
import { ListItems } from "../../../../ui/list-items.tsx";
import { Sign } from "../../../../ui/sign.tsx";
import { PlainList } from "../../plain-list.tsx";
import { isRunStorageAllowed, loadRuns, storeRuns, subscribeRunStorage } from "../../run-store.ts";
import type { ShownReport } from "../read-report.ts";
import { changesSince } from "./compare.ts";
import { addRun, findEarlierRun, type Run, readRuns, toRun } from "./runs.ts";
import "./comparison.css";

/** Titles per list; the others are folded. */
const TITLES_SHOWN = 3;

export function Comparison({ earlier, report }: { earlier: Run; report: ShownReport }) {
  const { points, improved, declined, fresh } = changesSince(earlier, report);
  const isKept = useSyncExternalStore(subscribeRunStorage, isRunStorageAllowed, isRunStorageAllowed);
  const unchanged = improved.length + declined.length + fresh.length === 0;
  return (
    <section className="report-comparison">
      <div className="wrap">
        <h3>{texts.heading(formatDate(earlier.checkedAt))}</h3>
        <div className="report-comparison-scores">
          <p>
            <Sign className="text-1.125rem">{Math.round(earlier.score)}</Sign> {texts.before}
          </p>
          <span aria-hidden="true" className="path-x" />
          <p>
            <Sign className="text-1.5rem">{Math.round(report.score ?? 0)}</Sign> {texts.now}
          </p>
        </div>
        <p className="report-comparison-points">{describeChange(points)}</p>
        {unchanged ? (
          <p>{texts.noChange}</p>
        ) : (
          <div className="report-comparison-lists">
            <Titles name={texts.improved} icon="i-tabler-arrow-up-right text-good" titles={improved} />
            <Titles name={texts.declined} icon="i-tabler-arrow-down-right text-poor" titles={declined} />
            <Titles name={texts.fresh} icon="i-tabler-plus text-fair" titles={fresh} />
          </div>
        )}
        <p className="no-print text-small text-ink-soft">{isKept ? texts.kept : texts.forVisit}</p>
      </div>
    </section>
  );
}

function describeChange(points: number): string {
  if (points === 0) return texts.same;
  return points > 0 ? texts.better(points) : texts.worse(-points);
}

interface TitlesProps {
  name: string;
  icon: string;
  titles: readonly string[];
}

function Titles({ name, icon, titles }: TitlesProps) {
  const more = titles.slice(TITLES_SHOWN);
  if (titles.length === 0) return null;
  return (
    <div>
      <h4>
        <span aria-hidden="true" className={icon} /> {name} ({titles.length})
      </h4>
      <TitleList titles={titles.slice(0, TITLES_SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{texts.more(more.length)}</summary>
          <TitleList titles={more} />
        </details>
      )}
    </div>
  );
}

function TitleList({ titles }: Pick<TitlesProps, "titles">) {
  return (
    <PlainList>
      <ListItems entries={titles} />
    </PlainList>
  );
}

/** The previous analysis of the same address; null for the example, which is not stored. */
export function useEarlierRun(report: ShownReport, isReadOnly: boolean): Run | null {
  const run = useMemo(() => (isReadOnly ? null : toRun(report)), [report, isReadOnly]);
  // Read once: afterwards the current run is stored there.
  const [earlier] = useState(() => run && findEarlierRun(readRuns(loadRuns()), run));

  useEffect(() => {
    if (run) storeRuns(JSON.stringify(addRun(readRuns(loadRuns()), run)));
  }, [run]);

  return earlier;
}
