// A calculation as stairs; the result is the top step.
import type { SumStep } from "#content/section-types.ts";
import { keyed } from "../../ui/keyed.ts";
import "./sum-steps.css";

const MAX_HEIGHT = 210;

export function SumSteps({ steps }: { steps: readonly SumStep[] }) {
  const heights = steps.map(({ share }, index) =>
    Math.round((share ?? (index + 1) / steps.length) * MAX_HEIGHT),
  );
  return (
    <ol className="sum-steps">
      {keyed(steps).map(({ key, entry: { name, sum, result } }, index) => (
        <li key={key}>
          <h3>{name}</h3>
          <p className="sum-steps-sum">{sum}</p>
          <p className="sum-steps-result">{result}</p>
          <Step height={heights[index] ?? 0} before={heights[index - 1] ?? 0} />
        </li>
      ))}
    </ol>
  );
}

/** One step with its part of the path: from the step before, then along the top. */
function Step({ height, before }: { height: number; before: number }) {
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <rect width="100%" height="100%" />
      <line y1={height - before} y2="0" />
      <line x2="100%" />
    </svg>
  );
}
