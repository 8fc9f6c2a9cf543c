import { ListItems } from "#app/ui/list-items.tsx";
import { listTexts } from "#content/report/seo-report.ts";
import { Fold } from "../fold.tsx";
import type { ShownReport } from "../read-report.ts";

export function AllLists({ report: { issues, recommendations, findings } }: { report: ShownReport }) {
  return (
    // On paper the annex already contains all of it, if there are findings.
    <section className={findings.length > 0 ? "no-print" : ""}>
      <Fold
        heading={<h3>{listTexts.heading}</h3>}
        note={listTexts.count(issues.length, recommendations.length)}
      >
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          <FullList title={listTexts.issues} entries={issues} none={listTexts.noIssues} />
          <FullList
            title={listTexts.recommendations}
            entries={recommendations}
            none={listTexts.noRecommendations}
          />
        </div>
      </Fold>
    </section>
  );
}

function FullList({ title, entries, none }: { title: string; entries: readonly string[]; none: string }) {
  return (
    <section>
      <h4 className="border-0 border-b-2 border-solid border-ink pb-2 text-h3">{title}</h4>
      {entries.length === 0 ? (
        <p className="py-4">{none}</p>
      ) : (
        <ol className="report-list">
          <ListItems entries={entries} />
        </ol>
      )}
    </section>
  );
}
