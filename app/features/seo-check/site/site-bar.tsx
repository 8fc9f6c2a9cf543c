// A slim bar at the lower edge while the report is read: how far the crawl is, and the way to it. It comes to rest where
// the crawl stands.
import { barTexts, siteTexts } from "#content/pages/seo-site.ts";
import type { SiteView } from "./use-site-crawl.ts";

interface SiteBarProps {
  view: SiteView;
  onGo: () => void;
}

export function SiteBar({ view, onGo }: SiteBarProps) {
  if (view.id === null) return null;
  const running = view.line === "on" && view.crawl?.state !== "done" && view.crawl?.state !== "failed";
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
            <span className="site-bar-news">{news(view)}</span>
          </span>
        </p>
        <button type="button" onClick={onGo} className="btn-line min-h-11! flex-none px-4!">
          {running ? barTexts.goRunning : barTexts.goDone}
        </button>
      </div>
    </div>
  );
}

function news({ line, crawl }: SiteView): string {
  if (line !== "on") return barTexts.broken;
  if (crawl === null) return siteTexts.currentNone;
  const { read, known } = crawl.progress;
  if (crawl.state === "running") return siteTexts.read(read, known);
  return crawl.state === "done" ? barTexts.done(read) : barTexts.failed;
}
