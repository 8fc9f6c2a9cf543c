import { ListItems } from "#app/ui/list-items.tsx";
import { Sign } from "#app/ui/sign.tsx";
import type { ProcessStep } from "#content/section-types.ts";
import "./step-board.css";

interface StepBoardProps {
  step: ProcessStep;
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
          <ListItems entries={step.details} />
        </ul>
      </div>
      <div className="board-benefits">
        <h4>{benefits}</h4>
        <ul>
          <ListItems entries={step.benefits} />
        </ul>
      </div>
    </div>
  );
}
