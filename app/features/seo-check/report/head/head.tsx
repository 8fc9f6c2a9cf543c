import { type MouseEvent, useId } from "react";
import { formatDateTime } from "#app/format/date.ts";
import { BARRED_SCORE_MOST } from "#content/constants.ts";
import { owner } from "#content/owner.ts";
import {
  absent,
  askTexts,
  bandMessages,
  bandWords,
  headTexts,
  stepTexts,
} from "#content/report/seo-report.ts";
import { getBand } from "../../score-band.ts";
import { ScoreSign } from "../../score-sign.tsx";
import { countJudged, describeGain, pointsInWords, rankSteps, TASKS } from "../findings/ranking.ts";
import { KindLine } from "../page-kind/kind-line.tsx";
import type { KindChoice } from "../page-kind/use-page-kind.ts";
import { DESIGN_ID } from "../rated-design.ts";
import type { ShownReport } from "../read-report.ts";
import { shown, shownNumber, withoutScheme } from "../shown.ts";
import "./head.css";
import { formatBytes } from "#app/format/bytes.ts";
import { formatSeconds } from "#app/format/duration.ts";
import { preferredScrollBehavior } from "#app/hooks/reduced-motion.ts";
import { keyed } from "#app/ui/keyed.ts";
import { Link } from "#app/ui/link.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { PlainSteps } from "../../plain-list.tsx";
import { contactAboutReport } from "../contact-report.ts";
import { Pairs } from "../parts/part.tsx";
import "./head-tasks.css";

interface HeadProps {
  report: ShownReport;
  /** Null without a design rating. */
  designScore: number | null;
  /** Of an invented firm: there is nothing to be done for it. */
  isReadOnly: boolean;
  taskId: (number: number) => string;
  /** As in KindLine. */
  choice: KindChoice | null;
}

export function Head({ report, designScore, isReadOnly, taskId, choice }: HeadProps) {
  const id = useId();
  const score = displayedScore(report);
  const band = score === null ? "none" : getBand(score);
  return (
    <header className="bg-hedge py-6 text-hedge-ink md:py-14">
      <p className="report-maker wrap">{headTexts.madeBy(owner.brand, withoutScheme(owner.siteUrl))}</p>
      <div className="report-head wrap">
        <div id={id} className="report-of">
          <PageLine report={report} />
        </div>
        <div className="report-verdict">
          <h2 tabIndex={-1} aria-describedby={id}>
            {band === "none" ? headTexts.unscored : bandMessages[band]}
          </h2>
          <Barred report={report} />
          <p className="report-gain">{report.unscoredReason ?? describeGain(report)}</p>
          <Capped report={report} />
        </div>
        <HeadTasks report={report} taskId={taskId} />
        {!isReadOnly && <Ask report={report} />}
        {designScore !== null && <DesignScore score={designScore} />}
        <HeadFigures report={report} />
        <ScoreSign
          score={score}
          band={band}
          placeholder={headTexts.unscoredSign}
          outOf={headTexts.outOf}
          plate={band === "none" ? null : bandWords[band]}
        />
        <KindLine report={report} score={score} choice={choice} />
      </div>
    </header>
  );
}

/** The other score of the page, and the way to it. */
function DesignScore({ score }: { score: number }) {
  return (
    <p className="report-design">
      <a href={`#${DESIGN_ID}`} onClick={goDown}>
        {headTexts.design}
      </a>{" "}
      <strong>{score}</strong> {headTexts.outOf}, {bandWords[getBand(score)]}
    </p>
  );
}

/** What keeps the page out of search, and its score otherwise. */
function Barred({ report: { barred, unscoredReason } }: { report: ShownReport }) {
  if (barred === null || unscoredReason !== null) return null;
  const { reason, scoreOtherwise } = barred;
  return (
    <p className="report-barred">
      <span aria-hidden="true" className="i-tabler-ban" />
      <span>
        <strong>{reason}</strong> {headTexts.barred(BARRED_SCORE_MOST, Math.round(scoreOtherwise))}
      </span>
    </p>
  );
}

/** Missing basics cost more than their points; a bar has said more already. */
function Capped({ report: { capped, barred, unscoredReason } }: { report: ShownReport }) {
  if (capped === null || barred !== null || unscoredReason !== null) return null;
  return <p className="mt-2 text-hedge-soft">{headTexts.capped(capped.basics, Math.round(capped.most))}</p>;
}

function PageLine({ report: { url, requestedUrl, checkedAt, redirects } }: { report: ShownReport }) {
  const address = url ?? requestedUrl;
  return (
    <>
      <p className="text-hedge-soft">
        {address && <span className="break-all font-600 text-hedge-ink">{withoutScheme(address)}</span>}
        {address && checkedAt && " · "}
        {checkedAt && headTexts.checked(formatDateTime(checkedAt))}
      </p>
      {redirects.length > 0 && requestedUrl && (
        <p className="break-all text-small text-hedge-soft">
          {headTexts.redirected(withoutScheme(requestedUrl))}
        </p>
      )}
    </>
  );
}

/** Integer from 0 to 100; null without a meaningful score. */
function displayedScore({ score, unscoredReason }: ShownReport): number | null {
  if (score === null || unscoredReason !== null) return null;
  return Math.round(Math.min(100, Math.max(0, score)));
}

function HeadFigures({ report }: { report: ShownReport }) {
  const { performance, content, links } = report;
  const { passed, total } = countJudged(report);
  const linkCount =
    links.internal === null || links.external === null ? null : links.internal + links.external;
  return (
    <Pairs
      className="head-figures"
      rows={[
        [headTexts.figures.response, shown(performance.responseTime, formatSeconds)],
        [headTexts.figures.size, shown(performance.pageSize, formatBytes)],
        [headTexts.figures.words, shownNumber(content.wordCount)],
        [headTexts.figures.links, shownNumber(linkCount)],
        [headTexts.figures.passed, total === 0 ? absent.figure : headTexts.passedOf(passed, total)],
      ]}
    />
  );
}

interface HeadTasksProps {
  report: ShownReport;
  /** Heading id by task number, from 1. */
  taskId: (number: number) => string;
}

function HeadTasks({ report, taskId }: HeadTasksProps) {
  const steps = rankSteps(report).slice(0, TASKS);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={headTexts.tasks} className="head-tasks no-print">
      <PlainSteps>
        {keyed(steps).map(({ key, entry: { title, gain, finding } }) => (
          <li key={key}>
            <Sign>{key + 1}</Sign>{" "}
            <a href={`#${taskId(key + 1)}`} onClick={goDown}>
              {title}
            </a>{" "}
            <span className="head-task-gain">
              {[gain > 0 && stepTexts.gain(pointsInWords(gain)), finding?.who && headTexts.who[finding.who]]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </PlainSteps>
    </nav>
  );
}

/** Where the wish arises: right after the tasks. */
function Ask({ report }: { report: ShownReport }) {
  const id = useId();
  if (rankSteps(report).length === 0) return null;
  return (
    <section aria-labelledby={id} className="report-ask no-print">
      <h3 id={id}>{askTexts.heading}</h3>
      <p>
        <a href={`tel:${owner.phone.dial}`} className="btn-brick">
          <span aria-hidden="true" className="i-tabler-phone" />
          {askTexts.call} <span className="report-ask-number">{owner.phone.shown}</span>
        </a>{" "}
        <Link to={contactAboutReport(report)} className="btn-line-hedge">
          {askTexts.write}
        </Link>
      </p>
    </section>
  );
}

/** The URL stays unchanged: it cannot reopen the report. */
function goDown(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (heading === null) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  (heading.closest("li") ?? heading).scrollIntoView({ block: "start", behavior: preferredScrollBehavior() });
}
