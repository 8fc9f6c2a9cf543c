import { useEffect, useRef } from "react";
import type { Connection } from "./site/use-site-crawl.ts";

interface ResumeNoticeProps {
  connection: Connection;
  texts: Record<Connection | "again", string>;
  onAgain: () => void;
}

/** While what was there before a reload is looked for, and when it cannot be found. */
export function ResumeNotice({ connection, texts, onAgain }: ResumeNoticeProps) {
  const waiting = connection === "on" || connection === "broken";
  const band = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser restored the scroll position of a report that is not there yet.
    if (!waiting) band.current?.scrollIntoView({ block: "nearest" });
  }, [waiting]);

  return (
    <div ref={band} className="bg-sky py-3 no-print">
      <div className="wrap flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-h-11 min-w-0 items-center gap-3">
          {waiting && <span aria-hidden="true" className="i-tabler-loader-2 flex-none animate-spin" />}
          <span className="min-w-0">{texts[connection]}</span>
        </p>
        {connection === "lost" && (
          <button type="button" onClick={onAgain} className="btn-line">
            {texts.again}
          </button>
        )}
      </div>
    </div>
  );
}
