import { bandWords } from "#content/report/seo-report.ts";
import { siteTexts } from "#content/report/seo-site.ts";
import { keyed } from "../../../ui/keyed.ts";
import { PlainList } from "../plain-list.tsx";
import { shortAddress } from "./addresses.ts";
import { countBands, getOpenFindings } from "./page-order.ts";
import type { ShownCrawl } from "./read-crawl.ts";
import { buildStops, type Course, pathThrough, pointAt, type Stop, type StopState } from "./stops.ts";
import type { SiteView } from "./use-site-crawl.ts";
import "./crawl-path.css";

interface SiteHeadProps {
  view: SiteView;
  headingId: string;
  onAgain: () => void;
}

export function SiteHead({ view, headingId, onAgain }: SiteHeadProps) {
  const { id, crawl, connection } = view;
  return (
    <div className="bg-hedge py-12 text-hedge-ink md:py-16">
      <div className="wrap">
        <h2 id={headingId} tabIndex={-1} className="text-h2">
          {getHeading(crawl)}
        </h2>
        {id === null ? (
          <p className="mt-4 text-lead text-hedge-soft">{siteTexts.neverBegun}</p>
        ) : (
          <>
            {(connection === "lost" || connection === "gone") && (
              <ConnectionLost connection={connection} onAgain={onAgain} />
            )}
            {crawl === null || crawl.state === "running" ? (
              <Running crawl={crawl} connection={connection} />
            ) : (
              <Finished crawl={crawl} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function getHeading(crawl: ShownCrawl | null): string {
  if (crawl?.state === "failed") return siteTexts.failedHeading;
  return crawl?.state === "done" ? siteTexts.doneHeading(crawl.progress.read) : siteTexts.heading;
}

function ConnectionLost({ connection, onAgain }: { connection: "lost" | "gone"; onAgain: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="flex min-w-0 items-start gap-3 text-lead">
        <span aria-hidden="true" className="i-tabler-plug-connected-x mt-1 text-1.25rem text-corn" />
        <span className="min-w-0">{siteTexts[connection]}</span>
      </p>
      {connection === "lost" && (
        <button type="button" onClick={onAgain} className="btn-line-hedge no-print">
          {siteTexts.again}
        </button>
      )}
    </div>
  );
}

function Running({ crawl, connection }: Pick<SiteView, "crawl" | "connection">) {
  const { read, known, current } = crawl?.progress ?? { read: 0, known: 1, current: [] };
  const words = siteTexts.read(read, known);
  const isLive = connection === "on" || connection === "broken";
  return (
    <>
      {isLive && <p className="mt-4 text-lead text-hedge-soft">{siteTexts.runningText}</p>}
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
        {isLive && (
          <div className="site-current min-w-0 text-small text-hedge-soft">
            {connection === "broken" ? (
              <p>{siteTexts.broken}</p>
            ) : (
              <Current addresses={current} start={crawl?.startUrl ?? null} />
            )}
          </div>
        )}
      </div>
      <div className="mt-6">
        <CrawlPath stops={buildStops(crawl, isLive)} />
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
            : siteTexts.doneText(getOpenFindings(crawl).length)}
      </p>
      {crawl.pages.length > 1 && (
        <figure className="mt-8">
          <CrawlPath stops={buildStops(crawl, false)} />
          <figcaption className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
            <span className="text-hedge-soft">{siteTexts.scores}</span>
            <PlainList className="band-legend flex flex-wrap gap-x-6 gap-y-2 font-600">
              {countBands(crawl.pages).map(({ band, count }) => (
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

// The bends extend into the page's margin.
const WIDE: Course = { perRow: 10, cell: 108, row: 84, edge: 25, bend: 66, wave: 9 };
const NARROW: Course = { perRow: 5, cell: 75, row: 70, edge: 25, bend: 50, wave: 7 };
const SIGN = 22;
const DOT = 4;

/** Not read yet. */
const WAITING: readonly StopState[] = ["waiting", "open"];

function CrawlPath({ stops }: { stops: readonly Stop[] }) {
  return (
    <>
      <Drawing stops={stops} course={WIDE} className="crawl-path crawl-path-wide" />
      <Drawing stops={stops} course={NARROW} className="crawl-path crawl-path-narrow" />
    </>
  );
}

interface DrawingProps {
  stops: readonly Stop[];
  course: Course;
  className: string;
}

function Drawing({ stops, course, className }: DrawingProps) {
  const { perRow, cell, row, edge } = course;
  const width = 2 * edge + (perRow - 1) * cell;
  const height = Math.ceil(stops.length / perRow) * row;
  const walked = stops.filter(({ state }) => !WAITING.includes(state)).length;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={pathThrough(stops.length, course)} />
      <path d={pathThrough(walked, course)} className="crawl-walked" />
      {stops.map(({ state, label }, index) => {
        const { x, y } = pointAt(index, course);
        return (
          <g key={`${x} ${y}`} className="crawl-stop" data-state={state}>
            <circle cx={x} cy={y} r={state === "open" ? DOT : SIGN} />
            {state !== "open" && (
              <>
                <circle className="crawl-rim" cx={x} cy={y} r={SIGN - 4} />
                <text x={x} y={y} dy="0.35em">
                  {label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
