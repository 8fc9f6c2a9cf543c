// Two ways side by side, topic by topic. On small screens every topic becomes a pair, one cell below the other.
import type { Comparison as ComparisonWords } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
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

/** The heads stand in the cells again, for screens on which there is no room for columns. */
function Row({ row, heads }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.topic}</th>
      <td data-head={heads.first}>{row.first}</td>
      <td data-head={heads.second}>{row.second}</td>
    </tr>
  );
}
