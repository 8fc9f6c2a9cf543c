// One row a trade: its house with a gable, what it needs, and what is done for it.
import type { Trade } from "#content/section-types.ts";
import "./trades.css";

export function Trades({ trades }: { trades: readonly Trade[] }) {
  return (
    <ul className="trades">
      {trades.map(({ icon, name, text, points }) => (
        <li key={name}>
          <span aria-hidden="true" className="trades-house">
            <span className={icon} />
          </span>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
