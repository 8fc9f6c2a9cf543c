// Every audit with its complaints, folded: the list is long. On phones every row becomes an entry.
import { inGerman } from "#content/figures.ts";
import { byAudit } from "#content/pages/genauigkeit/genauigkeit-sections.ts";
import { tableRoles as says } from "../../features/seo-check/table-roles.ts";
import "./audit-fold.css";

const columns = ["useful", "useless", "false"] as const;

export function AuditFold() {
  const { fold, caption, heads, rows } = byAudit;
  return (
    <details className="audit-fold">
      <summary>
        <span aria-hidden="true" className="i-tabler-chevron-down" />
        {fold}
      </summary>
      <table {...says.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...says.rowgroup}>
          <tr {...says.row}>
            <th {...says.columnheader} scope="col">
              {heads.topic}
            </th>
            {columns.map((column) => (
              <th key={column} {...says.columnheader} scope="col">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...says.rowgroup}>
          {rows.map((row) => (
            <tr key={row.id} {...says.row}>
              <th {...says.rowheader} scope="row">
                {row.topic}
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  {...says.cell}
                  data-head={heads[column]}
                  data-none={row[column] === 0 || undefined}
                >
                  {inGerman(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
