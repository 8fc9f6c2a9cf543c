// The band of a crawl: how far it is, what is being read, and at the end how the pages stand.
import { bandWords } from "#content/pages/seo-report.ts";
import { siteTexts } from "#content/pages/seo-site.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { shortAddress } from "./addresses.ts";
import { CrawlPath } from "./crawl-path.tsx";
import { bandCounts, openFindings } from "./page-order.ts";
import type { ShownCrawl } from "./read-crawl.ts";
import { stopsOf } from "./stops.ts";
import type { SiteView } from "./use-site-crawl.ts";

interface SiteHeadProps {
  view: SiteView;
  headingId: string;
  onAgain: () => void;
}

export function SiteHead({ view, headingId, onAgain }: SiteHeadProps) {
  const { id, crawl, line } = view;
  return (
    <div className="bg-hedge py-12 text-hedge-ink md:py-16">
      <div className="wrap">
        <h2 id={headingId} tabIndex={-1} className="text-h2">
          {headingOf(crawl)}
        </h2>
        {id === null ? (
          <p className="mt-4 text-lead text-hedge-soft">{siteTexts.neverBegun}</p>
        ) : (
          <>
            {(line === "lost" || line === "gone") && <Stuck line={line} onAgain={onAgain} />}
            {crawl === null || crawl.state === "running" ? (
              <Running crawl={crawl} line={line} />
            ) : (
              <Finished crawl={crawl} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function headingOf(crawl: ShownCrawl | null): string {
  if (crawl?.state === "failed") return siteTexts.failedHeading;
  return crawl?.state === "done" ? siteTexts.doneHeading(crawl.progress.read) : siteTexts.heading;
}

/** The connection is lost for good, or until the visitor tries again. */
function Stuck({ line, onAgain }: { line: "lost" | "gone"; onAgain: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="flex min-w-0 items-start gap-3 text-lead">
        <span aria-hidden="true" className="i-tabler-plug-connected-x mt-1 text-1.25rem text-corn" />
        <span className="min-w-0">{siteTexts[line]}</span>
      </p>
      {line === "lost" && (
        <button type="button" onClick={onAgain} className="btn-line-hedge no-print">
          {siteTexts.again}
        </button>
      )}
    </div>
  );
}

function Running({ crawl, line }: Pick<SiteView, "crawl" | "line">) {
  const { read, known, current } = crawl?.progress ?? { read: 0, known: 1, current: [] };
  const words = siteTexts.read(read, known);
  const goesOn = line === "on" || line === "broken";
  return (
    <>
      {goesOn && <p className="mt-4 text-lead text-hedge-soft">{siteTexts.runningText}</p>}
      <div className="mt-8 grid gap-x-12 gap-y-3 md:grid-cols-[auto_1fr] md:items-center">
        <p
          role="progressbar"
          aria-label={siteTexts.progressName}
          aria-valuemin={0}
          aria-valuemax={known}
          aria-valuenow={read}
          aria-valuetext={words}
          className="font-heading text-h3 font-700 text-corn [font-variant-numeric:tabular-nums]"
        >
          {words}
        </p>
        {goesOn && (
          <div className="site-current min-w-0 text-small text-hedge-soft">
            {line === "broken" ? (
              <p>{siteTexts.broken}</p>
            ) : (
              <Current addresses={current} start={crawl?.startUrl ?? null} />
            )}
          </div>
        )}
      </div>
      <div className="mt-6">
        <CrawlPath stops={stopsOf(crawl, goesOn)} />
      </div>
      <p className="mt-4 text-small text-hedge-soft" aria-hidden="true">
        {siteTexts.scoresSoFar}
      </p>
    </>
  );
}

function Current({ addresses, start }: { addresses: readonly string[]; start: string | null }) {
  if (addresses.length === 0) return <p>{siteTexts.currentNone}</p>;
  return (
    <>
      <p className="visually-hidden">{siteTexts.current}</p>
      {keyed(addresses.slice(0, 2)).map(({ key, entry }) => (
        <p key={key} className="site-address truncate">
          {shortAddress(entry, start)}
        </p>
      ))}
    </>
  );
}

function Finished({ crawl }: { crawl: ShownCrawl }) {
  const { read, known } = crawl.progress;
  return (
    <>
      <p className="mt-4 text-lead text-hedge-soft">
        {crawl.state === "failed"
          ? siteTexts.failedText(read, known)
          : crawl.pages.length === 1
            ? siteTexts.onlyOne
            : siteTexts.doneText(openFindings(crawl).length)}
      </p>
      {crawl.pages.length > 1 && (
        <figure className="mt-8">
          <CrawlPath stops={stopsOf(crawl, false)} />
          <figcaption className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
            <span className="text-hedge-soft">{siteTexts.scores}</span>
            <PlainList className="band-legend flex flex-wrap gap-x-6 gap-y-2 font-600">
              {bandCounts(crawl.pages).map(({ band, count }) => (
                <li key={band} data-band={band}>
                  {count} {band === "none" ? siteTexts.withoutScore : bandWords[band]}
                </li>
              ))}
            </PlainList>
          </figcaption>
        </figure>
      )}
    </>
  );
}
