// What a finding opens to: why, what to do, where it was found, a piece to copy, the source.
import { findingTexts } from "#content/pages/seo-report.ts";
import { reasonFor } from "#content/pages/seo-report-reasons.ts";
import { EvidenceList } from "./evidence.tsx";
import type { ShownFinding } from "./read-report.ts";
import { Snippet } from "./snippet.tsx";
import { SourceLine } from "./source-line.tsx";
import "./finding-body.css";

export function FindingBody({ finding }: { finding: ShownFinding }) {
  const { id, group, status, advice, evidence, snippet, basis, source } = finding;
  const why = reasonFor(id, group);
  return (
    <div className="finding-body">
      <dl className="finding-words">
        {why && (
          <div>
            <dt>{findingTexts.why}</dt>
            <dd>{why}</dd>
          </div>
        )}
        {advice && (
          <div>
            <dt>{status === "unchecked" ? findingTexts.reason : findingTexts.how}</dt>
            <dd>{advice}</dd>
          </div>
        )}
      </dl>
      <EvidenceList evidence={evidence} />
      {snippet && <Snippet text={snippet} />}
      {basis && (
        <p className="mt-2 text-small text-ink-soft">
          {findingTexts.basis} {basis}
        </p>
      )}
      <SourceLine source={source} />
    </div>
  );
}
