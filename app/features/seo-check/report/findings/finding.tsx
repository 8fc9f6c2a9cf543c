import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ShownFinding } from "../read-report.ts";
import "./finding-row.css";
import { Description } from "#app/ui/description.tsx";
import { keyed } from "#app/ui/keyed.ts";
import { findingTexts } from "#content/pages/seo-report.ts";
import { reasonFor } from "#content/pages/seo-report-reasons.ts";
import { Doubt } from "./doubt.tsx";
import { EvidenceList, SourceLine } from "./evidence.tsx";
import "./finding-body.css";
import "./snippet.css";

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

/** ms for which the button shows the result. */
const RESULT_SHOWN_MS = 4000;

const messages: Record<CopyResult, string> = { copied: findingTexts.copied, selected: findingTexts.selected };

function Snippet({ text }: { text: string }) {
  const [result, setResult] = useState<CopyResult | null>(null);
  const pieces = splitAtGaps(text);
  const code = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    if (code.current) setResult(await copyText(code.current));
  }

  return (
    <figure className="finding-snippet" aria-labelledby={id}>
      <figcaption>
        <span id={id}>{pieces.length > 1 ? findingTexts.template : findingTexts.snippet}</span>
        <button type="button" onClick={copy} className="no-print">
          <span aria-hidden="true" className={result === "copied" ? "i-tabler-check" : "i-tabler-copy"} />
          {result === "copied" ? findingTexts.copied : findingTexts.copy}
        </button>
      </figcaption>
      <pre>
        <code ref={code}>
          {keyed(pieces).map(({ key, entry }) => (key % 2 === 0 ? entry : <mark key={key}>{entry}</mark>))}
        </code>
      </pre>
      <p role="status" className={result === "selected" ? "finding-snippet-news" : "visually-hidden"}>
        {result && messages[result]}
      </p>
    </figure>
  );
}

/** Pieces with an odd index are gaps for somebody to fill in. */
function splitAtGaps(text: string): string[] {
  return text.split(/(‹[^‹›]+›)/);
}

/** "selected": the visitor copies it by keyboard. */
type CopyResult = "copied" | "selected";

/** Copies an element's text; where clipboard access is refused the text stays selected. Never rejects. */
async function copyText(element: HTMLElement): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return "copied";
  } catch {
    getSelection()?.selectAllChildren(element);
    // The legacy API needs no permission; it copies the selection.
    return document.execCommand("copy") ? "copied" : "selected";
  }
}
