// The report's own view, read-only, with what its sender says and how to check anew.
import { useMemo } from "react";
import { sharedPage as texts } from "#content/pages/bericht.ts";
import { browserCheckTexts } from "#content/report/browser-check.ts";
import { Link } from "../../../ui/link.tsx";
import { CheckParts } from "../browser-check/browser-section.tsx";
import { readCheck } from "../browser-check/read-check.ts";
import { DesignSection } from "../design/design-section.tsx";
import { Report } from "../report/report.tsx";
import { readCrawl } from "../site/read-crawl.ts";
import { SiteSection } from "../site/site-section.tsx";
import type { ShownShare } from "./load-shared.ts";

export function SharedView({ shared }: { shared: ShownShare }) {
  const crawl = useMemo(() => (shared.crawl === null ? null : readCrawl(shared.crawl)), [shared.crawl]);
  const check = useMemo(() => (shared.check === null ? null : readCheck(shared.check)), [shared.check]);
  const { design } = shared;
  return (
    <Report report={shared.report} isReadOnly rating={design}>
      {design !== null && <DesignSection visualDesign={design} />}
      {check && (
        <section className="browser-check" data-phase="done" aria-labelledby="im-browser">
          <div className="wrap">
            <h2 id="im-browser" className="text-h2">
              {browserCheckTexts.heading}
            </h2>
            <p className="mt-4 text-lead text-ink-soft">{browserCheckTexts.lead}</p>
            <CheckParts check={check} />
          </div>
        </section>
      )}
      {crawl && (
        <SiteSection view={{ id: "shared", connection: "on", crawl, resumed: true }} onAgain={() => {}} />
      )}
      <CheckAgain />
    </Report>
  );
}

function CheckAgain() {
  return (
    <div className="no-print bg-sky py-14">
      <div className="wrap">
        <h2 className="text-h2">{texts.check.heading}</h2>
        <p className="mt-4 text-lead">{texts.check.text}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to="/seo-check" className="btn-brick">
            {texts.check.button}
          </Link>
          <Link to="/kontakt" className="btn-line">
            {texts.check.contact}
          </Link>
        </p>
      </div>
    </div>
  );
}
