// After a reload: that the crawl of before is on its way, or why it does not come.
import { useEffect, useRef } from "react";
import { resumeTexts } from "#content/pages/seo-check.ts";
import type { SiteView } from "./use-site-crawl.ts";

interface ResumeNoticeProps {
  view: SiteView;
  onAgain: () => void;
}

export function ResumeNotice({ view: { line }, onAgain }: ResumeNoticeProps) {
  const waiting = line === "on" || line === "broken";
  const band = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser has scrolled to where the report was: without it that is somewhere else.
    if (!waiting) band.current?.scrollIntoView({ block: "nearest" });
  }, [waiting]);

  return (
    <div ref={band} className="bg-sky py-3 no-print">
      <div className="wrap flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-h-11 min-w-0 items-center gap-3">
          {waiting && <span aria-hidden="true" className="i-tabler-loader-2 flex-none animate-spin" />}
          <span className="min-w-0">{resumeTexts[line]}</span>
        </p>
        {line === "lost" && (
          <button type="button" onClick={onAgain} className="btn-line">
            {resumeTexts.again}
          </button>
        )}
      </div>
    </div>
  );
}
