// A part of the report that opens when it is wanted: its line says what it holds.
import { type ReactNode, useState } from "react";
import "./fold.css";

interface FoldProps {
  /** One heading element. */
  heading: ReactNode;
  /** What the part holds, in a few words. */
  note?: ReactNode;
  /** Whether it stands open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

export function Fold({ heading, note, isOpen = false, children }: FoldProps) {
  // Given once: afterwards it is as its reader wants it.
  const [wasOpen] = useState(isOpen);
  return (
    <details className="report-fold" open={wasOpen}>
      <summary>
        {heading}
        {note && <span className="report-fold-note">{note}</span>}
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      <div className="report-fold-body">{children}</div>
    </details>
  );
}
