import { type ReactNode, useState } from "react";
import type { ShownFinding } from "../read-report.ts";
import "./finding-row.css";
import { Description } from "#app/ui/description.tsx";
import { findingTexts } from "#content/report/seo-report.ts";
import { reasonFor } from "#content/report/seo-report-reasons.ts";
import { Doubt } from "./doubt.tsx";
import { EvidenceList, SourceLine } from "./evidence.tsx";
import { Snippet } from "./snippet.tsx";
import "./finding-body.css";

interface FindingRowProps {
  finding: ShownFinding;
  mark: ReactNode;
  figure?: ReactNode;
  /** Renders the body on first opening: the same finding stands in full elsewhere, or has little to say. */
  isLate?: boolean;
}

export function FindingRow({ finding, mark, figure, isLate = false }: FindingRowProps) {
  const [made, setMade] = useState(!isLate);
  return (
    <details className="finding-row" data-late={isLate} onToggle={() => setMade(true)}>
      <summary>
        <span className="finding-mark">{mark}</span> <span className="finding-title">{finding.title}</span>{" "}
        {figure && <span className="finding-figure">{figure}</span>}
        <span aria-hidden="true" className="i-tabler-chevron-down" />
      </summary>
      {made && <FindingBody finding={finding} />}
    </details>
  );
}

export function FindingBody({ finding }: { finding: ShownFinding }) {
  const { id, group, status, advice, evidence, snippet, basis, source, who, effort } = finding;
  const why = reasonFor(id, group);
  return (
    <div className="finding-body">
      <dl className="finding-words">
        {why && <Description term={findingTexts.why}>{why}</Description>}
        {advice && (
          <Description term={status === "unchecked" ? findingTexts.reason : findingTexts.how}>
            {advice}
          </Description>
        )}
        {who && effort && (
          <Description term={findingTexts.remedy}>
            {findingTexts.who[who]}, {findingTexts.effort[effort]}.
          </Description>
        )}
      </dl>
      <EvidenceList evidence={evidence} />
      {snippet && (
        <details className="finding-craft">
          <summary>
            {findingTexts.craft}
            <span aria-hidden="true" className="i-tabler-chevron-down" />
          </summary>
          <Snippet text={snippet} />
        </details>
      )}
      {basis && (
        <p className="mt-2 text-small text-ink-soft">
          {findingTexts.basis} {basis}
        </p>
      )}
      <SourceLine source={source} />
      <Doubt finding={finding} />
    </div>
  );
}
