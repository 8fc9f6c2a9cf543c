// The crawl of a whole site below the report of its first page: the way while it runs, then findings and pages.
import { useId, useRef } from "react";
import { PageTable } from "./page-table.tsx";
import { SharedFindings } from "./shared-findings.tsx";
import { SiteBar } from "./site-bar.tsx";
import { SiteFindings } from "./site-findings.tsx";
import { SiteHead } from "./site-head.tsx";
import { spoken } from "./spoken.ts";
import type { SiteView } from "./use-site-crawl.ts";
import "./site.css";

export { followCrawl } from "./follow-crawl.ts";

interface SiteSectionProps {
  view: SiteView;
  /** Connects anew. */
  onAgain: () => void;
}

export function SiteSection({ view, onAgain }: SiteSectionProps) {
  const { crawl } = view;
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const finished = crawl !== null && crawl.state !== "running";

  function goTo() {
    section.current?.querySelector("h2")?.focus({ preventScroll: true });
    // At once: the way there is many screens long.
    section.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <SiteBar view={view} onGo={goTo} />
      <section ref={section} className="site" aria-labelledby={id}>
        <p role="status" className="visually-hidden">
          {spoken(view)}
        </p>
        <SiteHead view={view} headingId={id} onAgain={onAgain} />
        {finished && <SiteFindings crawl={crawl} />}
        {finished && crawl.shared.length > 0 && <SharedFindings crawl={crawl} />}
        {finished && crawl.pages.length > 0 && <PageTable crawl={crawl} />}
      </section>
    </>
  );
}
