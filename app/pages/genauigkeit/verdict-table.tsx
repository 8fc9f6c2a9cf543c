// On small screens every row becomes an entry with its two figures side by side.
import { comparison } from "#content/pages/genauigkeit/genauigkeit-sections.ts";
import { tableRoles as says } from "../../features/seo-check/table-roles.ts";
import { keyed } from "../../ui/keyed.ts";
import "./verdict-table.css";

export function VerdictTable() {
  const { caption, heads, rows } = comparison;
  return (
    <table {...says.table} className="verdicts">
      <caption className="visually-hidden">{caption}</caption>
      <thead {...says.rowgroup}>
        <tr {...says.row}>
          {Object.entries(heads).map(([column, head]) => (
            <th key={column} {...says.columnheader} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...says.rowgroup}>
        {keyed(rows).map(({ key, entry: { name, goal, against, locked, open } }) => (
          <tr key={key} {...says.row}>
            <th {...says.rowheader} scope="row">
              {name}
              {goal && <span className="verdicts-goal">{goal}</span>}
            </th>
            <td {...says.cell} className="verdicts-against" data-head={heads.against}>
              {against}
            </td>
            <Figure head={heads.locked} {...locked} />
            <Figure head={heads.open} {...open} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ head, percent, count }: { head: string; percent: string; count: string }) {
  return (
    <td {...says.cell} className="verdicts-figure" data-head={head}>
      <b>{percent}</b> <span>{count}</span>
    </td>
  );
}
