// Wide screens show the chosen board, small ones a row to swipe. Without script all four can be read.
import { useState } from "react";
import { useAutoAdvance } from "#app/hooks/use-auto-advance.ts";
import { PROCESS_ADVANCE_MS, PROCESS_DRAG_SUPPRESSION_MS } from "#content/constants.ts";
import { processSection, processSteps } from "#content/pages/home/home-sections.ts";
import { PauseButton } from "../pause-button.tsx";
import { StepBoard } from "./step-board.tsx";
import "./process.css";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { Sign } from "#app/ui/sign.tsx";
import type { ProcessStep } from "#content/section-types.ts";
import { useSwipeTrack } from "./use-swipe-track.ts";
import "./step-path.css";

export function Process() {
  const [step, setStep] = useState(0);
  // Counts the visitor's choices, each of which restarts the interval.
  const [choices, setChoices] = useState(0);

  function choose(index: number) {
    setStep(index);
    setChoices(choices + 1);
  }

  const track = useSwipeTrack<HTMLOListElement>({
    active: step,
    onSwipe: choose,
    suppressMs: PROCESS_DRAG_SUPPRESSION_MS,
  });
  const cycle = useAutoAdvance<HTMLDivElement>({
    everyMs: PROCESS_ADVANCE_MS,
    onAdvance: () => {
      if (!track.isHeld()) setStep((step + 1) % processSteps.length);
      return false;
    },
    restart: choices,
    untilRead: true,
  });

  return (
    <div className="process">
      <div className="process-head">
        <h2>{processSection.title}</h2>
        <p className="text-lead text-hedge-soft">{processSection.lead}</p>
        {cycle.moves && (
          <PauseButton
            paused={cycle.paused}
            onToggle={cycle.togglePaused}
            pause={processSection.pause}
            resume={processSection.resume}
            className="process-pause"
          />
        )}
      </div>
      <div ref={cycle.ref} className="process-stage" data-step={step}>
        <StepPath steps={processSteps} active={step} onChoose={choose} choose={processSection.choose} />
        {/* A tab stop while it may scroll; the script removes it where it does not. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard. */}
        <ol ref={track.ref} tabIndex={0} className="process-boards">
          {processSteps.map((each, index) => (
            <li key={each.number} data-active={index === step || undefined}>
              <StepBoard step={each} details={processSection.details} benefits={processSection.benefits} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface StepPathProps {
  steps: readonly Pick<ProcessStep, "number" | "title">[];
  active: number;
  onChoose: (index: number) => void;
  /** Hidden text before the number. */
  choose: string;
}

function StepPath({ steps, active, onChoose, choose }: StepPathProps) {
  // Only for the moving state, so that the HTML stays small.
  const hydrated = useHydrated();
  return (
    <div className="step-path" data-step={active}>
      <svg viewBox="0 0 1000 90" aria-hidden="true">
        <path d={way} />
        {hydrated && (
          <>
            <path d={way} className="step-path-done" />
            <g className="step-path-bike">
              <circle cx="-11" r="7.5" />
              <circle cx="11" r="7.5" />
              <path d="M-11 0l6-12H7l4 12M-5-12 1 0l7-11M1 0h-12M7-12l-2-5h5M-5-12l-1-4h-5" />
            </g>
          </>
        )}
      </svg>
      <ol>
        {steps.map(({ number, title }, index) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(index)}
              aria-current={index === active ? "step" : undefined}
            >
              <span className="visually-hidden">{choose} </span>
              <Sign>{number}</Sign> <span className="step-path-name">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

// The bicycle's places in step-path.css lie on it.
const way = "M22 45C100 18 190 62 272 45S440 18 522 45 690 62 772 45 930 22 995 34";
