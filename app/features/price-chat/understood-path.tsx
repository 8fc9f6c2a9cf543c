import { pathTexts } from "#content/pages/preisrechner.ts";
import { slotLabels } from "#content/price-chat.ts";
import type { Understood, UnderstoodSlot } from "#contract/price-chat.ts";
import { Sign } from "../../ui/sign.tsx";
import { STATIONS } from "./conversation/read-answers.ts";
import "./understood-path.css";

interface UnderstoodPathProps {
  step: number;
  understood: Understood;
  busy: boolean;
  onChange: (slot: UnderstoodSlot) => void;
  /** The span of the estimate, once there is one. */
  goal: string | null;
}

/** Slots by station. Care is never asked for and stands beside the path. */
const stationSlots: readonly (readonly UnderstoodSlot[])[] = [
  ["company", "industry"],
  ["projectType"],
  ["pages"],
  ["timeline"],
  ["features"],
];

export function UnderstoodPath({ step, understood, busy, onChange, goal }: UnderstoodPathProps) {
  const entry = (slot: UnderstoodSlot) => {
    const found = understood[slot];
    return found && <Entry key={slot} slot={slot} {...found} busy={busy} onChange={onChange} />;
  };
  return (
    <section className="calc-path" aria-labelledby="verstanden">
      <h2 id="verstanden">{pathTexts.title}</h2>
      <ol>
        {stationSlots.map((slots, index) => {
          const state = index < step ? "passed" : index === step ? "current" : "open";
          const known = slots.some((slot) => understood[slot]);
          return (
            <li key={slots[0]} data-state={state} aria-current={state === "current" ? "step" : undefined}>
              <Sign>{index + 1}</Sign>
              <div>
                {known ? (
                  slots.map(entry)
                ) : (
                  <p className="calc-entry-open">
                    <span>{pathTexts.stations[index]}</span>
                    <span>{state === "passed" ? pathTexts.skipped : pathTexts[state]}</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
        {understood.care && (
          <li data-state={step < STATIONS ? "aside" : "passed"}>
            <span className="calc-path-dot" />
            <div>{entry("care")}</div>
          </li>
        )}
        <li data-state={goal ? "passed" : "open"}>
          <Sign>
            <span aria-hidden="true" className="i-tabler-flag-3" />
          </Sign>
          <div>
            <p className="calc-entry-open">
              <span>{pathTexts.goal}</span>
              <span>{goal ?? pathTexts.goalOpen}</span>
            </p>
          </div>
        </li>
      </ol>
    </section>
  );
}

interface EntryProps {
  slot: UnderstoodSlot;
  value: string;
  assumed: boolean;
  busy: boolean;
  onChange: (slot: UnderstoodSlot) => void;
}

function Entry({ slot, value, assumed, busy, onChange }: EntryProps) {
  return (
    <div className="calc-known">
      <p>
        <span>{slotLabels[slot]}</span>
        <span>
          {value}
          {assumed && <em> ({pathTexts.assumed})</em>}
        </span>
      </p>
      <button
        type="button"
        disabled={busy}
        aria-label={pathTexts.changeName(slotLabels[slot])}
        onClick={() => onChange(slot)}
      >
        {pathTexts.change}
      </button>
    </div>
  );
}
