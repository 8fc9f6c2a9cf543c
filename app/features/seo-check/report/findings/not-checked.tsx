import { keyed } from "#app/ui/keyed.ts";
import { asideTexts } from "#content/report/seo-report.ts";
import { Fold } from "../fold.tsx";
import type { ShownReport } from "../read-report.ts";

const SHOWN = 6;

export function NotChecked({ report }: { report: ShownReport }) {
  const points = uncheckedPoints(report);
  const more = points.slice(SHOWN);
  const heading = <h3>{asideTexts.notChecked}</h3>;
  if (points.length === 0) {
    const text = report.findings.length === 0 ? asideTexts.noFindings : asideTexts.allChecked;
    return (
      <section className="not-checked-none">
        {heading}
        <p className="text-ink-soft">{text}</p>
      </section>
    );
  }
  return (
    <Fold heading={heading} note={asideTexts.open(points.length)}>
      <PointList points={points.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-small font-600 underline">
            {asideTexts.more(more.length)}
          </summary>
          <PointList points={more} />
        </details>
      )}
    </Fold>
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

interface UncheckedPoint {
  /** null for a remark on the whole page. */
  title: string | null;
  /** The reason. */
  text: string;
}

/** Remarks first, then each reason once with everything it leaves open, in report order. */
export function uncheckedPoints({ notes, findings, legal }: ShownReport): UncheckedPoint[] {
  const unchecked = [...findings, ...legal].filter(({ status }) => status === "unchecked");
  // The server lists each of them among its notes, too.
  const repeated = new Set(unchecked.map(({ title, advice }) => `${title}. ${advice}`));
  const remarks = notes.filter((note) => !repeated.has(note));
  const byReason = new Map<string, string[]>();
  for (const { title, advice } of unchecked) {
    const reason = advice ?? "";
    if (reason !== "" && remarks.some((note) => note.includes(reason))) continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), getTopic(title)]);
  }
  return [
    ...remarks.map((text) => ({ title: null, text })),
    ...Array.from(byReason, ([text, topics]) => ({ title: topics.join(", "), text })),
  ];
}

function getTopic(title: string): string {
  const { uncheckedPrefix } = asideTexts;
  return title.startsWith(uncheckedPrefix) ? title.slice(uncheckedPrefix.length) : title;
}
