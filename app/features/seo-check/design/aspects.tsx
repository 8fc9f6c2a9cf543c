// Every aspect with score, feedback and suggestions, opening to what was measured.
import { aspectTitles, designHeadTexts, aspectTexts as texts } from "#content/pages/design-rating.ts";
import { bandWords } from "#content/pages/seo-report.ts";
import { type AspectId, aspectIds } from "#contract/design-rating.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Bar } from "../report/bar.tsx";
import { bandColours } from "../report/group-bars.tsx";
import { bandOf } from "../score-band.ts";
import { MeasurementTable } from "./measurement-table.tsx";
import type { ShownRating } from "./read-rating.ts";

export function Aspects({ rating: { designAspects, measurements } }: { rating: ShownRating }) {
  return (
    <div className="wrap py-14 md:py-20">
      <h3 className="text-h2">{texts.heading}</h3>
      <p className="mt-4 text-lead text-ink-soft">{texts.text}</p>
      {aspectIds.map((aspect) => (
        <Aspect key={aspect} id={aspect} aspect={designAspects[aspect]} measurements={measurements[aspect]} />
      ))}
    </div>
  );
}

interface AspectProps {
  id: AspectId;
  aspect: ShownRating["designAspects"][AspectId];
  measurements: ShownRating["measurements"][AspectId];
}

function Aspect({ id, aspect: { score, feedback, suggestions }, measurements }: AspectProps) {
  return (
    <section className="report-group design-aspect">
      <div className="report-group-head">
        <h4>{aspectTitles[id]}</h4>
        <AspectScore score={score} />
      </div>
      <div className="min-w-0">
        <p className={feedback?.trim() ? "" : "text-ink-soft"}>{feedback?.trim() || texts.noFeedback}</p>
        {suggestions.length === 0 ? (
          <p className="mt-3 text-ink-soft">{texts.noSuggestions}</p>
        ) : (
          <ul className="design-suggestions">
            {keyed(suggestions).map(({ key, entry }) => (
              <li key={key}>{entry}</li>
            ))}
          </ul>
        )}
        {measurements.length === 0 ? (
          <p className="mt-3 text-small text-ink-soft">{texts.noMeasurements}</p>
        ) : (
          <details className="task-fold">
            <summary>
              <span aria-hidden="true" className="i-tabler-chevron-down" />
              {texts.measurements(measurements.length)}
            </summary>
            <MeasurementTable measurements={measurements} caption={texts.caption(aspectTitles[id])} />
          </details>
        )}
      </div>
    </section>
  );
}

function AspectScore({ score }: { score: number | null }) {
  if (score === null) return <p className="text-small text-ink-soft">{designHeadTexts.noScore}</p>;
  const band = bandOf(score);
  return (
    <div className="report-group-score">
      <p>
        <strong>{Math.round(score)}</strong>{" "}
        <span className={`font-600 ${bandColours[band]}`}>{bandWords[band]}</span>
      </p>
      <Bar value={score} className={bandColours[band]} />
    </div>
  );
}
