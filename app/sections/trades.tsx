import type { Trade } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { ListItems } from "../ui/list-items.tsx";
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
            <ListItems entries={points} />
          </ul>
        </li>
      ))}
    </ul>
  );
}
