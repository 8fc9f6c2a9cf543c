import { useEffect, useId, useRef } from "react";
import { browserCheckTexts as texts } from "#content/report/browser-check.ts";
import { withoutScheme } from "../report/shown.ts";
import { Accessibility } from "./accessibility.tsx";
import { Consent } from "./consent/consent.tsx";
import { Keyboard } from "./keyboard.tsx";
import { Mends } from "./mends.tsx";
import type { ShownCheck } from "./read-check.ts";
import { Reflow } from "./reflow.tsx";
import { Rendered } from "./rendered.tsx";
import { Speed } from "./speed/speed.tsx";
import { type CheckState, useBrowserCheck } from "./use-browser-check.ts";
import "./browser-section.css";

interface BrowserSectionProps {
  /** As the analysis was asked for it. */
  url: string;
  browserToken: string;
  /** Asked for together with the analysis, and nothing else runs. */
  isWanted: boolean;
  /** Gets the server's answer as it came. */
  onAnswer: (answer: unknown) => void;
}

export function BrowserSection({ url, browserToken, isWanted, onAnswer }: BrowserSectionProps) {
  const { state, start, cancel } = useBrowserCheck(url, browserToken, isWanted, onAnswer);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state.phase);

  useEffect(() => {
    const wasRunning = before.current === "running";
    before.current = state.phase;
    // The button with the focus has gone.
    if (wasRunning && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [state.phase]);

  const isDone = state.phase === "done";
  return (
    <section className="browser-check" aria-labelledby={id} data-phase={state.phase}>
      <p role="status" className="visually-hidden">
        {announce(state)}
      </p>
      <div className="wrap">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-h2">
          {isDone ? texts.heading : texts.offerHeading}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{isDone ? texts.lead : texts.offer}</p>
        {state.phase === "failed" && (
          <p role="alert" className="browser-check-failure">
            <span aria-hidden="true" className="i-tabler-alert-circle" />
            {state.message}
          </p>
        )}
        {state.phase === "running" && (
          <div className="browser-check-running no-print">
            <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />
            <p>{state.label}</p>
            <button type="button" onClick={cancel} className="btn-line">
              {texts.cancel}
            </button>
          </div>
        )}
        {(state.phase === "offered" || state.phase === "failed") && (
          <p className="mt-6 no-print">
            <button type="button" onClick={start} className="btn">
              <span aria-hidden="true" className="i-tabler-browser-check" />
              {state.phase === "failed" ? texts.again : texts.start}
            </button>
          </p>
        )}
        {isDone && <CheckParts check={state.check} />}
      </div>
    </section>
  );
}

/** What a check came to, part by part. */
export function CheckParts({ check }: { check: ShownCheck }) {
  return (
    <>
      <p className="mt-2 text-small text-ink-soft [overflow-wrap:anywhere]">
        {texts.arrived(withoutScheme(check.url))}
      </p>
      <div className="browser-parts report-folds">
        {check.consent && <Consent part={check.consent} />}
        {check.speed && <Speed part={check.speed} />}
        {check.mends && <Mends part={check.mends} />}
        {check.accessibility && <Accessibility part={check.accessibility} />}
        {check.keyboard && <Keyboard part={check.keyboard} />}
        {check.reflow && <Reflow part={check.reflow} />}
        {check.rendered && <Rendered part={check.rendered} />}
      </div>
    </>
  );
}

function announce(state: CheckState): string {
  if (state.phase === "running") return state.label;
  return state.phase === "done" ? texts.done : "";
}
