// What a longer load time takes away, or adds: each figure with two bars, what was and what is left.
import type { secondCost } from "#content/pages/performance-optimierung-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./second-cost.css";

export function SecondCost({ effects }: { effects: (typeof secondCost)["effects"] }) {
  const most = Math.max(...effects.map(({ left }) => left));
  return (
    <ol className="second-cost">
      {keyed(effects).map(({ key, entry: { figure, name, when, of, left, text } }) => (
        <li key={key}>
          <h3>
            <b>{figure}</b> {name}
          </h3>
          <div>
            <p className="second-cost-when">{when}</p>
            <svg viewBox={`0 0 ${most} 22`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={of} height="9" fill="var(--hedge-line)" />
              <rect y="12" width={left} height="9" fill="var(--corn)" />
            </svg>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
