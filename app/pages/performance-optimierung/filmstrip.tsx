import { filmstrip } from "#content/pages/performance-optimierung/performance-optimierung.ts";
import "../../features/services/drawing.css";

const FRAME = 86;

export function Filmstrip() {
  const { title, mark, before, after, times } = filmstrip;
  return (
    <svg viewBox="0 0 450 436" role="img" aria-label={title} className="drawing">
      <Strip y={0} name={before} states={["blank", "blank", "bar", "words", "done"]} times={times} />
      <Strip y={208} name={after} states={["words", "done", "done", "done", "done"]} times={times} />
      <text y="430" className="drawing-soft">
        {mark}
      </text>
    </svg>
  );
}

type State = "blank" | "bar" | "words" | "done";

interface StripProps {
  y: number;
  name: string;
  states: readonly State[];
  times: readonly string[];
}

function Strip({ y, name, states, times }: StripProps) {
  const done = states.indexOf("done");
  return (
    <g transform={`translate(0 ${y})`}>
      <text y="18">{name}</text>
      <rect y="30" width="450" height="134" rx="6" fill="light-dark(var(--hedge), #2f5142)" />
      <path stroke="var(--paper)" strokeWidth="7" strokeDasharray="9 10" d="M8 39.5h436M8 154.5h436" />
      {states.map((state, index) => (
        <g key={times[index]} transform={`translate(${12 + index * FRAME} 50)`}>
          <Frame state={state} />
          {index === done && (
            <rect
              x="-3"
              y="-3"
              width="88"
              height="100"
              rx="4"
              fill="none"
              stroke="var(--corn)"
              strokeWidth="5"
            />
          )}
          <text x="41" y="134" textAnchor="middle" className={index === done ? undefined : "drawing-soft"}>
            {times[index]}
          </text>
        </g>
      ))}
    </g>
  );
}

function Frame({ state }: { state: State }) {
  return (
    <>
      <rect width="82" height="94" rx="2" fill="var(--card)" />
      {state !== "blank" && <path fill="var(--line)" d="M2 0h78a2 2 0 0 1 2 2v10H0V2a2 2 0 0 1 2-2z" />}
      {(state === "words" || state === "done") && (
        <>
          <path fill="var(--ink)" d="M8 54h60v6H8z" />
          <path stroke="var(--ink-soft)" strokeWidth="2.5" d="M8 67h64M8 73h50" />
          <rect x="8" y="79" width="34" height="10" rx="2" fill="var(--brick)" />
        </>
      )}
      {state === "done" && (
        <>
          <path fill="var(--sky)" d="M0 12h82v36H0z" />
          <path fill="var(--field)" d="M0 48V38c24-9 48 4 82-6v16z" />
          <path fill="var(--wall)" d="M24 42V28l9-8 9 8v14z" />
          <path fill="var(--roof)" d="M21 29l12-11h16l11 11z" />
          <path fill="var(--wall-shade)" d="M42 42V29h16v13z" />
          <circle cx="70" cy="21" r="5" fill="var(--corn)" />
        </>
      )}
    </>
  );
}
