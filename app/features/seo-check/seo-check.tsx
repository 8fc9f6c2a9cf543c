import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flowToasts, keptTexts, resumeTexts, stageTexts, stations } from "#content/pages/seo-check.ts";
import { seoPhases } from "#contract/seo-request.ts";
import { showToast } from "../../ui/toast-store.ts";
import { AnalysisForm } from "./analysis-form.tsx";
import { ExampleDialog } from "./example-dialog.tsx";
import { type Flow, isBusy, type RatedReport } from "./flow.ts";
import { ResumeNotice } from "./resume-notice.tsx";
import { ShareDialog } from "./share/share-dialog.tsx";
import { ShareOffer, type ShareSource, type ShareWish } from "./share/share-offer.ts";
import { RatingBar, RatingWait } from "./stage/rating-progress.tsx";
import { Stage } from "./stage/stage.tsx";
import { useUsage } from "./usage/use-usage.ts";
import { type Analysis, useAnalysis } from "./use-analysis.ts";
import "./print.css";

/** @param children shown beside the form */
export function SeoCheck({ children }: { children: ReactNode }) {
  const usage = useUsage();
  const analysis = useAnalysis(usage);
  const { flow, Report, Design, site, search, start, retry, cancel, shownId } = analysis;
  const [sharing, setSharing] = useState<ShareWish | null>(null);
  // Of the report with this token; another report has another one.
  const [checked, setChecked] = useState<Checked | null>(null);
  const [example, setExample] = useState(false);
  const keptReport = shownId();
  const offer = useMemo(() => (keptReport === null ? null : { keptReport, share: setSharing }), [keptReport]);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(flow.phase);

  useEffect(() => {
    // Cancelled: the button with the focus disappeared.
    if (before.current === "loading" && flow.phase === "idle") card.current?.querySelector("button")?.focus();
    before.current = flow.phase;
  }, [flow.phase]);

  const { isRestored, restorePosition } = analysis;
  const isShown = Report !== null && (flow.phase === "rating" || flow.phase === "result");
  useEffect(() => {
    if (isRestored && isShown) restorePosition();
  }, [isRestored, isShown, restorePosition]);

  function tryInstead(url: string) {
    const field = card.current?.querySelector<HTMLInputElement>("input[name=url]");
    if (field) field.value = url;
    analysis.tryInstead(url);
  }

  return (
    <>
      <section className="seo-check-hero pt-6 pb-14 md:pb-20">
        <div className="wrap grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
          {children}
          <div ref={card}>
            <AnalysisForm
              busy={isBusy(flow)}
              used={usage.used}
              usedUp={usage.usedUp}
              onStart={start}
              onRefused={() => showToast(flowToasts.usedUp)}
              onExample={() => setExample(true)}
            />
          </div>
        </div>
      </section>
      <p role="status" className="visually-hidden">
        {announceFlow(flow)}
      </p>
      {flow.phase === "idle" && site.view && (
        <ResumeNotice connection={site.view.connection} texts={resumeTexts} onAgain={site.again} />
      )}
      {(flow.phase === "idle" || flow.phase === "error") && search && (
        <ResumeNotice connection={search} texts={keptTexts} onAgain={analysis.searchAgain} />
      )}
      {Report && (flow.phase === "rating" || flow.phase === "result") ? (
        <ShareOffer value={offer}>
          <Report
            report={flow.report}
            isRestored={isRestored}
            rating={flow.phase === "result" ? flow.report.visualDesign : undefined}
          >
            <Rating flow={flow} Design={Design} onCancel={cancel} />
            {analysis.hasLostRating && <LostRating />}
            <BrowserCheck analysis={analysis} onAnswer={setChecked} />
            {site.view && site.Section && <site.Section view={site.view} onAgain={site.again} />}
          </Report>
        </ShareOffer>
      ) : (
        <Stage flow={flow} onCancel={cancel} onRetry={retry} onTry={tryInstead} />
      )}
      <ExampleDialog open={example} onClose={() => setExample(false)} />
      <ShareDialog
        source={sharing && "report" in flow ? sourceOf(sharing, flow.report, analysis, checked) : null}
        onClose={() => setSharing(null)}
      />
    </>
  );
}

interface Checked {
  token: string;
  answer: unknown;
}

function sourceOf(
  { kind }: ShareWish,
  { requestedUrl, url, visualDesign, browserToken, siteCrawl }: RatedReport,
  { shownId, site }: Analysis,
  checked: Checked | null,
): ShareSource {
  return {
    keptReport: shownId(),
    kind,
    url: url ?? requestedUrl,
    design: visualDesign,
    check: checked?.token === browserToken ? checked?.answer : undefined,
    isCrawling: siteCrawl !== undefined && site.view?.crawl?.state === "running",
  };
}

interface BrowserCheckProps {
  analysis: Analysis;
  onAnswer: (checked: Checked) => void;
}

/** Offered where the server has a browser; one browser at a time. */
function BrowserCheck({
  analysis: { flow, Browser, wantsBrowser, isRestored },
  onAnswer,
}: BrowserCheckProps) {
  const token = "report" in flow ? flow.report.browserToken : undefined;
  const keep = useCallback(
    (answer: unknown) => {
      if (token !== undefined) onAnswer({ token, answer });
    },
    [token, onAnswer],
  );
  if (Browser === null || flow.phase !== "result") return null;
  const { browserToken, requestedUrl } = flow.report;
  if (browserToken === undefined) return null;
  return (
    <Browser
      key={browserToken}
      url={requestedUrl}
      browserToken={browserToken}
      isWanted={wantsBrowser && !isRestored}
      onAnswer={keep}
    />
  );
}

function LostRating() {
  return (
    <div className="no-print bg-sky py-8">
      <div className="wrap">
        <h3>{keptTexts.ratingHeading}</h3>
        <p className="mt-2">{keptTexts.ratingText}</p>
      </div>
    </div>
  );
}

interface RatingProps {
  flow: Flow;
  Design: Analysis["Design"];
  onCancel: () => void;
}

function Rating({ flow, Design, onCancel }: RatingProps) {
  const place = useRef<HTMLDivElement>(null);
  const isRunning = flow.phase === "rating";
  const visualDesign = flow.phase === "result" ? flow.report.visualDesign : undefined;
  if (!isRunning && visualDesign === undefined) return null;

  function goTo() {
    const heading = place.current?.querySelector("h2");
    heading?.focus({ preventScroll: true });
    // Instant: it is many screens away.
    heading?.closest("section")?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <RatingBar isRunning={isRunning} onCancel={onCancel} onGo={goTo} />
      <div ref={place}>{isRunning || !Design ? <RatingWait /> : <Design visualDesign={visualDesign} />}</div>
    </>
  );
}

/** For screen readers: each station once, not every percent. */
function announceFlow(flow: Flow): string {
  if (flow.phase === "result") return flow.report.visualDesign === undefined ? "" : stageTexts.rated;
  if (flow.phase === "rating") return stageTexts.rating;
  if (flow.phase !== "loading") return "";
  const phase = seoPhases[flow.progress.station];
  return phase ? stageTexts.station(flow.progress.station + 1, seoPhases.length, stations[phase].name) : "";
}
