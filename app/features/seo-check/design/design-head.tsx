// Aspects are bars instead of a radar chart: bars on a common baseline compare at a glance, a radar's area depends on
// the order of its axes and its labels need a wide screen.
import { useId } from "react";
import { comparedDesigns } from "#content/compared-designs.ts";
import { aspectTitles, designHeadTexts as texts } from "#content/report/design-rating.ts";
import { bandWords, headTexts } from "#content/report/seo-report.ts";
import { type AspectId, aspectIds } from "#contract/design-rating.ts";
import { formatDate, formatDateTime } from "../../../format/date.ts";
import { PlainList } from "../plain-list.tsx";
import { Bar } from "../report/bar.tsx";
import { withoutScheme } from "../report/shown.ts";
import { getBand } from "../score-band.ts";
import { ScoreSign } from "../score-sign.tsx";
import type { ShownRating } from "./read-rating.ts";
import { shareBelow } from "./share-below.ts";
import "./design-head.css";

export function DesignHead({ rating, headingId }: { rating: ShownRating; headingId: string }) {
  const { url, ratedAt, overallScore, unscoredReason, designAspects } = rating;
  const id = useId();
  const band = overallScore === null ? "none" : getBand(overallScore);
  return (
    <div className="design-head bg-hedge py-12 text-hedge-ink md:py-16">
      <div className="wrap">
        <div className="design-verdict">
          <p id={id} className="text-hedge-soft">
            {url && <span className="break-all font-600 text-hedge-ink">{withoutScheme(url)}</span>}
            {url && ratedAt && " · "}
            {ratedAt && texts.rated(formatDateTime(ratedAt))}
          </p>
          <h2 id={headingId} tabIndex={-1} aria-describedby={id} className="text-h2">
            {texts.verdicts[band]}
          </h2>
          <p className="mt-4 text-lead text-hedge-soft">{unscoredReason ?? texts.text}</p>
          {overallScore !== null && unscoredReason === null && (
            <p className="mt-3 text-hedge-soft">{compareWithOthers(overallScore)}</p>
          )}
        </div>
        <ScoreSign
          score={overallScore === null ? null : Math.round(overallScore)}
          band={band}
          placeholder={texts.noSign}
          outOf={headTexts.outOf}
          plate={band === "none" ? null : bandWords[band]}
        />
        {unscoredReason === null && (
          <div className="design-aspects">
            <h3 className="visually-hidden">{texts.aspects}</h3>
            <PlainList className="design-bars">
              {aspectIds.map((aspect) => (
                <AspectBar key={aspect} aspect={aspect} score={designAspects[aspect].score} />
              ))}
            </PlainList>
          </div>
        )}
      </div>
    </div>
  );
}

function compareWithOthers(score: number): string {
  const { ratings, date } = comparedDesigns;
  return texts.comparison(shareBelow(Math.round(score), ratings), ratings.length, formatDate(date));
}

function AspectBar({ aspect, score }: { aspect: AspectId; score: number | null }) {
  return (
    <li>
      <span className="font-600">{aspectTitles[aspect]}</span>
      {score === null ? (
        <span className="text-small text-hedge-soft">{texts.noScore}</span>
      ) : (
        <span className="[font-variant-numeric:tabular-nums]">
          <strong>{Math.round(score)}</strong>{" "}
          <span className="text-small text-hedge-soft">{bandWords[getBand(score)]}</span>
        </span>
      )}
      <Bar value={score ?? 0} className="text-corn" />
    </li>
  );
}
