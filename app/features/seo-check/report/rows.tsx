// A ledger: name and value, a line under each pair.
import type { ReactNode } from "react";
import "./rows.css";

export type Row = readonly [name: string, value: ReactNode];

export function Rows({ rows }: { rows: readonly Row[] }) {
  return <Pairs rows={rows} className="report-rows" />;
}

/** Short names with short numbers, these at the right edge. */
export function Counts({ rows }: { rows: readonly Row[] }) {
  return <Pairs rows={rows} className="report-counts" />;
}

function Pairs({ rows, className }: { rows: readonly Row[]; className: string }) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Figure = readonly [name: string, value: string, note?: string | null];

/** Figures that carry a part: large, side by side, each with its name and perhaps a note below. */
export function Figures({ rows }: { rows: readonly Figure[] }) {
  return (
    <dl className="report-figures">
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>
            {name}
            {note && <span>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
