// The band below the form: the stations of an analysis, at a constant height. A finished analysis is replaced by its
// report.
import { useEffect, useId, useRef } from "react";
import { preferredScrollBehavior } from "#app/hooks/reduced-motion.ts";
import { mendTexts, stageTexts, stations } from "#content/pages/seo-check.ts";
import { seoPhases } from "#contract/seo-request.ts";
import type { Flow } from "../flow.ts";
import { ScoreSign } from "../score-sign.tsx";
import { StationPath, stationStates } from "./station-path.tsx";

interface StageProps {
  flow: Flow;
  onCancel: () => void;
  onRetry: () => void;
  /** The address that was probably meant. */
  onTry: (url: string) => void;
}

export function Stage({ flow, onCancel, onRetry, onTry }: StageProps) {
  const band = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    // The button with the focus is gone. A focus elsewhere stays.
    if (flow.phase === "error" && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    if (flow.phase !== "loading") return;
    // The start button is disabled now, so the focus moves to the progress.
    heading.current?.focus({ preventScroll: true });
    band.current?.scrollIntoView({ block: "nearest", behavior: preferredScrollBehavior() });
  }, [flow.phase]);

  return (
    <section ref={band} aria-labelledby={id} className="bg-hedge py-12 text-hedge-ink">
      <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="min-w-0">
          <div className="min-h-52 pb-8 md:min-h-40">
            <h2 id={id} ref={heading} tabIndex={-1} className="text-h2">
              {headings[flow.phase]}
            </h2>
            <StageStatus flow={flow} onCancel={onCancel} onRetry={onRetry} onTry={onTry} />
          </div>
          <StationPath
            states={stationStates(flow)}
            percent={flow.phase === "loading" ? flow.progress.percent : 0}
          />
        </div>
        <div className="hidden lg:block">
          <ScoreSign score={null} band="none" placeholder={stageTexts.goal} outOf="" plate={null} />
        </div>
      </div>
    </section>
  );
}

const headings: Record<Flow["phase"], string> = {
  idle: stageTexts.idleHeading,
  loading: stageTexts.runningHeading,
  error: stageTexts.errorHeading,
  // Shown only while the report's code is loading.
  rating: stageTexts.runningHeading,
  result: stageTexts.runningHeading,
};

function StageStatus({ flow, onCancel, onRetry, onTry }: StageProps) {
  if (flow.phase === "loading") {
    const { percent, label, station } = flow.progress;
    const phase = seoPhases[station];
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div
          role="progressbar"
          aria-label={stageTexts.progressName}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={stageTexts.progress(percent, phase ? stations[phase].name : "")}
          className="min-w-22 font-heading text-h2 font-700 text-corn [font-variant-numeric:tabular-nums]"
        >
          {percent}&nbsp;%
        </div>
        <p className="min-w-0 grow basis-44 leading-snug">
          <span className="block truncate font-600">{getHost(flow.url)}</span>
          <span className="block truncate text-hedge-soft">{label || stageTexts.runningStart}</span>
        </p>
        <button type="button" onClick={onCancel} className="btn-line-hedge">
          {stageTexts.cancel}
        </button>
      </div>
    );
  }
  if (flow.phase === "error") {
    const { message, isOpen, mend } = flow;
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="min-w-0 grow basis-80 text-hedge-soft">
          {message} {isOpen ? stageTexts.errorOpen : stageTexts.errorText}
        </p>
        <div className="flex flex-wrap gap-3">
          {mend && (
            <button type="button" onClick={() => onTry(mend.url)} className="btn-line-hedge">
              {mendTexts.address(mend.shown)}
            </button>
          )}
          <button type="button" onClick={onRetry} className="btn-line-hedge">
            {stageTexts.retry}
          </button>
        </div>
      </div>
    );
  }
  return <p className="mt-4 text-lead text-hedge-soft">{stageTexts.idleText}</p>;
}

function getHost(url: string): string {
  return new URL(url).host;
}
