import { ListItems } from "#app/ui/list-items.tsx";
import { listTexts } from "#content/pages/seo-report.ts";
import type { ShownReport } from "../read-report.ts";

export function AllLists({ report: { issues, recommendations, findings } }: { report: ShownReport }) {
  return (
    // On paper the tasks already contain all of it, if there are findings.
    <div className={findings.length > 0 ? "no-print" : ""}>
      <div className="wrap py-14 md:py-20">
        <h3 className="text-h2">{listTexts.heading}</h3>
        <div className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
          <FullList title={listTexts.issues} entries={issues} none={listTexts.noIssues} />
          <FullList
            title={listTexts.recommendations}
            entries={recommendations}
            none={listTexts.noRecommendations}
          />
        </div>
      </div>
    </div>
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
