import { keyed } from "#app/ui/keyed.ts";
import { absent, findingTexts } from "#content/report/seo-report.ts";
import type { ShownEvidence, ShownFinding } from "../read-report.ts";

const SHOWN = 2;

export function EvidenceList({ evidence }: { evidence: readonly ShownEvidence[] }) {
  const more = evidence.slice(SHOWN);
  if (evidence.length === 0) return null;
  return (
    <div className="evidence">
      {keyed(evidence.slice(0, SHOWN)).map(({ key, entry }) => (
        <Entry key={key} entry={entry} />
      ))}
      {more.length > 0 && (
        <details>
          <summary>{findingTexts.moreEvidence(more.length)}</summary>
          {keyed(more).map(({ key, entry }) => (
            <Entry key={key} entry={entry} />
          ))}
        </details>
      )}
    </div>
  );
}

function Entry({ entry: { where, value, expected } }: { entry: ShownEvidence }) {
  return (
    <div className="evidence-entry">
      {where && <p className="evidence-where">{where}</p>}
      <dl>
        <dt>{findingTexts.found}</dt>
        <dd>
          <code className="text-poor">{value || absent.notFound}</code>
        </dd>
        {expected && (
          <>
            <dt>{findingTexts.expected}</dt>
            <dd>
              <code className="text-good">{expected}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

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
