// What the analysis could not see, and why.
import { asideTexts } from "#content/pages/seo-report.ts";
import type { ShownReport } from "./read-report.ts";

export function NotChecked({ report: { notes, findings, legal } }: { report: ShownReport }) {
  // A note may already say it, for one finding or for all at once.
  const unchecked = [...findings, ...legal].filter(
    ({ status, advice }) => status === "unchecked" && !notes.some((note) => advice && note.includes(advice)),
  );
  if (notes.length + unchecked.length === 0) {
    return (
      <p className="text-ink-soft">{findings.length === 0 ? asideTexts.noFindings : asideTexts.allChecked}</p>
    );
  }
  return (
    <ul className="grid gap-3 pl-5 text-ink-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {unchecked.map(({ id, title, advice }) => (
        <li key={id ?? title}>
          <span className="font-600 text-ink">{title}</span> {advice}
        </li>
      ))}
    </ul>
  );
}
