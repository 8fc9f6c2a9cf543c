import { inGerman } from "#content/figures.ts";
import type { Figure } from "#content/section-types.ts";
import { useCounter } from "../../hooks/use-counter.ts";
import { keyed } from "../../ui/keyed.ts";
import "./stat-row.css";

interface StatRowProps {
  figures: readonly Figure[];
  /** Visible share of a figure that starts it, 0–1. */
  threshold: number;
}

export function StatRow({ figures, threshold }: StatRowProps) {
  return (
    <dl className="stats">
      {keyed(figures).map(({ key, entry: figure }) => (
        <div key={key}>
          <dt>
            {figure.label} <small>{figure.basis}</small>
          </dt>
          <dd>
            <CountUp figure={figure} threshold={threshold} />
            <span className="visually-hidden">{figure.spoken}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CountUp({ figure, threshold }: { figure: Figure; threshold: number }) {
  const { target, durationMs, decimals, before, after } = figure;
  const [ref, value] = useCounter<HTMLSpanElement>({ target, durationMs, decimals, threshold });
  const unit = /^\p{L}/u.test(after) ? <small> {after}</small> : after;
  return (
    <span ref={ref} aria-hidden="true" className="stats-figure">
      {before && `${before} `}
      {inGerman(value, decimals)}
      {unit}
    </span>
  );
}
