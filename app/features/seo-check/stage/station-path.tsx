import { useId } from "react";
import { Sign } from "#app/ui/sign.tsx";
import { stageTexts, stations } from "#content/pages/seo-check.ts";
import { seoPhases } from "#contract/seo-request.ts";
import "./station-path.css";
import type { Flow } from "../flow.ts";
import { PlainSteps } from "../plain-list.tsx";

interface StationPathProps {
  states: readonly StationState[];
  /** 0–100 */
  percent: number;
}

/** Horizontal wave in 1000 × 60 units, and the same one vertically. */
const WAVE_X = "M25 30C80 2 160 2 225 30S360 58 425 30S560 2 625 30S760 58 825 30S950 4 1000 20";
const WAVE_Y = "M30 25C14 80 14 170 30 225S46 370 30 425S14 570 30 625S46 770 30 825";

export function StationPath({ states, percent }: StationPathProps) {
  const walked = completedShare(states, percent) * 1000;
  return (
    <div className="station-path">
      <Wave className="station-wave-x" viewBox="0 0 1000 60" d={WAVE_X} width={walked} height={60} />
      <Wave className="station-wave-y" viewBox="0 0 60 1000" d={WAVE_Y} width={60} height={walked} />
      <PlainSteps>
        {seoPhases.map((phase, index) => {
          const state = states[index] ?? "idle";
          return (
            <li key={phase} data-state={state} aria-current={state === "current" ? "step" : undefined}>
              <Sign className="station-sign">{index + 1}</Sign>
              <p>
                <span className="station-name">{stations[phase].name}</span>
                {state !== "idle" && <span className="visually-hidden">, {stageTexts.states[state]}</span>}
                <span className="station-hint">
                  {state === "failed" ? stageTexts.failedHere : stations[phase].hint}
                </span>
              </p>
            </li>
          );
        })}
      </PlainSteps>
    </div>
  );
}

interface WaveProps {
  className: string;
  viewBox: string;
  d: string;
  /** Size of the completed part. */
  width: number;
  height: number;
}

function Wave({ className, viewBox, d, width, height }: WaveProps) {
  const clip = useId();
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <path d={d} />
      <path d={d} className="station-walked" clipPath={`url(#${clip})`} />
    </svg>
  );
}

/** idle: nothing is running, the path only explains. */
type StationState = "idle" | "waiting" | "current" | "done" | "failed";

export function stationStates(flow: Flow): StationState[] {
  return seoPhases.map((_, index) => {
    if (flow.phase !== "loading" && flow.phase !== "error") return "idle";
    // Before the first event the first station is current.
    const reached = Math.max(0, flow.progress.station);
    if (index < reached) return "done";
    if (index > reached) return "waiting";
    return flow.phase === "error" ? "failed" : "current";
  });
}

/** Position of the first marker as a share of the path. */
const FIRST_SIGN = 0.025;

/** Completed share of the path, 0–1: between the current marker and the next, by percent. */
export function completedShare(states: readonly StationState[], percent: number): number {
  if (states.every((state) => state === "idle")) return 1;
  const step = 1 / seoPhases.length;
  const reached = states.filter((state) => state === "done").length;
  const from = FIRST_SIGN + reached * step;
  return Math.min(from + step, Math.max(from, percent / 100));
}
