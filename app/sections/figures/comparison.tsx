// On small screens every row becomes a pair of cells.
import type { Comparison as ComparisonWords } from "#content/section-types.ts";
import { keyed } from "../../ui/keyed.ts";
import "./comparison.css";

export function Comparison({ caption, first, second, rows, total }: ComparisonWords) {
  return (
    <table className="comparison">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, entry: row }) => (
          <Row key={key} row={row} heads={{ first, second }} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row row={total} heads={{ first, second }} />
        </tfoot>
      )}
    </table>
  );
}

interface RowProps {
  row: ComparisonWords["rows"][number];
  heads: Pick<ComparisonWords, "first" | "second">;
}

/** Heads are repeated in the cells for screens without room for columns. */
function Row({ row, heads }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.topic}</th>
      <td data-head={heads.first}>{row.first}</td>
      <td data-head={heads.second}>{row.second}</td>
    </tr>
  );
}
