import { findingTexts } from "#content/pages/seo-report.ts";
import type { ShownFinding } from "./read-report.ts";

/** Where a rule comes from. */
export function SourceLine({ source: { title, url } }: { source: ShownFinding["source"] }) {
  if (!title) return null;
  return (
    <p className="mt-2 text-small text-ink-soft">
      {findingTexts.source}{" "}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
    </p>
  );
}
