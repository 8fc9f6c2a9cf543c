// What is to be done on one page: what it shares with others stands above the table and is only counted here.
import { pageTableTexts as texts } from "#content/pages/seo-site.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { StatusMark } from "../report/status-mark.tsx";
import type { ShownPage } from "./read-crawl.ts";

/** The rest waits folded. */
const SHOWN = 4;

interface PageTasksProps {
  page: ShownPage;
  /** How many of its faults and hints are said above the table. */
  shared: number;
}

export function PageTasks({ page, shared }: PageTasksProps) {
  const { note, score, tasks, failed, warnings } = page;
  if (note !== null) return <p className="text-ink-soft">{note}</p>;
  if (score === null || failed === null || warnings === null)
    return <p className="text-ink-soft">{texts.unknown}</p>;
  const all = failed + warnings;
  if (all === 0) return <p>{texts.clean}</p>;
  const more = tasks.slice(SHOWN);
  return (
    <>
      <TaskList tasks={tasks.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11">{texts.more(more.length)}</summary>
          <TaskList tasks={more} />
        </details>
      )}
      <p className="page-counts">
        {[failed && texts.faults(failed), warnings && texts.hints(warnings)].filter(Boolean).join(", ")}
        {texts.above(shared, all)}
      </p>
    </>
  );
}

function TaskList({ tasks }: { tasks: ShownPage["tasks"] }) {
  if (tasks.length === 0) return null;
  return (
    <PlainList className="page-task-list">
      {keyed(tasks).map(({ key, entry: { status, title } }) => (
        <li key={key}>
          <StatusMark status={status} />
          <span className="min-w-0">{title}</span>
        </li>
      ))}
    </PlainList>
  );
}
