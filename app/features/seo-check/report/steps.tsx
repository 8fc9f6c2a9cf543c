// The three most valuable tasks in full, the others as rows that open.
import { stepTexts } from "#content/report/seo-report.ts";
import type { PageKind } from "#contract/page-kinds.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Sign } from "../../../ui/sign.tsx";
import { PlainSteps } from "../plain-list.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { FindingBody, FindingRow } from "./findings/finding.tsx";
import { countJudged, pointsInWords, rankSteps, type Step, TASKS } from "./findings/ranking.ts";
import type { ShownReport } from "./read-report.ts";
import "./steps.css";
import "./findings/tasks.css";

const ROWS_SHOWN = 12;

interface StepsProps {
  report: ShownReport;
  /** Heading id by task number, from 1. */
  taskId: (number: number) => string;
}

export function Steps({ report, taskId }: StepsProps) {
  const steps = rankSteps(report);
  const rest = steps.slice(TASKS);
  const more = rest.slice(ROWS_SHOWN);
  return (
    <div className="min-w-0">
      <h3 className="mb-6 text-h2">{steps.length === 0 ? emptyHeading(report) : stepTexts.heading}</h3>
      {steps.length === 0 && <NoSteps report={report} />}
      <PlainSteps>
        {keyed(steps.slice(0, TASKS)).map(({ key, entry }) => (
          <Task key={key} step={entry} number={key + 1} id={taskId(key + 1)} />
        ))}
      </PlainSteps>
      {rest.length > 0 && (
        <section className="task-rows">
          <h4>{stepTexts.rest[report.unscoredReason === null ? "scored" : "unscored"]}</h4>
          <Rows steps={rest.slice(0, ROWS_SHOWN)} from={TASKS + 1} />
          {more.length > 0 && (
            <details className="task-fold">
              <summary>
                <span aria-hidden="true" className="i-tabler-chevron-down" />
                {stepTexts.more(more.length)}
              </summary>
              <Rows steps={more} from={TASKS + ROWS_SHOWN + 1} />
            </details>
          )}
        </section>
      )}
    </div>
  );
}

function isClean({ unscoredReason, findings }: ShownReport): boolean {
  return unscoredReason === null && findings.some(({ status }) => status === "passed");
}

function emptyHeading(report: ShownReport): string {
  return isClean(report) ? stepTexts.clean : stepTexts.heading;
}

function NoSteps({ report }: { report: ShownReport }) {
  if (isClean(report)) return <Clean report={report} />;
  return (
    <p className="border-0 border-t border-solid border-line py-6">
      {report.unscoredReason === null ? stepTexts.noFindings : stepTexts.unscored}
    </p>
  );
}

interface TaskProps {
  step: Step;
  number: number;
  id: string;
}

function Task({ step: { title, advice, gain, finding }, number, id }: TaskProps) {
  return (
    <li className="report-step">
      <Sign className="text-1.125rem">{number}</Sign>
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 self-center">
        <h4 id={id} tabIndex={-1} className="min-w-0 grow basis-56 text-h3">
          {title}
        </h4>
        <Gain points={gain} />
      </div>
      <div className="report-step-text">
        {finding ? <FindingBody finding={finding} /> : advice && <p className="text-ink-soft">{advice}</p>}
      </div>
    </li>
  );
}

function Rows({ steps, from }: { steps: readonly Step[]; from: number }) {
  return (
    <PlainSteps start={from}>
      {keyed(steps).map(({ key, entry: { title, gain, finding } }) => (
        <li key={key} className="max-w-none">
          {finding ? (
            <FindingRow finding={finding} isLate mark={from + key} figure={<Gain points={gain} />} />
          ) : (
            <p className="task-line">
              <span className="finding-mark">{from + key}</span> {title}
            </p>
          )}
        </li>
      ))}
    </PlainSteps>
  );
}

function Gain({ points }: { points: number }) {
  if (points <= 0) return null;
  return <span className="task-gain">{stepTexts.gain(pointsInWords(points))}</span>;
}

function Clean({ report }: { report: ShownReport }) {
  const unchecked = report.findings.filter(({ status }) => status === "unchecked").length;
  return (
    <div className="task-clean">
      <span aria-hidden="true" className="i-tabler-circle-check" />
      <div className="grid gap-3">
        <p className="text-lead font-600">{stepTexts.none(countJudged(report).passed)}</p>
        {unchecked > 0 && <p>{stepTexts.noneUnchecked(unchecked)}</p>}
        <p className="text-ink-soft">{stepTexts.noneNext}</p>
      </div>
    </div>
  );
}

const texts = stepTexts.handOver;

/** @param kind as what the report is read */
export function HandOver({ kind }: { kind: PageKind | undefined }) {
  return (
    <section className="hand-over no-print">
      <div>
        <h4>{texts.heading}</h4>
        <p className="mt-1 text-ink-soft">{texts.text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <ShareButton kind={kind} />
        <button type="button" onClick={() => print()} className="btn-line">
          <span aria-hidden="true" className="i-tabler-printer text-1.25rem" />
          {texts.button}
        </button>
      </p>
    </section>
  );
}
