// The head of a report: whose page, when, the verdict in words, what stands in the way, the first tasks, the sign.
import { useId } from "react";
import { BARRED_SCORE_MOST } from "#content/constants.ts";
import { owner } from "#content/owner.ts";
import { bandMessages, bandWords, headTexts } from "#content/pages/seo-report.ts";
import { formatDateTime } from "../../../format/date.ts";
import { bandOf } from "../score-band.ts";
import { ScoreSign } from "../score-sign.tsx";
import { gainSentence } from "./gain.ts";
import { HeadFigures } from "./head-figures.tsx";
import { HeadTasks } from "./head-tasks.tsx";
import type { ShownReport } from "./read-report.ts";
import { withoutScheme } from "./shown.ts";
import "./head.css";

interface HeadProps {
  report: ShownReport;
  taskId: (number: number) => string;
}

export function Head({ report, taskId }: HeadProps) {
  const id = useId();
  const score = scoreOf(report);
  const band = score === null ? "none" : bandOf(score);
  return (
    <header className="bg-hedge py-12 text-hedge-ink md:py-16">
      <p className="report-maker wrap">{headTexts.madeBy(owner.brand, withoutScheme(owner.siteUrl))}</p>
      <div className="report-head wrap">
        <div className="report-verdict">
          <div id={id}>
            <PageLine report={report} />
          </div>
          <h2 tabIndex={-1} aria-describedby={id}>
            {band === "none" ? headTexts.unscored : bandMessages[band]}
          </h2>
          <Barred report={report} />
          <p className="mt-4 text-lead text-hedge-soft">{report.unscoredReason ?? gainSentence(report)}</p>
        </div>
        <HeadTasks report={report} taskId={taskId} />
        <HeadFigures report={report} />
        <ScoreSign
          score={score}
          band={band}
          placeholder={headTexts.unscoredSign}
          outOf={headTexts.outOf}
          plate={band === "none" ? null : bandWords[band]}
        />
      </div>
    </header>
  );
}

/** Before everything else: what keeps the page out of search, and what the score would be without it. */
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

/** A whole number from 0 to 100; null when there is none or it means nothing. */
function scoreOf({ score, unscoredReason }: ShownReport): number | null {
  if (score === null || unscoredReason !== null) return null;
  return Math.round(Math.min(100, Math.max(0, score)));
}
