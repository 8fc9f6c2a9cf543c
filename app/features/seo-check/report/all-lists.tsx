// Everything found, as two lists in full; what is fine stands folded below.
import { listTexts } from "#content/pages/seo-report.ts";
import { PlainList } from "../plain-list.tsx";
import { keyed } from "./keyed.ts";
import type { ShownFinding, ShownReport } from "./read-report.ts";
import { StatusMark } from "./status-mark.tsx";

export function AllLists({ report: { issues, recommendations, findings } }: { report: ShownReport }) {
  const passed = findings.filter(({ status }) => status === "passed");
  const notApplicable = findings.filter(({ status }) => status === "notApplicable");
  return (
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
      <div className="mt-10 grid">
        <Folded title={listTexts.passed(passed.length)} findings={passed} />
        <Folded title={listTexts.notApplicable(notApplicable.length)} findings={notApplicable} />
      </div>
    </div>
  );
}

interface FullListProps {
  title: string;
  entries: readonly string[];
  none: string;
}

function FullList({ title, entries, none }: FullListProps) {
  return (
    <section>
      <h4 className="border-0 border-b-2 border-solid border-ink pb-2 text-h3">{title}</h4>
      {entries.length === 0 ? (
        <p className="py-4">{none}</p>
      ) : (
        <ol className="report-list">
          {keyed(entries).map(({ key, entry }) => (
            <li key={key}>{entry}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Folded({ title, findings }: { title: string; findings: readonly ShownFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <details className="group border-0 border-t border-solid border-line last:border-b">
      <summary className="flex min-h-11 items-center gap-3 py-3 font-600">
        <span
          aria-hidden="true"
          className="i-tabler-chevron-down transition-transform duration-150 group-open:rotate-180"
        />
        {title}
      </summary>
      <PlainList className="grid gap-x-14 gap-y-2 pb-6 md:grid-cols-2">
        {findings.map(({ id, title: name, status }) => (
          <li key={id ?? name} className="flex gap-2">
            <StatusMark status={status} />
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </PlainList>
    </details>
  );
}
