// One row a trade: its house with a gable, what it needs, and what is done for it.
import type { Trade } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import "./trades.css";

export function Trades({ trades }: { trades: readonly Trade[] }) {
  return (
    <ul className="trades">
      {keyed(trades).map(({ key, entry: { icon, name, text, points } }) => (
        <li key={key}>
          <span aria-hidden="true" className="trades-house">
            <span className={icon} />
          </span>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul>
            {keyed(points).map(({ key, entry: point }) => (
              <li key={key}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
