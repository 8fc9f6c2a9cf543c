import { aspectTitles, designHeadTexts, aspectTexts as texts } from "#content/report/design-rating.ts";
import { absent } from "#content/report/seo-report.ts";
import { type AspectId, aspectIds } from "#contract/design-rating.ts";
import { keyed } from "../../../ui/keyed.ts";
import { ListItems } from "../../../ui/list-items.tsx";
import { GroupScore } from "../report/bar.tsx";
import "../report/fold.css";
import { shortNumber } from "../report/shown.ts";
import { tableRoles as says } from "../table-roles.ts";
import type { ShownMeasurement, ShownRating } from "./read-rating.ts";
import "./measurement-table.css";

export function Aspects({ rating: { designAspects, measurements } }: { rating: ShownRating }) {
  return (
    <div className="report-folds wrap py-10 md:py-14">
      <h3 className="text-h2">{texts.heading}</h3>
      <p className="report-folds-text">{texts.text}</p>
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
    <details className="report-fold report-group design-aspect">
      <summary>
        <h4>{aspectTitles[id]}</h4>
        <GroupScore score={score} placeholder={designHeadTexts.noScore} />
        <span className="report-fold-note">{texts.changes(suggestions.length)}</span>
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="report-fold-body">
        <p className={feedback?.trim() ? "" : "text-ink-soft"}>{feedback?.trim() || texts.noFeedback}</p>
        {suggestions.length === 0 ? (
          <p className="mt-3 text-ink-soft">{texts.noSuggestions}</p>
        ) : (
          <ul className="design-suggestions">
            <ListItems entries={suggestions} />
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
    </details>
  );
}

const { columns } = texts;
const order = ["label", "value", "expected", "points", "weight", "basis"] as const;

interface MeasurementTableProps {
  measurements: readonly ShownMeasurement[];
  caption: string;
}

function MeasurementTable({ measurements, caption }: MeasurementTableProps) {
  return (
    <table {...says.table} className="measurement-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead {...says.rowgroup}>
        <tr {...says.row}>
          {order.map((column) => (
            <th key={column} {...says.columnheader} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...says.rowgroup}>
        {keyed(measurements).map(({ key, entry }) => (
          <Row key={key} {...entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, value, expected, score, weight, basis }: ShownMeasurement) {
  return (
    <tr {...says.row}>
      <th {...says.rowheader} scope="row">
        {label}
      </th>
      <td {...says.cell} data-name={columns.value}>
        <strong>{value?.trim() || absent.figure}</strong>
      </td>
      <td {...says.cell} data-name={columns.expected}>
        {expected?.trim() || absent.text}
      </td>
      <td {...says.cell} data-name={columns.points}>
        {score === null ? texts.informs : texts.points(String(Math.round(score)))}
      </td>
      <td {...says.cell} data-name={columns.weight}>
        {weight === null || score === null ? "–" : `${shortNumber(weight)} %`}
      </td>
      <td {...says.cell} data-name={columns.basis}>
        {basis?.trim() || absent.text}
      </td>
    </tr>
  );
}
