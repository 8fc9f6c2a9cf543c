// The way from the first talk to the start, at four stations. On wide screens one board shows the chosen station, on
// small ones the boards stand side by side and are swiped. Without script all four can be read.
import { useState } from "react";
import { MOBILE_BREAKPOINT_PX, PROCESS_ADVANCE_MS, PROCESS_DRAG_SUPPRESSION_MS } from "#content/constants.ts";
import { processSection, processSteps } from "#content/pages/home-sections.ts";
import { useAutoAdvance } from "../../hooks/use-auto-advance.ts";
import { PauseButton } from "../../sections/pause-button.tsx";
import { StepBoard } from "../../sections/step-board.tsx";
import { StepPath } from "../../sections/step-path.tsx";
import "./process.css";
import { useSwipeTrack } from "./use-swipe-track.ts";

export function Process() {
  const [step, setStep] = useState(0);
  // Counts the visitor's choices, so that each starts the waiting time anew.
  const [choices, setChoices] = useState(0);

  function choose(index: number) {
    setStep(index);
    setChoices(choices + 1);
  }

  const track = useSwipeTrack<HTMLOListElement>({
    active: step,
    onSwipe: choose,
    belowPx: MOBILE_BREAKPOINT_PX,
    suppressMs: PROCESS_DRAG_SUPPRESSION_MS,
  });
  const cycle = useAutoAdvance<HTMLDivElement>({
    everyMs: PROCESS_ADVANCE_MS,
    onAdvance: () => {
      if (!track.isHeld()) setStep((step + 1) % processSteps.length);
    },
    restart: choices,
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
        {/* A stop for the keyboard while it may scroll; once script knows the width, only where it does. */}
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
