// A finding as one line that opens.
import { type ReactNode, useState } from "react";
import { FindingBody } from "./finding-body.tsx";
import type { ShownFinding } from "./read-report.ts";
import "./finding-row.css";

interface FindingRowProps {
  finding: ShownFinding;
  /** Before the title: a number or the state. */
  mark: ReactNode;
  /** After the title, at the right edge: points. */
  figure?: ReactNode;
  /** Makes what it opens to only then: the same finding stands in full elsewhere on the page. */
  isLate?: boolean;
}

export function FindingRow({ finding, mark, figure, isLate = false }: FindingRowProps) {
  const [made, setMade] = useState(!isLate);
  return (
    <details className="finding-row" onToggle={() => setMade(true)}>
      <summary>
        <span className="finding-mark">{mark}</span> <span className="finding-title">{finding.title}</span>{" "}
        {figure && <span className="finding-figure">{figure}</span>}
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      {made && <FindingBody finding={finding} />}
    </details>
  );
}
