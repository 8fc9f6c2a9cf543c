// A ready piece of HTML or server settings, and a button that copies it.
import { useEffect, useId, useRef, useState } from "react";
import { findingTexts } from "#content/pages/seo-report.ts";
import { type Copying, copyText } from "./copy-text.ts";
import "./snippet.css";

/** ms for which the button says what happened. */
const NEWS_LASTS = 4000;

const news: Record<Copying, string> = { copied: findingTexts.copied, selected: findingTexts.selected };

export function Snippet({ text }: { text: string }) {
  const [result, setResult] = useState<Copying | null>(null);
  const code = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), NEWS_LASTS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    if (code.current) setResult(await copyText(code.current));
  }

  return (
    <figure className="finding-snippet" aria-labelledby={id}>
      <figcaption>
        <span id={id}>{findingTexts.snippet}</span>
        <button type="button" onClick={copy} className="no-print">
          <span aria-hidden="true" className={result === "copied" ? "i-tabler-check" : "i-tabler-copy"} />
          {result === "copied" ? findingTexts.copied : findingTexts.copy}
        </button>
      </figcaption>
      <pre>
        <code ref={code}>{text}</code>
      </pre>
      <p role="status" className={result === "selected" ? "finding-snippet-news" : "visually-hidden"}>
        {result && news[result]}
      </p>
    </figure>
  );
}
