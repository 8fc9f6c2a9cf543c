// A piece to copy; gaps in it, marked ‹so›, are for somebody to fill in.
import { useEffect, useId, useRef, useState } from "react";
import { keyed } from "#app/ui/keyed.ts";
import { findingTexts } from "#content/report/seo-report.ts";
import "./snippet.css";

/** ms for which the button shows the result. */
const RESULT_SHOWN_MS = 4000;

const messages: Record<CopyResult, string> = { copied: findingTexts.copied, selected: findingTexts.selected };

export function Snippet({ text }: { text: string }) {
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
