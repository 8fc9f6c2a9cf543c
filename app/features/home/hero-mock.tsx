// A browser window in which a website comes into being, over and over. Delivered finished; moves once script is there.
import { type CSSProperties, useEffect, useState } from "react";
import { HERO_PROGRESS_MAX, HERO_TICK_MS } from "#content/constants.ts";
import { hero } from "#content/pages/home.ts";
import { useAutoAdvance } from "../../hooks/use-auto-advance.ts";
import { PauseButton } from "../../sections/pause-button.tsx";
import "./hero-mock.css";
import { mockState, nextProgress } from "./mock-progress.ts";

const { address, ...picture } = hero.picture;

export function HeroMock() {
  const [reached, setReached] = useState<number>(HERO_PROGRESS_MAX);
  const cycle = useAutoAdvance<HTMLDivElement>({
    everyMs: HERO_TICK_MS,
    onAdvance: () => setReached(nextProgress),
  });
  const Layers = useLayers(cycle.moves);
  const moves = cycle.moves && Layers !== null;
  const progress = moves ? reached : HERO_PROGRESS_MAX;
  const { stage, overlay } = mockState(progress);

  return (
    <div className="mock">
      <div
        ref={cycle.ref}
        aria-hidden="true"
        className="mock-window"
        data-stage={stage}
        style={moves ? ({ "--progress": progress } as CSSProperties) : undefined}
      >
        <div className="mock-bar">
          <i />
          <i />
          <i />
          <span>{address}</span>
        </div>
        <div className="mock-page">
          <img {...picture} alt="" fetchPriority="high" className="mock-done" />
          {moves && <Layers picture={picture} />}
          {overlay && (
            <div className="mock-overlay">
              <span>{hero.stages[stage]}</span>
              <span>{progress} %</span>
              <i />
            </div>
          )}
        </div>
      </div>
      {moves && (
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

/** Only the moving mock needs its unfinished states. Null until they are there; if they never come, it stays finished. */
function useLayers(isNeeded: boolean) {
  const [layers, setLayers] = useState<typeof import("./mock-layers.tsx") | null>(null);
  useEffect(() => {
    if (isNeeded) import("./mock-layers.tsx").then(setLayers, () => {});
  }, [isNeeded]);
  return layers?.MockLayers ?? null;
}
