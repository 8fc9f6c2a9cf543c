import { useId, useRef } from "react";
import { PageTable } from "./page-table.tsx";
import { SharedFindings } from "./shared-findings.tsx";
import { SiteFindings } from "./site-findings.tsx";
import { SiteHead } from "./site-head.tsx";
import type { SiteView } from "./use-site-crawl.ts";
import "./site.css";
import { barTexts, siteTexts, spokenTexts } from "#content/report/seo-site.ts";
import { getOpenFindings } from "./page-order.ts";

// biome-ignore lint/performance/noBarrelFile: what shows a crawl and what follows it are one file for the visitor
export { followCrawl } from "./follow-crawl.ts";

export function SiteSection({ view, onAgain }: { view: SiteView; onAgain: () => void }) {
  const { crawl } = view;
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const finished = crawl !== null && crawl.state !== "running";

  function goTo() {
    section.current?.querySelector("h2")?.focus({ preventScroll: true });
    // Instant: it is many screens away.
    section.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <SiteBar view={view} onGo={goTo} />
      <section ref={section} className="site" aria-labelledby={id}>
        <p role="status" className="visually-hidden">
          {announceCrawl(view)}
        </p>
        <SiteHead view={view} headingId={id} onAgain={onAgain} />
        {finished && <SiteFindings crawl={crawl} />}
        {finished && crawl.shared.length > 0 && <SharedFindings crawl={crawl} />}
        {finished && crawl.pages.length > 0 && <PageTable crawl={crawl} />}
      </section>
    </>
  );
}

function SiteBar({ view, onGo }: { view: SiteView; onGo: () => void }) {
  if (view.id === null) return null;
  const running = view.connection === "on" && view.crawl?.state !== "done" && view.crawl?.state !== "failed";
  return (
    <div className="site-bar no-print">
      <div className="wrap flex items-center justify-between gap-4">
        <p className="flex min-w-0 items-center gap-3 leading-snug">
          <span
            aria-hidden="true"
            className={`text-1.25rem ${running ? "i-tabler-loader-2 animate-spin" : "i-tabler-map"}`}
          />
          <span className="min-w-0">
            <span className="font-600">{barTexts.name}</span>{" "}
            <span className="site-bar-news">{describeState(view)}</span>
          </span>
        </p>
        <button type="button" onClick={onGo} className="btn-line min-h-11! flex-none px-4!">
          {running ? barTexts.goRunning : barTexts.goDone}
        </button>
      </div>
    </div>
  );
}

function describeState({ connection, crawl }: SiteView): string {
  if (connection !== "on") return barTexts.broken;
  if (crawl === null) return siteTexts.currentNone;
  const { read, known } = crawl.progress;
  if (crawl.state === "running") return siteTexts.read(read, known);
  return crawl.state === "done" ? barTexts.done(read) : barTexts.failed;
}

/** Pages between announcements. */
const STEP = 5;

export function announceCrawl({ id, connection, crawl }: SiteView): string {
  if (id === null) return siteTexts.neverBegun;
  if (connection === "lost" || connection === "gone") return siteTexts[connection];
  if (crawl?.state === "failed") return siteTexts.failedHeading;
  if (crawl?.state === "done") return spokenTexts.done(crawl.progress.read, getOpenFindings(crawl).length);
  const read = Math.floor((crawl?.progress.read ?? 0) / STEP) * STEP;
  return read === 0 ? spokenTexts.begun : spokenTexts.step(read);
}
