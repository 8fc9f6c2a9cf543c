// The board at a station: what happens there, what to expect, what it brings.
import type { ProcessStep } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { Sign } from "../ui/sign.tsx";
import "./step-board.css";

interface StepBoardProps {
  step: ProcessStep;
  /** Headings of the two lists. */
  details: string;
  benefits: string;
}

export function StepBoard({ step, details, benefits }: StepBoardProps) {
  return (
    <div className="board">
      <div className="board-words">
        <p className="board-mark">
          <Sign>{step.number}</Sign>
          <span aria-hidden="true" className={step.icon} />
        </p>
        <h3>{step.title}</h3>
        <p className="board-subtitle">{step.subtitle}</p>
        <p>{step.description}</p>
      </div>
      <div className="board-details">
        <h4>{details}</h4>
        <ul>
          {keyed(step.details).map(({ key, entry: detail }) => (
            <li key={key}>{detail}</li>
          ))}
        </ul>
      </div>
      <div className="board-benefits">
        <h4>{benefits}</h4>
        <ul>
          {keyed(step.benefits).map(({ key, entry: benefit }) => (
            <li key={key}>{benefit}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
