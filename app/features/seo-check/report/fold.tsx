// A part of the report that opens when it is wanted: its line says what it holds.
import type { ReactNode } from "react";
import "./fold.css";

interface FoldProps {
  /** One heading element. */
  heading: ReactNode;
  /** What the part holds, in a few words. */
  note?: ReactNode;
  children: ReactNode;
}

export function Fold({ heading, note, children }: FoldProps) {
  return (
    <details className="report-fold">
      <summary>
        {heading}
        {note && <span className="report-fold-note">{note}</span>}
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="report-fold-body">{children}</div>
    </details>
  );
}
