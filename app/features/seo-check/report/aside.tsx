// Beside the steps: the groups, law and privacy, what stayed unchecked.
import { asideTexts } from "#content/pages/seo-report.ts";
import { GroupBars } from "./group-bars.tsx";
import { Legal } from "./legal.tsx";
import { NotChecked } from "./not-checked.tsx";
import type { ShownReport } from "./read-report.ts";
import "./tasks.css";

export function Aside({ report }: { report: ShownReport }) {
  return (
    <div className="report-aside report-beside">
      <section>
        <h3>{asideTexts.groups}</h3>
        <GroupBars groups={report.groups} />
      </section>
      <section>
        <h3>{asideTexts.legal}</h3>
        <Legal legal={report.legal} />
      </section>
      <section>
        <h3>{asideTexts.notChecked}</h3>
        <NotChecked report={report} />
      </section>
    </div>
  );
}
