import type { ReactNode } from "react";
import { Description } from "#app/ui/description.tsx";
import { absent } from "#content/report/seo-report.ts";
import { Fold } from "../fold.tsx";
import "./missing.css";
import "./rows.css";

export function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Fold heading={<h4>{title}</h4>} note={note}>
      {children}
    </Fold>
  );
}

export function Sub({ children }: { children: ReactNode }) {
  return <h5 className="mb-2 mt-0 font-heading text-text font-700">{children}</h5>;
}

export type Row = readonly [name: string, value: ReactNode];

interface PairsProps {
  rows: readonly Row[];
  /** "report-rows": a ledger. "report-counts": short names, numbers at the right edge. */
  className: "report-rows" | "report-counts" | "head-figures";
}

export function Pairs({ rows, className }: PairsProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <Description key={name} term={name}>
          {value}
        </Description>
      ))}
    </dl>
  );
}

export type Figure = readonly [name: string, value: string, note?: string | null];

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

export function Missing() {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="missing-badge">{absent.badge}</span>
      <span>{absent.notFound}</span>
    </span>
  );
}

export function YesNo({ value, yes, no }: { value: boolean | null; yes: string; no: string }) {
  if (value === null) return absent.figure;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={value ? "i-tabler-circle-check text-good" : "i-tabler-circle-x text-poor"}
      />
      {value ? yes : no}
    </span>
  );
}
