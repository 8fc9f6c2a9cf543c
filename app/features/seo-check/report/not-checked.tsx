// What the analysis could not see, and why.
import { asideTexts } from "#content/pages/seo-report.ts";
import { keyed } from "../../../ui/keyed.ts";
import type { ShownReport } from "./read-report.ts";
import { type UncheckedPoint, uncheckedPoints } from "./unchecked-points.ts";

/** Points that stand open; more wait folded. */
const SHOWN = 6;

export function NotChecked({ report }: { report: ShownReport }) {
  const points = uncheckedPoints(report);
  const more = points.slice(SHOWN);
  if (points.length === 0) {
    const { findings } = report;
    return (
      <p className="text-ink-soft">{findings.length === 0 ? asideTexts.noFindings : asideTexts.allChecked}</p>
    );
  }
  return (
    <>
      <PointList points={points.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-small font-600 underline">
            {asideTexts.more(more.length)}
          </summary>
          <PointList points={more} />
        </details>
      )}
    </>
  );
}

function PointList({ points }: { points: readonly UncheckedPoint[] }) {
  return (
    <ul className="grid gap-3 pl-5 text-ink-soft">
      {keyed(points).map(({ key, entry: { title, text } }) => (
        <li key={key}>
          {title && <span className="font-600 text-ink">{title}:</span>} {text}
        </li>
      ))}
    </ul>
  );
}
