// All pages that were read, worst first. On narrow screens each row becomes a list entry.
import { bandWords } from "#content/report/seo-report.ts";
import { pageTableTexts as texts } from "#content/report/seo-site.ts";
import { keyed } from "../../../ui/keyed.ts";
import { tableRoles as says } from "../table-roles.ts";
import { shortAddress, webAddress } from "./addresses.ts";
import { getPageBand, sortWorstFirst } from "./page-order.ts";
import type { ShownCrawl, ShownPage } from "./read-crawl.ts";
import "./page-table.css";
import { PlainList } from "../plain-list.tsx";
import { StatusMark } from "../report/findings/status-mark.tsx";

const OK = 200;

export function PageTable({ crawl: { pages, shared, startUrl } }: { crawl: ShownCrawl }) {
  const sharedBy = (page: ShownPage) =>
    shared.filter((one) => one.pages.includes(pages.indexOf(page))).length;
  return (
    <div className="wrap py-14 md:py-18">
      <h3 className="text-h2">{texts.heading}</h3>
      <p className="mt-4 mb-8 text-ink-soft">{texts.text}</p>
      <table {...says.table} className="page-table">
        <caption className="visually-hidden">{texts.heading}</caption>
        <thead {...says.rowgroup}>
          <tr {...says.row}>
            {[texts.score, texts.page, texts.tasks, texts.depth, texts.sitemap].map((name) => (
              <th key={name} {...says.columnheader} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...says.rowgroup}>
          {keyed(sortWorstFirst(pages)).map(({ key, entry }) => (
            <PageRow key={key} page={entry} shared={sharedBy(entry)} start={startUrl} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PageRowProps {
  page: ShownPage;
  /** Findings already listed above the table. */
  shared: number;
  start: string | null;
}

function PageRow({ page, shared, start }: PageRowProps) {
  return (
    <tr {...says.row}>
      <td {...says.cell} className="page-score">
        <Score page={page} />
      </td>
      <th {...says.rowheader} scope="row" className="page-name">
        <span className="page-title">{page.title?.trim() || texts.noTitle}</span>
        <Address address={page.url} start={start} />
        {page.finalUrl !== null && page.finalUrl !== page.url && (
          <span className="page-remark">{texts.redirected(shortAddress(page.finalUrl, start))}</span>
        )}
        {page.status !== null && page.status !== OK && (
          <span className="page-remark">{texts.status(page.status)}</span>
        )}
      </th>
      <td {...says.cell} className="page-tasks">
        <PageTasks page={page} shared={shared} />
      </td>
      <td {...says.cell} data-name={texts.depth}>
        {describeDepth(page)}
      </td>
      <td {...says.cell} data-name={texts.sitemap}>
        {page.inSitemap === null ? texts.unknown : page.inSitemap ? texts.inSitemap : texts.notInSitemap}
      </td>
    </tr>
  );
}

function Score({ page }: { page: ShownPage }) {
  const band = getPageBand(page);
  if (page.score === null || band === "none") return <span className="text-ink-soft">{texts.unjudged}</span>;
  const score = Math.round(page.score);
  return (
    <>
      <span className="visually-hidden">{texts.outOf(score, bandWords[band])}</span>
      <span aria-hidden="true" className="page-figure" data-band={band}>
        <span>{score}</span> <span>{bandWords[band]}</span>
      </span>
    </>
  );
}

function Address({ address, start }: { address: string; start: string | null }) {
  const href = webAddress(address);
  const shown = shortAddress(address, start);
  return (
    <span className="site-address page-address">
      {href === null ? (
        shown
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {shown}
        </a>
      )}
    </span>
  );
}

function describeDepth({ depth, inSitemap }: ShownPage): string {
  if (depth === null) return inSitemap ? texts.noWay : texts.unknown;
  return depth === 0 ? texts.start : texts.clicks(depth);
}

const SHOWN = 4;

function PageTasks({ page, shared }: { page: ShownPage; shared: number }) {
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
