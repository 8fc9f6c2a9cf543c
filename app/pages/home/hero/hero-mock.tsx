// An animation of a website being built. The HTML has its final state; once script is loaded it is built one time, and again on request.
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useAutoAdvance } from "#app/hooks/use-auto-advance.ts";
import { HERO_OVERLAY_UNTIL, HERO_PROGRESS_MAX, HERO_TICK_MS } from "#content/constants.ts";
import { hero } from "#content/pages/home/home.ts";
import { PauseButton } from "../pause-button.tsx";
import "./hero-mock.css";

const { address, ...picture } = hero.picture;

export function HeroMock() {
  const [reached, setReached] = useState<number>(HERO_PROGRESS_MAX);
  /** Counted here, because on a busy machine a second tick may come before the first one is drawn. */
  const counted = useRef<number>(HERO_PROGRESS_MAX);
  const cycle = useAutoAdvance<HTMLDivElement>({
    everyMs: HERO_TICK_MS,
    onAdvance: () => {
      counted.current = nextProgress(counted.current);
      setReached(counted.current);
      return counted.current === HERO_PROGRESS_MAX;
    },
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

/** The unfinished states, loaded only when the mock moves; without them it stays finished. */
function useLayers(isNeeded: boolean) {
  const [layers, setLayers] = useState<typeof import("./mock-layers.tsx") | null>(null);
  useEffect(() => {
    if (isNeeded) import("./mock-layers.tsx").then(setLayers, () => {});
  }, [isNeeded]);
  return layers?.MockLayers ?? null;
}

const STAGES = 4;
const LAST_STAGE = STAGES - 1;

interface MockState {
  /** 0 code, 1 design, 2 building, 3 done. */
  stage: number;
  /** Whether label and progress bar cover the page. */
  overlay: boolean;
}

/** @param progress 0–100 */
export function mockState(progress: number): MockState {
  return {
    stage: Math.min(LAST_STAGE, Math.floor((progress / HERO_PROGRESS_MAX) * STAGES)),
    overlay: progress < HERO_OVERLAY_UNTIL,
  };
}

export function nextProgress(progress: number): number {
  return progress >= HERO_PROGRESS_MAX ? 0 : progress + 1;
}
