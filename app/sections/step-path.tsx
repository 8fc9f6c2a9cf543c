// A dotted way with numbered signs. Each sign is a button that chooses its station; a bicycle rides to the chosen one.
import type { ProcessStep } from "#content/section-types.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { Sign } from "../ui/sign.tsx";
import "./step-path.css";

interface StepPathProps {
  steps: readonly Pick<ProcessStep, "number" | "title">[];
  active: number;
  onChoose: (index: number) => void;
  /** What comes before the number in a button's name. */
  choose: string;
}

export function StepPath({ steps, active, onChoose, choose }: StepPathProps) {
  // Way and bicycle show where you are in what moves; the delivered page stays lean without them.
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

// Repeated in step-path.css as the way of the bicycle.
const way = "M22 45C100 18 190 62 272 45S440 18 522 45 690 62 772 45 930 22 995 34";
