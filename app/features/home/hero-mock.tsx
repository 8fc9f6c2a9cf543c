// A browser window in which a website comes into being, over and over. Delivered finished; moves once script is there.
import { type CSSProperties, lazy, Suspense, useState } from "react";
import { HERO_PROGRESS_MAX, HERO_TICK_MS } from "#content/constants.ts";
import { hero } from "#content/pages/home.ts";
import { useAutoAdvance } from "../../hooks/use-auto-advance.ts";
import { PauseButton } from "../../sections/pause-button.tsx";
import "./hero-mock.css";
import { mockState, nextProgress } from "./mock-progress.ts";

// Only the moving mock needs its unfinished states.
const MockLayers = lazy(async () => ({ default: (await import("./mock-layers.tsx")).MockLayers }));

const { address, ...picture } = hero.picture;

export function HeroMock() {
  const [reached, setReached] = useState<number>(HERO_PROGRESS_MAX);
  const cycle = useAutoAdvance<HTMLDivElement>({
    everyMs: HERO_TICK_MS,
    onAdvance: () => setReached(nextProgress),
  });
  const progress = cycle.moves ? reached : HERO_PROGRESS_MAX;
  const { stage, overlay } = mockState(progress);

  return (
    <div className="mock">
      <div
        ref={cycle.ref}
        aria-hidden="true"
        className="mock-window"
        data-stage={stage}
        style={cycle.moves ? ({ "--progress": progress } as CSSProperties) : undefined}
      >
        <div className="mock-bar">
          <i />
          <i />
          <i />
          <span>{address}</span>
        </div>
        <div className="mock-page">
          <img {...picture} alt="" fetchPriority="high" className="mock-done" />
          {cycle.moves && (
            <Suspense>
              <MockLayers picture={picture} />
            </Suspense>
          )}
          {overlay && (
            <div className="mock-overlay">
              <span>{hero.stages[stage]}</span>
              <span>{progress} %</span>
              <i />
            </div>
          )}
        </div>
      </div>
      {cycle.moves && (
        <PauseButton
          paused={cycle.paused}
          onToggle={cycle.togglePaused}
          pause={hero.pause}
          resume={hero.resume}
          className="mock-pause"
        />
      )}
    </div>
  );
}
