// The page with and without JavaScript: one sentence, what is missed, and the comparison behind a fold.
import { renderedTexts as texts } from "#content/report/browser-check.ts";
import { PlainList } from "../plain-list.tsx";
import { tableRoles as says } from "../table-roles.ts";
import type { ShownCheck, ShownRendered } from "./read-check.ts";
import "../report/fold.css";
import { CheckPart } from "./check-part.tsx";
import { Verdict } from "./verdict.tsx";

export function Rendered({ part }: { part: NonNullable<ShownCheck["rendered"]> }) {
  return (
    <CheckPart
      heading={texts.heading}
      part={part}
      verdict={({ extent, verdict }) => <Verdict isGood={extent === "all"}>{verdict}</Verdict>}
    >
      {(result) => <Result result={result} />}
    </CheckPart>
  );
}

function Result({ result }: { result: ShownRendered }) {
  const differing = result.compared.filter(({ isSame }) => isSame === false).length;
  return (
    <>
      {result.score !== null && <p>{texts.score(result.score)}</p>}
      <PlainList className="browser-points">
        {result.missed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </PlainList>
      {result.issues.length > 0 && (
        <>
          <h4 className="mt-5">{texts.issues}</h4>
          <PlainList className="browser-points">
            {result.issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </PlainList>
        </>
      )}
      <details className="report-fold">
        <summary>
          <h4>{texts.compare(differing)}</h4>
          <span aria-hidden="true" className="i-tabler-chevron-down" />
        </summary>
        <div className="report-fold-body">
          <Comparison compared={result.compared} />
        </div>
      </details>
    </>
  );
}

const { table } = texts;

function Comparison({ compared }: Pick<ShownRendered, "compared">) {
  return (
    <table {...says.table} className="browser-table">
      <caption className="visually-hidden">{table.caption}</caption>
      <thead {...says.rowgroup}>
        <tr {...says.row}>
          <th {...says.columnheader} scope="col">
            {table.figure}
          </th>
          <th {...says.columnheader} scope="col">
            {table.raw}
          </th>
          <th {...says.columnheader} scope="col">
            {table.rendered}
          </th>
        </tr>
      </thead>
      <tbody {...says.rowgroup}>
        {compared.map(({ id, label, raw, rendered, isSame }) => (
          <tr key={id} {...says.row} data-same={isSame !== false}>
            <th {...says.rowheader} scope="row">
              {label}
              <span className="browser-table-same">{isSame === false ? table.differs : table.same}</span>
            </th>
            <td {...says.cell} data-name={table.raw}>
              {raw ?? table.none}
            </td>
            <td {...says.cell} data-name={table.rendered}>
              {rendered ?? table.none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
