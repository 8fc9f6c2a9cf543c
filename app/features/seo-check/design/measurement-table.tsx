// The measurements of an aspect. Narrow, each row becomes an entry of a list.
import { aspectTexts as texts } from "#content/pages/design-rating.ts";
import { absent } from "#content/pages/seo-report.ts";
import { keyed } from "../../../ui/keyed.ts";
import { shortNumber } from "../report/shown.ts";
import { tableRoles as says } from "../table-roles.ts";
import type { ShownMeasurement } from "./read-rating.ts";
import "./measurement-table.css";

const { columns } = texts;
const order = ["label", "value", "expected", "points", "weight", "basis"] as const;

interface MeasurementTableProps {
  measurements: readonly ShownMeasurement[];
  caption: string;
}

export function MeasurementTable({ measurements, caption }: MeasurementTableProps) {
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
