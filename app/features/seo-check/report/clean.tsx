// A page with nothing to complain about says so.
import { stepTexts } from "#content/pages/seo-report.ts";
import { judged } from "./ranking.ts";
import type { ShownReport } from "./read-report.ts";

export function Clean({ report }: { report: ShownReport }) {
  const unchecked = report.findings.filter(({ status }) => status === "unchecked").length;
  return (
    <div className="task-clean">
      <span aria-hidden="true" className="i-tabler-circle-check" />
      <div className="grid gap-3">
        <p className="text-lead font-600">{stepTexts.none(judged(report).passed)}</p>
        {unchecked > 0 && <p>{stepTexts.noneUnchecked(unchecked)}</p>}
        <p className="text-ink-soft">{stepTexts.noneNext}</p>
      </div>
    </div>
  );
}
