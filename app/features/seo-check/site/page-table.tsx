// Every page that was read, the weakest first. Narrow, each row becomes an entry of a list.
import { bandWords } from "#content/pages/seo-report.ts";
import { pageTableTexts as texts } from "#content/pages/seo-site.ts";
import { keyed } from "../../../ui/keyed.ts";
import { tableRoles as says } from "../table-roles.ts";
import { shortAddress, webAddress } from "./addresses.ts";
import { bandOfPage, worstFirst } from "./page-order.ts";
import { PageTasks } from "./page-tasks.tsx";
import type { ShownCrawl, ShownPage } from "./read-crawl.ts";
import "./page-table.css";

/** An answer that needs no remark. */
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
          {keyed(worstFirst(pages)).map(({ key, entry }) => (
            <PageRow key={key} page={entry} shared={sharedBy(entry)} start={startUrl} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PageRowProps {
  page: ShownPage;
  /** How many of its faults and hints are said above the table. */
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
        {depthInWords(page)}
      </td>
      <td {...says.cell} data-name={texts.sitemap}>
        {page.inSitemap === null ? texts.unknown : page.inSitemap ? texts.inSitemap : texts.notInSitemap}
      </td>
    </tr>
  );
}

function Score({ page }: { page: ShownPage }) {
  const band = bandOfPage(page);
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

function depthInWords({ depth, inSitemap }: ShownPage): string {
  if (depth === null) return inSitemap ? texts.noWay : texts.unknown;
  return depth === 0 ? texts.start : texts.clicks(depth);
}
