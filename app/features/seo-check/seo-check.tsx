// The tool itself: input card, the band that turns into the report, the example.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { flowToasts, stageTexts, stations } from "#content/pages/seo-check.ts";
import { seoPhases } from "#contract/seo-request.ts";
import { AnalysisForm } from "./analysis-form.tsx";
import { ExampleDialog } from "./example-dialog.tsx";
import { type Flow, isBusy } from "./flow.ts";
import type { Order } from "./run-analysis.ts";
import { ResumeNotice } from "./site/resume-notice.tsx";
import { Stage } from "./stage.tsx";
import { useAnalysis } from "./use-analysis.ts";
import { useUsage } from "./use-usage.ts";
import "./print.css";

/** @param children what stands beside the input card. */
export function SeoCheck({ children }: { children: ReactNode }) {
  const usage = useUsage();
  const { flow, Report, site, start, cancel } = useAnalysis(usage);
  const [example, setExample] = useState(false);
  const order = useRef<Order>(null);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(flow.phase);

  useEffect(() => {
    // Cancelled: the button under the focus is gone.
    if (before.current === "loading" && flow.phase === "idle") card.current?.querySelector("button")?.focus();
    before.current = flow.phase;
  }, [flow.phase]);

  function begin(next: Order) {
    order.current = next;
    start(next);
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
              onStart={begin}
              onRefused={() => showToast(flowToasts.usedUp)}
              onExample={() => setExample(true)}
            />
          </div>
        </div>
      </section>
      <p role="status" className="visually-hidden">
        {news(flow)}
      </p>
      {flow.phase === "idle" && site.view && <ResumeNotice view={site.view} onAgain={site.again} />}
      {Report && (flow.phase === "rating" || flow.phase === "result") ? (
        <>
          {flow.phase === "rating" && <RatingBar onCancel={cancel} />}
          <Report report={flow.report}>
            {site.view && site.Section && <site.Section view={site.view} onAgain={site.again} />}
          </Report>
        </>
      ) : (
        <Stage flow={flow} onCancel={cancel} onRetry={() => order.current && start(order.current)} />
      )}
      <ExampleDialog open={example} onClose={() => setExample(false)} />
    </>
  );
}

function RatingBar({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="bg-sky py-3 no-print">
      <div className="wrap flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-3">
          <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />
          {stageTexts.rating}
        </p>
        <button type="button" onClick={onCancel} className="btn-line">
          {stageTexts.cancel}
        </button>
      </div>
    </div>
  );
}

/** What a screen reader hears while waiting: each station once, not every percent. */
function news(flow: Flow): string {
  if (flow.phase === "rating") return stageTexts.rating;
  if (flow.phase !== "loading") return "";
  const phase = seoPhases[flow.progress.station];
  return phase ? stageTexts.station(flow.progress.station + 1, seoPhases.length, stations[phase].name) : "";
}
